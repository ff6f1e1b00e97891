/** Path data of the ledger's icons, in the style of ui/icons. */
export const editIcon = 'm5 19 .8-3.6L16.2 5a1.8 1.8 0 0 1 2.6 2.6L8.4 18Zm9.6-12.4 2.6 2.6';
