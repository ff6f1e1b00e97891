import { createContext } from 'react';

/** The messages of the form around a field, by the field's name. */
export const FieldErrorsContext = createContext<Record<string, string>>({});
