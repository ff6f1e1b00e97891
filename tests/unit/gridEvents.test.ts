import { CalendarDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import type { Names } from '@/domain/booking/bookingText';
import type { BookingRequest } from '@/domain/publicPage/request';
import { asBooking } from '@/domain/publicPage/proposal';
import { starterWeek } from '@/domain/workshop/starterSet';
import { gridEvents } from '@/features/calendar/grid/gridEvents';
import { booked, readBooking } from '../support/bookingEntries';
import { byId, readyRegister } from '../support/readyRegister';
import { at } from '../support/swedishInstant';

const now = at('2026-11-19 12:00');
const names: Names = {
  ...{ register: readyRegister([], []), resources: byId([]), staff: byId([]) },
  today: new CalendarDate(2026, 11, 20),
};
const times = { startsAt: at('2026-11-20 08:00'), endsAt: at('2026-11-20 09:00') };
const request: BookingRequest = {
  ...{ group: 'workshop', services: { tyres: '60|49500|25|workshop|Däckskifte' }, ...times },
  ...{ resourceId: 'lift1', plate: 'ABC123', name: 'Anna Berg', phone: null, email: null },
  ...{ message: null, linkId: 'a'.repeat(32), status: 'booked', stage: 'open', times: [] },
  ...{ wishedAt: null, wantsEarlier: false, visitId: null, createdAt: now, updatedAt: now },
};
const columns = [{ id: 'lift1', name: 'Lyft 1' }];
const hours = { week: starterWeek, closedOnHolidays: true, exceptions: new Map() };

test('a request stands in the grid as its visitor wrote it, and is not dragged', () => {
  const entry = asBooking({ id: 'r1', data: request, pending: false });
  const events = gridEvents([entry], names, 'day', columns, { hours, now });
  expect(events.get('r1')).toMatchObject({
    ...{ isAsked: true, column: 'lift1', time: '08:00–09:00' },
    input: { startEditable: false, durationEditable: false },
    text: {
      ...{ plate: 'ABC 123', customer: 'Anna Berg', status: 'Förfrågan', services: 'Däckskifte' },
      name: 'Förfrågan, ABC 123, Däckskifte, 08:00–09:00, Ingen plats, Bokad på nätet, Anna Berg',
    },
  });
});

test('a booking in the grid is dragged', () => {
  const data = readBooking({ resourceId: 'lift1', services: [booked('Däckskifte')], ...times });
  const events = gridEvents([{ id: 'b1', data, pending: false }], names, 'day', columns, {
    hours,
    now,
  });
  expect(events.get('b1')).toMatchObject({ isAsked: false, input: { durationEditable: true } });
  expect(events.get('b1')?.input).not.toHaveProperty('startEditable');
});
