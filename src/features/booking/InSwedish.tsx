import { useTexts } from '@/components/publicPage/texts/LanguageContext';

/** The workshop's own words within a text, marked for screen readers where the text is in another language. */
export function InSwedish({ children }: { children: string }) {
  return useTexts().language === 'sv' ? children : <span lang="sv">{children}</span>;
}
