/** Something the person at the terminal can mend: shown without a stack. */
export class Problem extends Error {}
