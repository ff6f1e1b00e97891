import type { BookingStatus } from '@/domain/booking/booking';
import type { ServiceGroup } from '@/domain/workshop/service';
import type { DemoBooking } from './bookings';
import type { Random } from './random';

/** A booking of a day, and whether it is in a lift or in the wash. */
export interface DayBooking {
  group: ServiceGroup;
  booking: DemoBooking;
}

const longestWaitMs = 2 * 60 * 60_000;

/** A wash that another car comes to than the one that was booked for it. */
interface JoinedWash {
  booking: DemoBooking;
  formerCar: string | null;
}

/**
 * Makes visits of two parts out of a day's bookings: some of the cars that leave a lift go on to the wash. Returns the bookings of
 * these washes.
 */
export function joinVisits(random: Random, day: readonly DayBooking[]): JoinedWash[] {
  const joined: JoinedWash[] = [];
  const takesPlace = ({ booking }: DayBooking) =>
    !['cancelled', 'noShow'].includes(booking.values.status);
  const washes = day.filter((each) => each.group === 'wash' && takesPlace(each));
  for (const each of day) {
    if (each.group === 'wash' || !takesPlace(each) || !random.chance(0.2)) continue;
    const { booking: repair } = each;
    const { vehicleId, customerId, keyNumber, isReminded } = repair.values;
    const next = washes.findIndex(({ booking }) => {
      const wait = +(booking.values.startsAt ?? 0) - +(repair.values.endsAt ?? 0);
      return wait >= 0 && wait <= longestWaitMs;
    });
    const [wash] = next < 0 ? [] : washes.splice(next, 1);
    if (!wash || vehicleId === null) continue;
    const { values, createdAt, updatedAt } = wash.booking;
    const visitId = `visit-${repair.id}`;
    joined.push({ booking: wash.booking, formerCar: values.vehicleId });
    const [first, second] = statusesOf(repair.values.status, values.status);
    Object.assign(repair.values, { visitId, status: first });
    Object.assign(values, { visitId, status: second, vehicleId, customerId, keyNumber });
    Object.assign(values, { isReminded, message: null });
    // Both parts were booked at once.
    if (updatedAt === createdAt) wash.booking.updatedAt = repair.createdAt;
    wash.booking.createdAt = repair.createdAt;
  }
  return joined;
}

/** The statuses of a repair and the wash after it: the car is in one place, and is fetched once. */
function statusesOf(repair: BookingStatus, wash: BookingStatus): [BookingStatus, BookingStatus] {
  if (wash === 'pickedUp') return ['pickedUp', wash];
  if (wash === 'done' || wash === 'inProgress') return ['done', wash];
  if (repair === 'booked') return [repair, 'booked'];
  return [repair === 'pickedUp' ? 'done' : repair, 'checkedIn'];
}
