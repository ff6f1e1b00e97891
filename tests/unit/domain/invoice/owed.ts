import type { Payment, Receivable } from '@/domain/invoice/receivable';
import type { Entry } from '@/domain/values/live';
import { owed, paid } from '../../../support/owed';

const at = new Date('2026-10-01T08:00:00Z');

/** The receivable of an invoice of 1 793 kr, with the changes. */
export function receivable(number: number, changes: Partial<Receivable> = {}): Entry<Receivable> {
  const times = { createdAt: at, updatedAt: at };
  return { id: `F${number}`, pending: false, data: { ...owed(number), ...times, ...changes } };
}

/** A payment of the invoice 10001 by bank, as the changes say. */
export function payment(id: string, changes: Partial<Payment> = {}): Entry<Payment> {
  return { id, pending: false, data: { ...paid(), createdBy: 'olle', createdAt: at, ...changes } };
}
