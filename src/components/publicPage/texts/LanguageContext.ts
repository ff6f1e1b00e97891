import { createContext, useContext } from 'react';
import { sv, type Texts } from './sv';

/** The texts in the visitor's language, and how to change to the other one. */
export const LanguageContext = createContext<{ texts: Texts; change: () => void }>({
  texts: sv,
  change: () => {},
});

export function useTexts(): Texts {
  return useContext(LanguageContext).texts;
}
