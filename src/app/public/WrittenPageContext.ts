import { createContext } from 'react';
import type { WrittenPage } from '@/data/publicPage/writtenPage';

/** The page that a workshop's file is being written with; in a browser it stands in the file. */
export const WrittenPageContext = createContext<WrittenPage | null>(null);
