/**
 * Path data of icons that only the dashboard needs; icons.ts, with icons of the same style, loads for every
 * visitor.
 */
export const backIcon = 'm14.5 6-6 6 6 6';
export const forwardIcon = 'm9.5 6 6 6-6 6';
export const plusIcon = 'M12 5v14M5 12h14';
export const searchIcon = 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5';
