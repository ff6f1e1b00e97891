import type { Entry } from '@/domain/values/live';
import type { Customer } from './customer';
import type { Register } from './register';

/** The customer with this id, or whoever took over when it was merged; undefined where the register has nobody. */
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
