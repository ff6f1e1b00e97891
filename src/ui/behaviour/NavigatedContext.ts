import { createContext } from 'react';

/** True if the visitor came to this page from another page of the app. */
export const NavigatedContext = createContext(false);
