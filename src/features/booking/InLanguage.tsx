import type { ReactNode } from 'react';
import { LanguageContext } from '@/components/publicPage/texts/LanguageContext';
import { useLanguage } from './useLanguage';

/** The part of the page that is read in the visitor's language. */
export function InLanguage({ children }: { children: ReactNode }) {
  const language = useLanguage();
  return (
    <LanguageContext value={language}>
      <div lang={language.texts.language}>{children}</div>
    </LanguageContext>
  );
}
