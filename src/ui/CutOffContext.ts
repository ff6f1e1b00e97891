import { createContext } from 'react';

/** What somebody had typed into a form that was taken off the screen before it was saved or closed. */
export interface CutOffForm {
  title: string;
  /** A line for each field that was filled in. */
  text: string;
}

/** Keeps such a form in memory for the page that comes instead of it. */
interface CutOff {
  form: CutOffForm | null;
  keep: (form: CutOffForm | null) => void;
}

export const CutOffContext = createContext<CutOff>({ form: null, keep: () => {} });
