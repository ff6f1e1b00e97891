import { CalendarDate } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import type { Booking } from '@/domain/booking/booking';
import { followFault, loansFollowing } from '@/domain/booking/loanFollow';
import { notLent } from '@/domain/booking/loanRecord';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { starterWeek } from '@/domain/workshop/starterSet';
import { bookingEntry } from '../../../support/bookingEntries';
import { byId, readyRegister } from '../../../support/readyRegister';
import { keptVehicle } from '../../../support/registerEntries';
import { at } from '../../../support/swedishInstant';

const span = (from: string, to: string, [day, lastDay]: [string, string?] = ['20']) => ({
  startsAt: at(`2026-11-${day} ${from}`),
  endsAt: at(`2026-11-${lastDay ?? day} ${to}`),
});
const hours: OpeningHours = { week: starterWeek, closedOnHolidays: true, exceptions: new Map() };
const out = { ...notLent, outAt: at('2026-11-20 08:05') };
const job = (values: Partial<Booking> = {}) => bookingEntry('job', values);
const wash = (values: Partial<Booking> = {}) => bookingEntry('wash', values);
const loan = (values: Partial<Booking> = {}) =>
  bookingEntry('loan', { resourceId: 'v40', loan: notLent, isReminded: true, ...values });

/** The loan after its job, from 10 to 12, has got another time. */
function followed(time: Partial<Booking>, values: Partial<Booking> = {}, isOwner = true) {
  const lent = loan({ ...span('10:00', '12:00'), ...values });
  const after = [job({ ...span('10:00', '12:00'), ...time }), lent];
  const before = [job(span('10:00', '12:00')), lent];
  return loansFollowing(before, after, { hours, isOwner })[0]?.after;
}

describe('the loan car of a job', () => {
  test.each<[string, Partial<Booking>, Partial<Booking>, Partial<Booking> | undefined]>([
    ['that is moved moves along', span('13:00', '15:00'), {}, span('13:00', '15:00')],
    ['that gets longer is lent for longer', span('10:00', '14:30'), {}, span('10:00', '14:30')],
    ['that gets shorter is lent for shorter', span('10:00', '11:00'), {}, span('10:00', '11:00')],
    [
      'that is moved to another day goes there',
      span('10:00', '12:00', ['23']),
      {},
      span('10:00', '12:00', ['23']),
    ],
    [
      'that takes whole days is lent for them',
      { ...span('07:00', '17:00', ['23', '24']), isAllDay: true },
      {},
      { ...span('07:00', '17:00', ['23', '24']), isAllDay: true },
    ],
    ['that stays stays', {}, {}, undefined],
    ['that loses its time stays', { startsAt: null, endsAt: null }, {}, undefined],
    [
      'and is lent for longer moves along as it is',
      span('09:00', '11:00'),
      span('08:00', '16:00'),
      span('07:00', '15:00'),
    ],
    [
      'and is lent for longer stays when the job gets longer within the loan',
      span('10:00', '15:00'),
      span('08:00', '16:00'),
      undefined,
    ],
    [
      'and is lent for longer is lengthened as far as the job goes on',
      span('10:00', '17:00'),
      span('08:00', '16:00'),
      span('08:00', '17:00'),
    ],
    [
      'and is out is lent for longer',
      span('10:00', '14:00'),
      { status: 'inProgress', loan: out },
      span('10:00', '14:00'),
    ],
    [
      'and is out keeps its start and is lent till the later end',
      span('13:00', '15:00'),
      { status: 'inProgress', loan: out },
      span('10:00', '15:00'),
    ],
    [
      'and is out is asked back no earlier than was said',
      span('10:00', '11:00'),
      { status: 'inProgress', loan: out },
      undefined,
    ],
    [
      'and is back stays',
      span('10:00', '14:00'),
      { status: 'done', loan: { ...out, backAt: at('2026-11-20 12:00') } },
      undefined,
    ],
    [
      'and is lent for the whole day stays when the job is moved within it',
      span('13:00', '15:00'),
      { ...span('07:00', '17:00'), isAllDay: true },
      undefined,
    ],
    [
      'and is lent for the whole day goes to the job’s other day',
      span('13:00', '15:00', ['24']),
      { ...span('07:00', '17:00'), isAllDay: true },
      { ...span('07:00', '17:00', ['24']), isAllDay: true },
    ],
    [
      'and is out is not lent for the whole day when the job takes it',
      { ...span('07:00', '17:00'), isAllDay: true },
      { status: 'inProgress', loan: out },
      { ...span('10:00', '17:00'), isAllDay: false },
    ],
    ['and is called off stays', span('10:00', '14:00'), { status: 'cancelled' }, undefined],
  ])('%s', (_, time, values, expected) => {
    const after = followed(time, values);
    if (expected) expect(after).toMatchObject(expected);
    else expect(after).toBeUndefined();
  });

  test('lasts from the first of several jobs to the last', () => {
    const before = [
      job(span('08:00', '10:00')),
      wash(span('10:00', '11:00')),
      loan(span('08:00', '11:00')),
    ];
    const end = (jobEnd: string, washEnd: string) =>
      loansFollowing(
        before,
        [job(span('08:00', jobEnd)), wash(span('10:00', washEnd)), loan(span('08:00', '11:00'))],
        { hours, isOwner: true },
      )[0]?.after.endsAt;
    expect(end('09:00', '11:00')).toBeUndefined();
    expect(end('10:00', '12:00')).toEqual(at('2026-11-20 12:00'));
  });

  test('must be reminded of anew when its start moves, not when only its end does', () => {
    expect(followed(span('10:00', '14:00'))).toMatchObject({ isReminded: true });
    expect(followed({ ...span('06:00', '08:00'), outsideHours: true })).toMatchObject({
      ...{ isReminded: false, outsideHours: true },
    });
  });

  test('is lent outside the opening hours by owners only', () => {
    const early = { ...span('06:00', '08:00'), outsideHours: true };
    expect(followed(early, {}, false)).toMatchObject({ outsideHours: false });
    expect(followed(early, { outsideHours: true }, false)).toMatchObject({ outsideHours: true });
  });
});

test('a loan car that somebody else has cannot follow, and says who', () => {
  const data = { name: 'Volvo V40', kind: 'loanCar' as const, colour: 'green' as const, order: 0 };
  const stamps = { createdAt: new Date(0), updatedAt: new Date(0) };
  const names = {
    register: readyRegister([], [keptVehicle('saab', { registrationNumber: 'GHJ789' })]),
    resources: byId([
      { id: 'v40', data: { ...data, ...stamps, isActive: true, registrationNumber: null } },
    ]),
    ...{ staff: new Map(), today: new CalendarDate(2026, 11, 20) },
  };
  const former = loan(span('10:00', '12:00')).data;
  const part = (from: string, to: string, days?: [string, string]) => ({
    ...{ id: 'loan', former },
    after: { ...former, ...span(from, to, days) },
  });
  const other = bookingEntry('other', {
    ...{ resourceId: 'v40', vehicleId: 'saab', loan: notLent },
    ...span('13:00', '16:00'),
  });
  expect(followFault(part('10:00', '13:15'), [other], names)).toBe(
    'Lånebilen kan inte följa med: Volvo V40 är upptagen 13:00–16:00 av GHJ 789. Lånet ligger kvar fredag 20 november 10:00–12:00.',
  );
  expect(followFault(part('10:00', '13:00'), [other], names)).toBeNull();
  expect(followFault(part('10:00', '12:00', ['20', '28']), [], names)).toMatch(
    /följa med: En bokning får vara högst en vecka lång\. Lånet ligger kvar/,
  );
});
