import type { Register } from './register';

/**
 * The ids under which bookings may name a customer: the customer's own, and those of customers merged into
 * it.
 */
export function customerIds(register: Register, id: string): string[] {
  if (register.kind !== 'ready') return [id];
  const merged = [...register.merged].filter(([, into]) => into === id);
  return [id, ...merged.map(([gone]) => gone)];
}
