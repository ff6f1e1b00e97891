import * as v from 'valibot';
import { serverTimes } from '@/domain/values/fields';

/**
 * A document of `workshops/{id}/removedBookings`, with the id of a booking that was deleted by the same batch: devices
 * that keep bookings learn of the removal by it.
 */
export const removedBooking = v.object({ ...serverTimes });
export type RemovedBooking = v.InferOutput<typeof removedBooking>;
