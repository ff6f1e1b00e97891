/**
 * Path data of icons that only the dashboard needs; icons.ts, with icons of the same style, loads for every
 * visitor.
 */
export const backIcon = 'm14.5 6-6 6 6 6';
export const forwardIcon = 'm9.5 6 6 6-6 6';
export const plusIcon = 'M12 5v14M5 12h14';
export const searchIcon = 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5';
export const enterIcon = 'M12 4v10m-4.5-4.5L12 14l4.5-4.5M5 19.5h14';
export const playIcon = 'M8 5.5v13l10.5-6.5Z';
export const checksIcon = 'm2 12.5 4.5 4.5L15 7.5m-3 8.5 1 1 9-9.5';
export const banIcon = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM6.5 6.5l11 11';
export const calendarIcon =
  'M5 6h14a1.5 1.5 0 0 1 1.5 1.5V19a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V7.5A1.5 1.5 0 0 1 5 6ZM3.5 10.5h17M8 3.5V8m8-4.5V8M8 14.5h3v2.5H8Z';
