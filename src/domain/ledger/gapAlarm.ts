/** What a missing ledger costs, and each person who is not in it, in kronor (SFL 50 kap. 3–4 §§). */
export const ledgerFees = { ledger: 12_500, person: 2_500, repeated: 25_000 } as const;

/** Somebody who works on something, and since when. */
export interface AtWork {
  /** The id of the staff card, which is the person's `key` in the ledger. */
  staffId: string;
  since: Date;
}

/** Those who work on a job and have no open shift, each once, by when the earliest of their jobs began. */
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
