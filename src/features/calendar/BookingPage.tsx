import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useBooking } from '@/data/bookings';
import type { Entry } from '@/data/live';
import { useSavingState, useStore } from '@/data/StoreContext';
import type { Booking } from '@/domain/booking';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeading } from '@/ui/PageHeading';
import { PageSkeleton } from '@/ui/PageSkeleton';
import { CalendarPage } from './CalendarPage';
import { CalendarState } from './CalendarState';

/** A booking by its address: the calendar on its day, with the booking opened. */
export function BookingPage() {
  const { bookingId = '' } = useParams();
  const live = useBooking(bookingId);
  const onDevice = useStore().home.kind === 'device';
  const { connected } = useSavingState();

  // Once it is open it stays, whatever becomes of it meanwhile.
  const [opened, setOpened] = useState<Entry<Booking>>();
  if (live.kind === 'ready' && live.data && opened?.id !== bookingId) setOpened(live.data);

  if (opened?.id === bookingId) return <CalendarPage key={bookingId} opened={opened} />;
  const isUnknown = live.kind === 'ready' && live.fromCache && !onDevice;
  if (live.kind === 'loading' || (isUnknown && connected)) return <PageSkeleton />;
  return (
    <>
      <PageHeading title="Bokning" />
      {live.kind === 'failed' || isUnknown ? (
        <CalendarState fetched={isUnknown ? 'unfetched' : 'failed'}>{null}</CalendarState>
      ) : (
        <EmptyState action={<LinkButton to={paths.calendar}>Till kalendern</LinkButton>}>
          Bokningen finns inte. Den kan ha tagits bort.
        </EmptyState>
      )}
    </>
  );
}
