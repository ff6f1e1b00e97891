import type { Register } from './register';

/** The ids that bookings may know a customer by: its own, and those of the cards that were merged into it. */
export function customerIds(register: Register, id: string): string[] {
  if (register.kind !== 'ready') return [id];
  const merged = [...register.merged].filter(([, into]) => into === id);
  return [id, ...merged.map(([gone]) => gone)];
}
