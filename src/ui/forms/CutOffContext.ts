import { createContext } from 'react';

/**
 * The text that somebody had typed into a form that was taken off the screen before it was saved or closed, a line for each field
 * that the person had changed. It is kept in memory for the page that comes instead of the form.
 */
interface CutOff {
  text: string | null;
  keep: (text: string | null) => void;
}

export const CutOffContext = createContext<CutOff>({ text: null, keep: () => {} });
