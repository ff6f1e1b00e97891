import { Raw } from '../../scripts/firestoreValue';
import { fuelLevels, loanLimits } from '@/domain/booking/loanRecord';
import { unplannedBooking } from './bookingSpecs';
import { span, thursday } from './bookingWorld';
import { changed, full, hour, newOne, occupied, taken } from './bookingWrites';
import { field, integer, map, oneOf, orNull } from './fieldSpecs';
import { about, type Row } from './rows';

const { may, mayNot } = about('bookings');

const instant = orNull(field((value) => value instanceof Date, [new Date(0)], []));
const odometerKm = orNull(integer(loanLimits.odometerKm));
const fuel = orNull(oneOf(fuelLevels));

const loan = map({
  outAt: instant,
  odometerOutKm: odometerKm,
  fuelOut: fuel,
  backAt: instant,
  odometerBackKm: odometerKm,
  fuelBack: fuel,
});
const [booked] = loan.accepted;
const lent = {
  outAt: new Date('2026-11-23T08:04:31Z'),
  odometerOutKm: loanLimits.odometerKm.max,
  fuelOut: 'threeQuarters',
  backAt: new Date('2026-11-27T15:10:02Z'),
  odometerBackKm: loanLimits.odometerKm.max,
  fuelBack: 'empty',
};
/** A loan with everything filled in, over two weeks. */
const fullLoan = {
  ...{ ...full, services: [], loan: lent },
  ...{ startsAt: thursday(6, '23:00'), endsAt: thursday(7, '01:00') },
};

/** Rows about loan cars: the record of a loan, and that a loan takes its car's time as every booking does. */
export const loanRows: Row[] = [
  ...loan.accepted.map((value) =>
    may('staff', `create a loan ${JSON.stringify(value)}`, [newOne({ loan: value })]),
  ),
  ...loan.refused
    .filter((value) => value !== null)
    .map((value, index) =>
      mayNot('staff', `create a loan ${index} ${JSON.stringify(value)}`, [newOne({ loan: value })]),
    ),
  // The app reads milliseconds, and could never take such a car back.
  ...['outAt', 'backAt'].map((field) =>
    mayNot('staff', `create a loan whose ${field} has microseconds`, [
      newOne({
        loan: { ...lent, [field]: new Raw({ timestampValue: '2026-11-23T08:04:31.000001Z' }) },
      }),
    ]),
  ),
  mayNot('auditor', 'create a loan', [newOne({ loan: booked }, 'rune')]),
  mayNot('staff', 'create a loan with a service', [
    newOne({ loan: booked, services: unplannedBooking['services']?.accepted[1] }),
  ]),
  may('staff', 'create a full loan over two weeks', [
    newOne(fullLoan),
    ...occupied('new', { taken: [fullLoan] }),
  ]),
  mayNot('staff', 'lend a car without its quarters', [newOne({ ...hour, loan: booked })]),
  mayNot('staff', 'lend a car that is lent already', [
    newOne({ ...hour, ...span('08:30', '09:30'), loan: booked }),
    ...taken('08:30', '09:30'),
  ]),
  may('staff', 'hand out a car that was booked before there were records', [
    changed('unplanned', { loan: lent, status: 'inProgress' }),
  ]),
];
