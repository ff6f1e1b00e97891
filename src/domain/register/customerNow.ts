import type { Entry } from '@/domain/values/live';
import type { Customer } from './customer';
import type { Register } from './register';

/**
 * The customer with this id, or the one that a merged customer was merged into; undefined when the register
 * has neither.
 */
export function customerNow(register: Register, id: string | null): Entry<Customer> | undefined {
  if (id === null || register.kind !== 'ready') return undefined;
  return register.customers.get(register.merged.get(id) ?? id);
}

/** The ids under which bookings may name a customer: the customer's own, and those of customers merged into it. */
export function customerIds(register: Register, id: string): string[] {
  if (register.kind !== 'ready') return [id];
  const merged = [...register.merged].filter(([, into]) => into === id);
  return [id, ...merged.map(([gone]) => gone)];
}
