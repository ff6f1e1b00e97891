import type { Booking } from '@/domain/booking/booking';
import type { Invoice } from '@/domain/invoice/invoice';
import type { Payment } from '@/domain/invoice/receivable';
import type { FollowUp } from '@/domain/order/followUp';
import type { JobTime } from '@/domain/order/jobTime';
import { dayOf, lastDayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import type { Facts } from './facts';

/**
 * A document that has been added, changed or removed since days were sealed: the days that it is dated in now, and the name by
 * which the days that it was dated in know it; null for one that never moves.
 */
export interface Changed {
  of: string | null;
  days: readonly string[];
}

/**
 * The sealed days that no longer are what the documents say: those that a changed document is dated in, and those that were made
 * of it before it changed.
 */
export function staleDays(
  sealed: ReadonlyMap<string, Facts>,
  changes: readonly Changed[],
): Set<string> {
  const stale = new Set(changes.flatMap(({ days }) => days).filter((day) => sealed.has(day)));
  const names = new Set(changes.flatMap(({ of }) => of ?? []));
  for (const [day, facts] of names.size === 0 ? [] : sealed) {
    if (stale.has(day)) continue;
    if ([...facts.by('of').keys()].some((name) => names.has(name))) stale.add(day);
  }
  return stale;
}

/** A booking that has changed; null data for one that is removed. */
export function changedBooking({ id, data }: { id: string; data: Booking | null }): Changed {
  const days: string[] = [];
  if (data?.startsAt && data.endsAt) {
    const last = lastDayOf(data.endsAt);
    for (let day = dayOf(data.startsAt); day.compare(last) <= 0; day = day.add({ days: 1 })) {
      days.push(String(day));
    }
  }
  return { of: `b${id}`, days };
}

/** An order that has changed; only days with an invoice of it know it. */
export function changedOrder({ id }: { id: string }): Changed {
  return { of: `o${id}`, days: [] };
}

/** A follow-up that has changed: one that is declined anew gets another day. */
export function changedFollowUp({ id, data }: Entry<FollowUp>): Changed {
  return { of: `u${id}`, days: [String(dayOf(data.createdAt))] };
}

/** An invoice that has been issued. */
export function addedInvoice({ data }: Entry<Invoice>): Changed {
  return { of: null, days: [data.issuedOn] };
}

/** A payment that has been noted. */
export function addedPayment({ data }: Entry<Payment>): Changed {
  return { of: null, days: [data.paidOn] };
}

/** A time that has been added; a correction changes the day of the time that it corrects, whose id tells when that began. */
export function addedTime({ data }: Entry<JobTime>): Changed {
  const began = Number(data.corrects?.split('_').at(-1));
  const startedAt = data.corrects === null ? data.startedAt : new Date(began);
  return { of: null, days: [String(dayOf(startedAt))] };
}

/** An estimate that has been made, or an answer to one. */
export function addedOn({ data }: Entry<{ createdAt: Date }>): Changed {
  return { of: null, days: [String(dayOf(data.createdAt))] };
}
