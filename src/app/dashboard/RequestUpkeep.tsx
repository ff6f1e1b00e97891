import { useEffect, useState } from 'react';
import { useBookingsHere } from '@/data/bookings/BookingsReplicaContext';
import { takeInChanges, useOpenRequests } from '@/data/bookings/requests';
import { emptyOldRequests, keepUp, writeOrLeave } from '@/data/bookings/requestUpkeep';
import { useRegister } from '@/data/register/RegisterContext';
import { useRegisterChanges } from '@/data/register/registerWrites';
import { useReach, useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { proposalFor, takenInAs } from '@/domain/publicPage/proposal';
import { entriesOf, isSettled } from '@/domain/values/live';
import { useUnchanged } from '@/ui/behaviour/useUnchanged';
import { useRegisterIndex } from '@/components/useRegisterIndex';

/** The time in ms between two looks at requests that may have expired. */
const lookedEveryMs = 5 * 60_000;

/**
 * Keeps the requests of car owners in order on every device that may write: gives back the time of those that nobody answered, takes
 * in the times that were booked at once where the register leaves no doubt, tells visitors of moved times, and forgets people in time.
 */
export function RequestUpkeep() {
  const store = useStore();
  const reach = useReach();
  const { id } = useWorkshop();
  const live = useOpenRequests();
  const here = useBookingsHere();
  const index = useRegisterIndex();
  const register = useRegister();
  const isRegisterHere = register.kind === 'ready' && register.complete;
  const registerChangesOf = useRegisterChanges();
  const [turn, setTurn] = useState(0);
  const isKnown = isSettled(live, reach) && !reach.offline;
  const open = entriesOf(live);
  const requests = useUnchanged(open, JSON.stringify(open));

  useEffect(() => {
    const timer = window.setInterval(() => setTurn((before) => before + 1), lookedEveryMs);
    return () => window.clearInterval(timer);
  }, []);

  useEffect(() => {
    void emptyOldRequests(store, id);
  }, [store, id]);

  useEffect(() => {
    // A copy that the server has not confirmed may have times of yesterday.
    if (!isKnown || here.kind === 'reading' || (here.kind === 'ready' && here.fromCache)) return;
    const known = here.kind === 'ready' ? here.bookings.byId : null;
    void keepUp(store, id, requests, (each) => {
      const booking = known?.get(each);
      return booking?.pending ? undefined : booking;
    });
  }, [store, id, isKnown, requests, here, turn]);

  useEffect(() => {
    if (!isKnown || !isRegisterHere) return;
    for (const request of requests) {
      if (request.data.status !== 'booked' || request.pending) continue;
      const proposal = proposalFor(request.data, index);
      if (!proposal.isClear) continue;
      const { booking, added } = takenInAs(request, proposal, proposal.customerId);
      const changes = takeInChanges(id, request, booking);
      void writeOrLeave(store, [...changes, ...registerChangesOf(added)]);
      // The next request may be of the person who is added.
      if (added.length > 0) return;
    }
  }, [store, id, isKnown, isRegisterHere, requests, index, registerChangesOf]);
  return null;
}
