import type { Measure } from './facts';
import type { Sources } from './sources';

/** The documents that what a measure counts is made of; attended minutes are made of the staff ledger. */
const madeOf: Record<Measure, readonly (keyof Sources)[]> = {
  net: ['invoices'],
  vat: ['invoices'],
  rounding: ['invoices'],
  kind: ['invoices'],
  customer: ['invoices'],
  vehicle: ['invoices'],
  invoices: ['invoices'],
  service: ['invoices', 'orders'],
  times: ['invoices', 'orders'],
  group: ['invoices', 'orders'],
  person: ['invoices', 'orders'],
  orders: ['invoices', 'orders'],
  approx: ['invoices', 'orders'],
  stage: ['invoices', 'orders', 'events'],
  waiting: ['invoices', 'orders', 'events'],
  lead: ['invoices', 'orders', 'bookings'],
  sold: ['invoices', 'orders', 'bookings'],
  bookings: ['bookings'],
  booked: ['bookings'],
  estimates: ['estimates'],
  answered: ['approvals', 'estimates'],
  followups: ['followUps'],
  worked: ['jobTimes'],
  payments: ['payments'],
  attended: [],
  of: ['invoices', 'orders', 'bookings', 'followUps'],
};

/**
 * The documents that a measure is made of, and that alone need to be read for it: the sales of a year of the demo are 1,037
 * documents of 8,811.
 */
export function neededFor(measure: Measure): ReadonlySet<keyof Sources> {
  return new Set(madeOf[measure]);
}
