/** How long the receipt of a stamp is shown, in ms. */
export const receiptMs = 10_000;
/** After how long a time without a touch a half-filled dialog makes room for the list, in ms. */
export const calmMs = 90_000;
/** After how long a time without a touch the ledger with people's numbers is closed, in ms. */
export const inspectionMs = 600_000;
/** How long a second tap of the same finger hits nothing new, in ms. */
export const doubleTapMs = 600;
