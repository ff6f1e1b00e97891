import { createContext } from 'react';

/** The error messages of the surrounding form, by field name. */
export const FieldErrorsContext = createContext<Record<string, string>>({});
