/** Path data of the dashboard's icons, in the style of ui/icons. */
export const customersIcon =
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 4.9a3.5 3.5 0 0 1 0 6.2M18 14.4a6.5 6.5 0 0 1 3.5 5.6';
export const serviceBookIcon =
  'M12 6.5C10 4.8 7 4.3 3.5 4.5V18c3.5-.2 6.5.3 8.5 2 2-1.7 5-2.2 8.5-2V4.5C17 4.3 14 4.8 12 6.5Zm0 0V20';
export const workOrdersIcon =
  'M8.5 5H6.5A1.5 1.5 0 0 0 5 6.5V19a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19V6.5A1.5 1.5 0 0 0 17.5 5h-2M9.5 3.5h5a1 1 0 0 1 1 1v1a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-1a1 1 0 0 1 1-1ZM8.5 13l2.2 2.2L15.5 11';
export const invoicesIcon =
  'M6 3.5h12V20l-2.4-1.6L13.2 20 12 19.2 10.8 20l-2.4-1.6L6 20ZM9 8h6M9 11.5h6M9 15h3';
export const reportsIcon = 'M4 4v14.5A1.5 1.5 0 0 0 5.5 20H20M8.5 16v-4M13 16V8m4.5 8v-6';
export const ledgerIcon = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2';
export const inspectionIcon =
  'M12 3.5 5 6v5.5c0 4.3 2.9 7.4 7 9 4.1-1.6 7-4.7 7-9V6ZM9 12l2.2 2.2L15.2 10';
export const settingsIcon =
  'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z';
export const signOutIcon =
  'M14 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H14M10 12h10.5m-4-4 4 4-4 4';
export const moreIcon =
  'M5 11.25a.75.75 0 1 0 0 1.5.75.75 0 0 0 0-1.5Zm7 0a.75.75 0 1 0 0 1.5.75.75 0 0 0 0-1.5Zm7 0a.75.75 0 1 0 0 1.5.75.75 0 0 0 0-1.5Z';
export const expandIcon = 'm7 10 5 5 5-5';
