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

/**
 * The point up to which a device has read changes: the latest stamp of the server, and when it was first seen, in ms of this
 * device.
 */
const cursorSchema = v.object({
  latest: instant,
  movedAt: v.number(),
  /** True if no later stamp came for so long that no earlier document can be missing. */
  isSettled: v.boolean(),
});
type ReadCursor = v.InferOutput<typeof cursorSchema>;

/** The device's memory of its readings for the reports of a workshop. */
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
  /** The number of changed documents that have been read since that time. */
  changed: v.number(),
});
export type Reading = v.InferOutput<typeof readingSchema>;

/**
 * The minutes that readings overlap: a document that the server gets while several lists are read may show only after some of
 * them.
 */
const overlapMinutes = 2;

/** The instant from which changes are to be read after a cursor. */
export function readFrom({ latest, isSettled }: ReadCursor): Date {
  return isSettled ? latest : addMinutes(latest, -overlapMinutes);
}

/** The minutes before midnight from which a day's documents are read: a device may have taken the day for begun that early. */
const earliestMinutes = 60;

/**
 * The instant from which changes are to be read for the documents of a day that a device has kept: after the cursor, but not from
 * long before the day began at `midnight`, because older documents were there when the day was first read.
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
