import { useMemo, useState } from 'react';
import { useRegisterIndex } from '@/components/useRegisterIndex';
import { useBookings, useBookingsOf } from '@/data/bookings/bookings';
import { useBookingsHere } from '@/data/bookings/BookingsReplicaContext';
import { useRegister } from '@/data/register/RegisterContext';
import { dayOf, instantAt } from '@/domain/time/swedishTime';
import { customerIds } from '@/domain/register/customerNow';
import { findRows } from '@/domain/register/registerSearch';
import { useSettled } from '@/ui/behaviour/useSettled';

const mostRows = 8;
const mostOfEach = 50;
/** The number of days ahead in which all bookings are searched: where they are asked for, and where this device keeps them. */
const daysAhead = { asked: 14, kept: 3660 };

/**
 * Watches the bookings in which the palette searches, each perhaps more than once: all to come that this device keeps, or
 * else those of the next two weeks, and the latest of the customers and vehicles that the query finds first. Nothing is asked for until something is typed.
 */
export function useSearchedBookings(query: string) {
  const register = useRegister();
  const index = useRegisterIndex();
  const settled = useSettled(query.trim());
  const [today] = useState(() => dayOf(new Date()));
  const ahead = useBookingsHere().kind === 'ready' ? daysAhead.kept : daysAhead.asked;
  const days = settled ? ahead : 0;
  const [from, to] = [instantAt(today, 0), instantAt(today.add({ days }), 0)];
  const soon = useBookings(from, to);
  const found = useMemo(() => {
    const filter = { kind: 'all', tags: [], sort: 'name' } as const;
    const rows = settled ? findRows(index, { query: settled, ...filter, tags: [] }) : [];
    return rows.slice(0, mostRows);
  }, [index, settled]);
  const customers = found.flatMap(({ customer }) =>
    customer ? customerIds(register, customer.id) : [],
  );
  const vehicles = found.flatMap((row) => row.vehicles.map(({ id }) => id));
  const ofCustomers = useBookingsOf('customerId', customers, mostOfEach);
  const ofVehicles = useBookingsOf('vehicleId', [...new Set(vehicles)], mostOfEach);
  return [soon, ofCustomers, ofVehicles];
}
