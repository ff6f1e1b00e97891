/** Path data of the list's icons, in the style of ui/icons. */
export const phoneIcon =
  'M8.6 4.5H5.5A1.5 1.5 0 0 0 4 6.1C4.5 13.6 10.4 19.5 17.9 20a1.5 1.5 0 0 0 1.6-1.5v-3.1l-4.2-1.8-1.9 2.3a13 13 0 0 1-5.3-5.3l2.3-1.9Z';
