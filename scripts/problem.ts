/** An error that the person at the terminal can mend; it is shown without a stack. */
export class Problem extends Error {}
