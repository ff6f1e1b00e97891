/** Path data of the import's icon, in the style of ui/icons. */
export const uploadIcon =
  'M12 15.5V4.5m-4.5 4.5L12 4.5 16.5 9M4.5 15v3.5a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1V15';
