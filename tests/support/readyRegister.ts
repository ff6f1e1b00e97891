import type { Customer } from '@/domain/register/customer';
import type { Register } from '@/domain/register/register';
import type { Kept } from '@/domain/register/registerKeys';
import type { Vehicle } from '@/domain/register/vehicle';
import type { Entry } from '@/domain/values/live';

/** A register that is ready, of these; `merged` is who took over from whom. */
export function readyRegister(
  customers: Kept<Customer>[],
  vehicles: Kept<Vehicle>[] = [],
  { merged = {}, complete = true }: { merged?: Record<string, string>; complete?: boolean } = {},
): Extract<Register, { kind: 'ready' }> {
  return {
    kind: 'ready',
    customers: byId(customers),
    vehicles: byId(vehicles),
    merged: new Map(Object.entries(merged)),
    written: new Map(),
    complete,
    isPreview: false,
    unreadable: [],
  };
}

/** Entries by their id, none of them waiting for the server. */
export function byId<T>(kept: { id: string; data: T }[]): Map<string, Entry<T>> {
  return new Map(kept.map((each) => [each.id, { ...each, pending: false }]));
}
