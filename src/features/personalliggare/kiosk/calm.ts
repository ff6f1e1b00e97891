/** The time for which the receipt of a stamp is shown, in ms. */
export const receiptMs = 10_000;
/** The time without a touch after which a half-filled dialog makes room for the list, in ms. */
export const calmMs = 90_000;
/** The time without a touch after which the ledger with people's numbers is closed, in ms. */
export const inspectionMs = 600_000;
/** The time before a new button can be pressed, in ms, so that the second tap of a double tap does not hit it. */
export const doubleTapMs = 600;
