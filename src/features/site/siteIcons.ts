/** Path data of the public pages' icons, in the style of ui/icons. */
export const customersIcon =
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 4.9a3.5 3.5 0 0 1 0 6.2M18 14.4a6.5 6.5 0 0 1 3.5 5.6';
export const bookIcon =
  'M12 6.5C10 4.8 7 4.3 3.5 4.5V18c3.5-.2 6.5.3 8.5 2 2-1.7 5-2.2 8.5-2V4.5C17 4.3 14 4.8 12 6.5Zm0 0V20';
export const clipboardIcon =
  'M8.5 5H6.5A1.5 1.5 0 0 0 5 6.5V19a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19V6.5A1.5 1.5 0 0 0 17.5 5h-2M9.5 3.5h5a1 1 0 0 1 1 1v1a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-1a1 1 0 0 1 1-1ZM8.5 13l2.2 2.2L15.5 11';
export const clockIcon = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2';
export const offlineIcon =
  'M7 18.5a4.5 4.5 0 0 1-1.3-8.8M9.2 6.2A6 6 0 0 1 17.6 10a4.3 4.3 0 0 1 2.6 6.6M4 4l16 16M7 18.5h9.5';
export const keyboardIcon =
  'M4.5 6h15A1.5 1.5 0 0 1 21 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6ZM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8 14h8';
export const rolesIcon =
  'M12 3.5 5 6v5.5c0 4.3 2.9 7.4 7 9 4.1-1.6 7-4.7 7-9V6l-7-2.5ZM9 12l2.2 2.2L15.2 10';
export const reportsIcon = 'M4 4v14.5A1.5 1.5 0 0 0 5.5 20H20M8.5 16v-4M13 16V8m4.5 8v-6';
export const phoneIcon =
  'M6 4h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2L20 15v3a2 2 0 0 1-2.2 2A15.5 15.5 0 0 1 4 6.2 2 2 0 0 1 6 4Z';
export const mailIcon =
  'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM3.5 7l8.5 6 8.5-6';
export const placeIcon =
  'M12 21c4.2-4.4 6.5-8 6.5-11a6.5 6.5 0 1 0-13 0c0 3 2.3 6.6 6.5 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z';
