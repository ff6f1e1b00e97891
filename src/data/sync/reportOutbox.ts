/** Tells of an outbox that fails: the SDK keeps and sends the writes without it; only their results may be missing later. */
export function reportOutbox(error: unknown): void {
  console.error('The outbox of writes does not work', error);
}
