import type { ReactNode } from 'react';
import { LanguageContext } from '@/features/booking/texts/LanguageContext';
import { useLanguage } from './useLanguage';

/**
 * What is read in the visitor's language. It is no part of a page's markup from the build, which knows no language: it begins when the
 * page's content has come.
 */
export function InLanguage({ children }: { children: ReactNode }) {
  const language = useLanguage();
  return (
    <LanguageContext value={language}>
      <div lang={language.texts.language}>{children}</div>
    </LanguageContext>
  );
}
