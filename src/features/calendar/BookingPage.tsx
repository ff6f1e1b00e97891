import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useBooking } from '@/data/bookings/bookings';
import type { Entry } from '@/domain/values/live';
import type { Booking } from '@/domain/booking/booking';
import { CalendarPage } from './CalendarPage';
import { NoBooking } from '@/features/calendar/view/NoBooking';

/** The page at a booking's address: the calendar on the booking's day, with the booking opened. */
export function BookingPage() {
  const { bookingId = '' } = useParams();
  const live = useBooking(bookingId);

  // An opened booking stays open, even when it is changed or removed meanwhile.
  const [opened, setOpened] = useState<Entry<Booking>>();
  if (live.kind === 'ready' && live.data && opened?.id !== bookingId) setOpened(live.data);

  if (opened?.id !== bookingId) return <NoBooking live={live} />;
  return <CalendarPage key={bookingId} opened={opened} />;
}
