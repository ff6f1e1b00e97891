/**
 * The result of reading a typed value: the canonical value, or the Swedish reason to show beside the field.
 */
export type Parsed<T> = { ok: true; value: T; warning?: string } | { ok: false; message: string };

/** The result for a refused value, with the Swedish reason. */
export function refused(message: string): { ok: false; message: string } {
  return { ok: false, message };
}
