/** Tells of a journal that fails: the SDK keeps and sends the writes without it; only their results may be missing later. */
export function reportJournal(error: unknown): void {
  console.error('The journal of writes does not work', error);
}
