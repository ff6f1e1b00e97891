import { screen } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { disableNetwork, getFirestore } from 'firebase/firestore';
import { useState } from 'react';
import { it } from 'vitest';
import { BookingsReplicaContext } from '@/data/bookings/BookingsReplicaContext';
import type { BookingsHere } from '@/data/bookings/bookingsReplica';
import { useReach } from '@/data/sync/StoreContext';
import { noBookings } from '@/domain/booking/bookingsByWeek';
import { useBusyBookings } from '@/features/calendar/booking/useBusyBookings';
import { loseNetwork } from '../support/network';
import { renderOver } from '../support/overRegister';
import { readyRegister } from '../support/readyRegister';
import { at } from '../support/swedishInstant';

const here: BookingsHere = {
  ...{ kind: 'ready', bookings: noBookings, since: 0, fromCache: false, unreadable: new Map() },
};
const kept = { start: () => () => {}, subscribe: () => () => {}, getState: () => here };

function Known() {
  const { isSettled, areLoansSettled } = useBusyBookings(
    at('2026-11-20 08:00'),
    at('2026-11-20 17:00'),
  );
  const { offline } = useReach();
  const words = [isSettled && 'jobb', areLoansSettled && 'lån', offline && 'offline'];
  return <p>{words.filter(Boolean).join(' ')}</p>;
}

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <BookingsReplicaContext value={kept}>
      <button onClick={() => setIsOpen(true)}>Ny bokning</button>
      {isOpen && <Known />}
    </BookingsReplicaContext>
  );
}

it('bookings kept on the device do not wait for loan cars from the server', async () => {
  const { auth } = await renderOver(readyRegister([]), <Page />);
  const opener = await screen.findByRole('button', { name: 'Ny bokning' });
  await disableNetwork(getFirestore(auth.app));
  await userEvent.click(opener);
  await screen.findByText('jobb');
  // Once the contact is lost, a loan waits no longer.
  await loseNetwork(getFirestore(auth.app));
  await screen.findByText('jobb lån offline');
});
