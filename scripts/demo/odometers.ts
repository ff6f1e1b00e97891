import { CalendarDate, parseDate } from '@internationalized/date';
import type { VehicleFields } from '@/domain/register/vehicle';
import type { Random } from './random';

/** The odometer of a car on a day up to today, in km; it never falls. */
export type KmOn = (vehicleId: string, day: CalendarDate) => number | null;

/** The odometers of cars: each is driven as far in a day as its age and what it shows today say. */
export function odometers(
  random: Random,
  today: CalendarDate,
  cars: readonly { id: string; values: VehicleFields }[],
): KmOn {
  const clocks = new Map(
    cars.map(({ id, values: { odometerKm, firstMonth, year } }) => {
      const made = year === null ? today.year - 9 : year;
      const begun = firstMonth ? parseDate(`${firstMonth}-01`) : new CalendarDate(made, 1, 1);
      const days = Math.max(1, today.compare(begun));
      // A car whose odometer nobody has noted shows what cars of its age do.
      const now = odometerKm || Math.round((days / 365) * random.whole(9_000, 17_000));
      return [id, { now, perDay: (now / days) * (0.7 + 0.3 * random.fraction()) }] as const;
    }),
  );
  return (vehicleId, day) => {
    const clock = clocks.get(vehicleId);
    return clock ? Math.max(0, Math.floor(clock.now - clock.perDay * today.compare(day))) : null;
  };
}
