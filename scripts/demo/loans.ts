import type { CalendarDate } from '@internationalized/date';
import { type Booking, newBooking } from '@/domain/booking/booking';
import { type LoanRecord, notLent } from '@/domain/booking/loanRecord';
import { addMinutes, instantAt } from '@/domain/time/swedishTime';
import type { DemoBooking } from './bookings';
import { resources } from './workshop';

type Job = DemoBooking & { values: { startsAt: Date; endsAt: Date } };

const [firstCar = '', secondCar = ''] = resources.flatMap(({ kind }, index) =>
  kind === 'loanCar' ? [`resource-${index}`] : [],
);

/**
 * Lends the two loan cars with four jobs, which become visits: one loan is coming, one is out, one came back with
 * odometer and fuel, and one is a day late. Returns the loans.
 */
export function demoLoans(bookings: readonly DemoBooking[], today: CalendarDate): DemoBooking[] {
  const [midnight, ten] = [instantAt(today, 0), instantAt(today, 10 * 60)];
  const jobs = bookings.filter(isLendable);
  const out = longest(jobs, ({ values: { startsAt, endsAt, status } }) => {
    return status === 'inProgress' && startsAt < ten && endsAt > ten;
  });
  const [from, to] = [out?.values.startsAt ?? midnight, out?.values.endsAt ?? midnight];
  const coming = longest(jobs, ({ values: { startsAt, status } }) => {
    return status === 'booked' && startsAt >= to && startsAt < addMinutes(midnight, 4 * 1440);
  });
  const back = longest(jobs, ({ values: { startsAt, endsAt, status } }) => {
    return status === 'pickedUp' && endsAt <= from && startsAt > addMinutes(from, -4 * 1440);
  });
  const late = longest(jobs, (job) => {
    const { startsAt, endsAt, status } = job.values;
    const isRecent = endsAt < midnight && startsAt > addMinutes(midnight, -3 * 1440);
    return status === 'pickedUp' && isRecent && job !== back;
  });
  // The customer has not come for the car.
  if (late) late.values.status = 'done';
  const outAt = { odometerOutKm: 45_248, fuelOut: 'threeQuarters' } as const;
  return [
    ...lent(back, firstCar, 'done', ({ startsAt, endsAt }) => ({
      ...{ outAt: addMinutes(startsAt, 5), odometerOutKm: 45_210, fuelOut: 'full' },
      ...{ backAt: endsAt, odometerBackKm: 45_248, fuelBack: 'threeQuarters' },
    })),
    ...lent(out, firstCar, 'inProgress', ({ startsAt }) => ({ outAt: startsAt, ...outAt })),
    ...lent(coming, firstCar, 'booked', () => ({})),
    ...lent(late, secondCar, 'inProgress', ({ startsAt }) => ({
      ...{ outAt: addMinutes(startsAt, 10), odometerOutKm: 18_730, fuelOut: 'half' },
    })),
  ];
}

/** True if a job's customer may need a car: a job by itself, of a car and a customer that are known. */
function isLendable(booking: DemoBooking): booking is Job {
  const { startsAt, endsAt, customerId, vehicleId, visitId } = booking.values;
  return startsAt !== null && endsAt !== null && !!customerId && !!vehicleId && !visitId;
}

function longest(jobs: readonly Job[], isWanted: (job: Job) => boolean): Job | undefined {
  const length = ({ values: { startsAt, endsAt } }: Job) => Number(endsAt) - Number(startsAt);
  return jobs.filter(isWanted).toSorted((one, other) => length(other) - length(one))[0];
}

/** The loan of a car with a job; none without a job. */
function lent(
  job: Job | undefined,
  resourceId: string,
  status: Booking['status'],
  recordOf: (time: Job['values']) => Partial<LoanRecord>,
): DemoBooking[] {
  if (!job) return [];
  const visitId = `visit-${job.id}`;
  const loan = { ...notLent, ...recordOf(job.values) };
  const { customerId, vehicleId, startsAt, endsAt, isAllDay, isReminded } = job.values;
  const values = newBooking({
    ...{ customerId, vehicleId, startsAt, endsAt, isAllDay, isReminded },
    ...{ visitId, resourceId, status, loan },
  });
  job.values.visitId = visitId;
  return [{ ...job, id: `loan-${job.id}`, values }];
}
