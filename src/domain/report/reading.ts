import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { bookingDocument } from '@/domain/booking/booking';
import { invoiceDocument } from '@/domain/invoice/invoice';
import { paymentDocument } from '@/domain/invoice/receivable';
import { approvalDocument } from '@/domain/order/approval';
import { estimateDocument } from '@/domain/order/estimate';
import { followUpDocument } from '@/domain/order/followUp';
import { jobTimeDocument } from '@/domain/order/jobTime';
import { orderDocument } from '@/domain/order/order';
import { orderEventDocument } from '@/domain/order/orderEvent';
import { addMinutes } from '@/domain/time/swedishTime';
import { day, instant } from '@/domain/values/fields';

function entries<T>(schema: GenericSchema<unknown, T>) {
  const entry = v.object({ id: v.string(), data: schema, pending: v.boolean() });
  return v.pipe(v.array(entry), v.readonly());
}

/** How far a device has read what changes: the latest stamp of the server, and when it was first seen, in ms of this device. */
const cursorSchema = v.object({
  latest: instant,
  movedAt: v.number(),
  /** True if nothing came so much later that nothing before it can be missing. */
  isSettled: v.boolean(),
});
type ReadCursor = v.InferOutput<typeof cursorSchema>;

/** What a device remembers of what it has read for the reports of a workshop. */
export const readingSchema = v.object({
  /** When it was read, by this device's clock. */
  readAt: instant,
  /** The first day with anything to report, and the day on which that was found out. */
  begun: day,
  begunOn: day,
  /** The documents of the day that was going on; null where no page has needed them. */
  today: v.nullable(
    v.object({
      day,
      sources: v.object({
        invoices: entries(invoiceDocument),
        orders: entries(orderDocument),
        events: entries(orderEventDocument),
        bookings: entries(bookingDocument),
        payments: entries(paymentDocument),
        estimates: entries(estimateDocument),
        approvals: entries(approvalDocument),
        followUps: entries(followUpDocument),
        jobTimes: entries(jobTimeDocument),
      }),
    }),
  ),
  cursor: v.nullable(cursorSchema),
  /** The time of the sealed months with which all changes up to the cursor have been compared; null when that was not done. */
  comparedWith: v.nullable(instant),
  /** How many changed documents have been read since that time. */
  changed: v.number(),
});
export type Reading = v.InferOutput<typeof readingSchema>;

/** Some time for what the server gets while several lists are read, and shows after some of them, in minutes. */
const overlapMinutes = 2;

/** From which instant on changes are to be read after a cursor. */
export function readFrom({ latest, isSettled }: ReadCursor): Date {
  return isSettled ? latest : addMinutes(latest, -overlapMinutes);
}

/** How long before a day began its documents may have been stamped when a device that took it for begun read them, in minutes. */
const earliestMinutes = 60;

/**
 * From which instant on changes are to be read for the documents of a day that a device has kept: after the cursor, but not from
 * long before the day began at `midnight`, because what was older was there when they were first read.
 */
export function keptFrom(cursor: ReadCursor | null, midnight: Date): Date {
  const earliest = addMinutes(midnight, -earliestMinutes);
  const from = cursor && readFrom(cursor);
  return from && from > earliest ? from : earliest;
}

/** The cursor after all has been read from `readFrom` on, at `now`, where `latest` was the latest stamp; null before any. */
export function movedTo(
  cursor: ReadCursor | null,
  latest: Date | null,
  now: number,
): ReadCursor | null {
  if (latest && (!cursor || latest > cursor.latest))
    return { latest, movedAt: now, isSettled: false };
  const isLater = cursor && now - cursor.movedAt > overlapMinutes * 60_000;
  return isLater ? { ...cursor, isSettled: true } : cursor;
}
