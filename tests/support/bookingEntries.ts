import { type BookedService, type Booking, newBooking } from '@/domain/booking/booking';
import type { Entry } from '@/domain/values/live';

const stamps = { createdAt: new Date(0), updatedAt: new Date(0) };

/** A booking as read from its document; fields that `values` lacks are those of a new booking. */
export function readBooking(values: Partial<Booking> = {}): Booking {
  return { ...newBooking(values), ...stamps, ...values };
}

/** A booking as an entry of a live list. */
export function bookingEntry(id: string, values: Partial<Booking> = {}): Entry<Booking> {
  return { id, data: readBooking(values), pending: false };
}

/** A service as it was booked: one hour for 1 000 kr. */
export function booked(name: string, values: Partial<BookedService> = {}): BookedService {
  return { serviceId: name, name, minutes: 60, priceOre: 100_000, vatRate: 25, ...values };
}
