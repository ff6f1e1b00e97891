/** The fees in kronor for a missing ledger, a person who is not in it, and a repetition within a year (SFL 50 kap. 3–4 §§). */
export const ledgerFees = { ledger: 12_500, person: 2_500, repeated: 25_000 } as const;

/** Somebody who works on something, and since when. */
export interface AtWork {
  /** The id of the staff card, which is the person's `key` in the ledger. */
  staffId: string;
  since: Date;
}

/** The people who work on a job without an open shift, each once, sorted by the start of their earliest job. */
export function missingShifts(
  atWork: readonly AtWork[],
  here: readonly { key: string }[],
): AtWork[] {
  const present = new Set(here.map(({ key }) => key));
  const missing = new Map<string, AtWork>();
  for (const work of atWork) {
    const known = missing.get(work.staffId);
    if (present.has(work.staffId) || (known && known.since <= work.since)) continue;
    missing.set(work.staffId, work);
  }
  return [...missing.values()].toSorted(
    (one, other) => one.since.getTime() - other.since.getTime(),
  );
}
