import { useRegister } from '@/data/register/RegisterContext';
import { useBookedVehicles } from '@/data/bookings/comingBookings';
import type { Vehicle } from '@/domain/register/vehicle';
import { type Reminder, type ReminderKind, remindersOf } from '@/domain/servicebook/reminder';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { useMemo } from 'react';

/** A car with what its customer is to be reminded of, the first that is due first. */
export interface RemindedCar {
  vehicle: Entry<Vehicle>;
  reminders: Reminder[];
}

/**
 * The cars of the register whose customers are to be reminded today, the longest overdue first: a car that is booked is not
 * among them. `kind` leaves out the rest, and `isTold` gives those that have been reminded already. Undefined while the
 * register is read.
 */
export function useReminded(
  kind: ReminderKind | null,
  isTold: boolean,
): { cars: RemindedCar[]; isComplete: boolean } | undefined {
  const register = useRegister();
  const booked = useBookedVehicles();
  return useMemo(() => {
    if (register.kind !== 'ready' || booked === null) return undefined;
    const today = dayOf(new Date());
    const cars = [...register.vehicles.values()].flatMap((vehicle) => {
      if (booked.has(vehicle.id)) return [];
      const reminders = remindersOf(vehicle.data, today).filter(
        (each) => (kind === null || each.kind === kind) && (each.toldOn !== null) === isTold,
      );
      return reminders.length === 0 ? [] : [{ vehicle, reminders }];
    });
    const first = ({ reminders }: RemindedCar) =>
      reminders.map(({ on }) => on ?? today.toString()).toSorted()[0] ?? '';
    return {
      cars: cars.toSorted((one, other) => first(one).localeCompare(first(other))),
      isComplete: register.complete,
    };
  }, [register, booked, kind, isTold]);
}
