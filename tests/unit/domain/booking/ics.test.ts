import { CalendarDate } from '@internationalized/date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TimedDetails } from '@/domain/booking/bookingMessages';
import { icsOf } from '@/domain/booking/ics';
import { at } from '../../../support/swedishInstant';

const details: TimedDetails = {
  workshop: {
    name: 'Ekbackens Bil',
    phone: '+46846500400',
    address: { street: 'Ekbacksvägen 12', postcode: '123 45', city: 'Ekbacken' },
  },
  customer: null,
  plate: 'ABC123',
  services: [{ name: 'Stor service' }, { name: 'Däckskifte; fram\\bak' }],
  startsAt: at('2026-11-20 08:00'),
  endsAt: at('2026-11-20 11:30'),
  isAllDay: false,
  today: new CalendarDate(2026, 11, 20),
};
const now = new Date('2026-11-20T06:05:04.321Z');

/** The lines of a file after unfolding (RFC 5545 3.1). */
function linesOf(change: Partial<TimedDetails>): string[] {
  return icsOf('b1', { ...details, ...change }, now)
    .replaceAll('\r\n ', '')
    .split('\r\n');
}

/** A TEXT value read back (RFC 5545 3.3.11). */
function unescaped(text: string): string {
  return text.replace(/\\(.)/g, (_, character) => (character === 'n' ? '\n' : character));
}

test('a booking is one event with its times in UTC', () => {
  expect(linesOf({})).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Verkstadsnavet//Kalender//SV',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:b1@verkstadsnavet',
    'DTSTAMP:20261120T060504Z',
    'DTSTART:20261120T070000Z',
    'DTEND:20261120T103000Z',
    String.raw`SUMMARY:Ekbackens Bil: Stor service\, Däckskifte\; fram\\bak`,
    String.raw`LOCATION:Ekbacksvägen 12\, 123 45 Ekbacken`,
    String.raw`DESCRIPTION:Fordon: ABC 123\nTjänster: Stor service\, Däckskifte\; fram\\bak\nAdress: Ekbacksvägen 12\, 123 45 Ekbacken\nBehöver du ändra eller avboka? Ring 08-465 004 00.`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '20261025T003000Z', '20261025T013000Z'],
  ['2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z', '20270328T003000Z', '20270328T013000Z'],
  ['2026-12-31T22:30:00Z', '2027-01-01T00:00:00Z', '20261231T223000Z', '20270101T000000Z'],
])('%s to %s is %s to %s', (start, end, from, to) => {
  const lines = linesOf({ startsAt: new Date(start), endsAt: new Date(end) });
  expect(lines).toContain(`DTSTART:${from}`);
  expect(lines).toContain(`DTEND:${to}`);
});

test.each([
  ['2026-11-20 07:00', '2026-11-20 17:00', '20261120', '20261121'],
  ['2026-11-20 07:00', '2026-11-23 17:00', '20261120', '20261124'],
  ['2026-11-20 00:00', '2026-11-21 00:00', '20261120', '20261121'],
  ['2028-02-28 07:00', '2028-02-28 17:00', '20280228', '20280229'],
  ['2026-12-31 07:00', '2026-12-31 17:00', '20261231', '20270101'],
])('whole days %s to %s are dates, the end excluded: %s, %s', (start, end, from, to) => {
  const lines = linesOf({ startsAt: at(start), endsAt: at(end), isAllDay: true });
  expect(lines).toContain(`DTSTART;VALUE=DATE:${from}`);
  expect(lines).toContain(`DTEND;VALUE=DATE:${to}`);
});

test('a file without an address or services names the workshop and a booked time', () => {
  const lines = linesOf({
    workshop: {
      name: 'Min verkstad',
      phone: null,
      address: { street: null, postcode: null, city: null },
    },
    plate: null,
    services: [],
  });
  expect(lines).toContain('SUMMARY:Min verkstad: Bokad tid');
  expect(lines).toContain('LOCATION:Min verkstad');
  expect(lines.filter((line) => line.startsWith('DESCRIPTION'))).toEqual([]);
});

test('a service name with any characters reads back the same from short lines', () => {
  // Characters of one to four octets, and all characters with a meaning in the format.
  const unit = fc.constantFrom('a', ' ', 'å', '–', '🚗', '\\', ';', ',', ':', '"', '\n', '\r');
  const anyText = fc.string({ unit, minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(anyText, (name) => {
      const file = icsOf('b1', { ...details, services: [{ name }] }, now);
      expect(file.endsWith('\r\n')).toBe(true);
      const lines = file.split('\r\n');
      expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual(
        [],
      );
      const summary = linesOf({ services: [{ name }] }).find((each) => each.startsWith('SUMMARY:'));
      const expected = `Ekbackens Bil: ${name}`.replace(/\r\n?/g, '\n');
      expect(unescaped(summary?.slice('SUMMARY:'.length) ?? '')).toBe(expected);
    }),
  );
});
