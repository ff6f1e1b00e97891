import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  bookedPriceOre,
  bookingDocument,
  bookingDraft,
  bookingLimits,
  bookingStatuses,
  bookingStatusLabels,
  newBooking,
  plannedMinutes,
  takesTime,
  usualMinutes,
} from '@/domain/booking/booking';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const tyres = {
  serviceId: 'tyres',
  name: 'Däckskifte',
  minutes: 30,
  priceOre: 49_500,
  vatRate: 25,
};
const wash = { ...tyres, serviceId: 'wash', name: 'Handtvätt', minutes: 45, priceOre: 59_500 };
const stored = {
  customerId: 'eva',
  vehicleId: 'volvo',
  services: [tyres, wash],
  bufferMinutes: 15,
  resourceId: 'lift-1',
  staffId: 'anna',
  startsAt: at('07:00'),
  endsAt: at('08:30'),
  isAllDay: false,
  keyNumber: '14',
  message: 'Bilen drar åt höger.\nRing före.',
  note: null,
  outsideHours: false,
};
const unplanned = { ...stored, startsAt: null, endsAt: null };

test('the values of a form become those of the document, which read back unchanged', () => {
  const typed = { ...stored, bufferMinutes: '15 min', keyNumber: ' 14 ', note: '  ' };
  const draft = v.parse(bookingDraft, typed);
  expect(draft).toEqual(stored);
  const document = { ...newBooking(draft), createdAt: new Date(0), updatedAt: new Date(1) };
  expect(document).toMatchObject({ status: 'booked', isReminded: false });
  expect(v.parse(bookingDocument, document)).toEqual(document);
});

test('a booking may lack times, customer, vehicle and services', () => {
  expect(v.parse(bookingDraft, unplanned)).toEqual(unplanned);
  const bare = { ...unplanned, customerId: null, vehicleId: null, services: [], staffId: null };
  expect(v.parse(bookingDraft, bare)).toEqual(bare);
});

test.each([
  [{ endsAt: null }, 'endsAt', 'Fyll i både start och slut.'],
  [{ startsAt: null }, 'endsAt', 'Fyll i både start och slut.'],
  [{ endsAt: at('07:00') }, 'endsAt', 'Slutet ska vara efter starten.'],
  [{ endsAt: at('06:00') }, 'endsAt', 'Slutet ska vara efter starten.'],
  [{ endsAt: at('07:14') }, 'endsAt', 'En bokning är minst 15 minuter lång.'],
  [
    { endsAt: new Date('2026-11-27T07:01:00Z') },
    'endsAt',
    'En bokning får vara högst en vecka lång.',
  ],
  [{ startsAt: '07:00' }, 'startsAt', 'Uppgiften saknas eller har fel form.'],
  [{ startsAt: new Date(Number.NaN) }, 'startsAt', 'Uppgiften saknas eller har fel form.'],
  [{ bufferMinutes: 481 }, 'bufferMinutes', 'Högst 8\u00a0h.'],
  [{ bufferMinutes: 'lite' }, 'bufferMinutes', expect.stringContaining('Skriv minuter')],
  [{ services: Array(7).fill(tyres) }, 'services', 'Högst 6 tjänster.'],
  [{ services: [{ ...tyres, minutes: 4 }] }, 'services.0.minutes', 'Minst 5\u00a0min.'],
  [
    { services: [{ ...tyres, priceOre: -1 }] },
    'services.0.priceOre',
    'Uppgiften saknas eller har fel form.',
  ],
  [
    { services: [{ ...tyres, vatRate: 24 }] },
    'services.0.vatRate',
    'Uppgiften saknas eller har fel form.',
  ],
  [{ keyNumber: 'x'.repeat(21) }, 'keyNumber', 'Högst 20 tecken.'],
  [{ message: 'x'.repeat(1001) }, 'message', 'Högst 1000 tecken.'],
  [{ resourceId: 'a/b' }, 'resourceId', 'Uppgiften saknas eller har fel form.'],
])('%j is refused at %s: %s', (change, path, message) => {
  const result = v.safeParse(bookingDraft, { ...stored, ...change });
  expect(result.issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    [path, message],
  ]);
});

test('the shortest and the longest booking are accepted', () => {
  const shortest = { ...stored, endsAt: at('07:15') };
  const longest = { ...stored, endsAt: new Date('2026-11-27T07:00:00Z') };
  expect(v.is(bookingDraft, shortest)).toBe(true);
  expect(v.is(bookingDraft, longest)).toBe(true);
  expect(bookingLimits.minutes).toEqual({ min: 15, max: 10_080 });
});

test('minutes and prices are summed over the services, the buffer after them', () => {
  expect(plannedMinutes(v.parse(bookingDraft, stored))).toBe(90);
  expect(bookedPriceOre(v.parse(bookingDraft, stored))).toBe(109_000);
  expect(plannedMinutes({ services: [], bufferMinutes: 0 })).toBe(0);
});

test('a booking without planned time takes an hour', () => {
  expect(usualMinutes(90)).toBe(90);
  expect(usualMinutes(0)).toBe(60);
});

test('only a cancelled booking and a no-show leave the time free', () => {
  expect(bookingStatuses.filter((status) => !takesTime({ status }))).toEqual([
    'noShow',
    'cancelled',
  ]);
});

test('each status has its Swedish name', () => {
  expect(bookingStatuses.map((status) => bookingStatusLabels[status])).toEqual([
    'Bokad',
    'Incheckad',
    'Pågår',
    'Klar',
    'Hämtad',
    'Uteblev',
    'Avbokad',
  ]);
});
