/** What reading a typed value gives: the canonical value, or the Swedish reason to show beside the field. */
export type Parsed<T> = { ok: true; value: T; warning?: string } | { ok: false; message: string };

/** A refused value with its Swedish reason. */
export function refused(message: string): { ok: false; message: string } {
  return { ok: false, message };
}
