import { CalendarDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import {
  type BookingDetails,
  messageOf,
  type TimedDetails,
} from '@/domain/booking/bookingMessages';
import { mailtoLink, smsLink } from '@/domain/values/message';
import { smsLength } from '@/domain/values/smsParts';
import { messageKinds } from '@/domain/workshop/messageTemplate';
import { at } from '../../../support/swedishInstant';

const details: TimedDetails = {
  workshop: {
    name: 'Ekbackens Bil & Tvätt',
    phone: '+46846500400',
    address: { street: 'Ekbacksvägen 12', postcode: '123 45', city: 'Ekbacken' },
  },
  customer: 'Anna Berg',
  plate: 'ABC123',
  services: [{ name: 'Stor service' }, { name: 'Däckskifte' }],
  startsAt: at('2026-11-20 08:00'),
  endsAt: at('2026-11-20 11:30'),
  isAllDay: false,
  today: new CalendarDate(2026, 11, 20),
};

test('a confirmation tells when, which vehicle and what', () => {
  expect(messageOf('confirmation', undefined, details)).toEqual({
    subject: 'Din bokning fredag 20 november kl. 08:00',
    text: [
      'Hej!',
      'Din tid hos Ekbackens Bil & Tvätt är bokad: fredag 20 november kl. 08:00.',
      'ABC 123',
      'Stor service, Däckskifte',
      'Förhinder? Ring 08-465 004 00.',
    ].join('\n'),
  });
});

test('a reminder says so', () => {
  const { subject, text } = messageOf('reminder', undefined, details);
  expect(subject).toBe('Påminnelse om din bokning fredag 20 november kl. 08:00');
  expect(text).toContain(
    'Påminnelse om din tid hos Ekbackens Bil & Tvätt: fredag 20 november kl. 08:00.\nABC 123',
  );
});

test('unknown facts are left out, without empty lines in their place', () => {
  const bare: BookingDetails = {
    ...details,
    workshop: {
      name: 'Min verkstad',
      phone: null,
      address: { street: null, postcode: null, city: null },
    },
    plate: null,
    services: [],
  };
  expect(messageOf('confirmation', undefined, bare).text).toBe(
    'Hej!\nDin tid hos Min verkstad är bokad: fredag 20 november kl. 08:00.',
  );
});

test.each([
  [
    '2026-11-20 07:00',
    '2026-11-23 17:00',
    false,
    'fredag 20 november kl. 07:00 till måndag 23 november',
  ],
  ['2026-11-20 07:00', '2026-11-20 17:00', true, 'fredag 20 november'],
  ['2026-11-20 07:00', '2026-11-23 17:00', true, 'fredag 20 november till måndag 23 november'],
  ['2026-11-20 00:00', '2026-11-21 00:00', true, 'fredag 20 november'],
  ['2028-02-29 22:00', '2028-03-01 00:00', false, 'tisdag 29 februari 2028 kl. 22:00'],
  ['2026-10-25 02:30', '2026-10-25 03:30', false, 'söndag 25 oktober kl. 02:30'],
  ['2027-03-28 03:30', '2027-03-28 04:30', false, 'söndag 28 mars 2027 kl. 03:30'],
])('%s to %s, whole days %s, reads "%s"', (start, end, isAllDay, expected) => {
  const message = messageOf('confirmation', undefined, {
    ...details,
    startsAt: at(start),
    endsAt: at(end),
    isAllDay,
  });
  expect(message.subject).toBe(`Din bokning ${expected}`);
});

test('a message has only characters of the GSM alphabet (3GPP TS 23.038)', () => {
  const other = /[^\nA-Za-z0-9 åäöÅÄÖéü@$!"#%&'()*+,\-./:;<=>?]/u;
  const weekLong = { ...details, endsAt: at('2026-11-26 17:00') };
  expect(messageOf('confirmation', undefined, weekLong).text).not.toMatch(other);
  expect(messageOf('reminder', undefined, { ...weekLong, isAllDay: true }).text).not.toMatch(other);
});

test.each(messageKinds)(
  'the standard text of %s is one text message of an ordinary booking',
  (kind) => {
    const { text } = messageOf(kind, undefined, {
      ...details,
      workshop: { ...details.workshop, name: 'Ekbackens Bil & Tvätt AB' },
      services: [{ name: 'Oljebyte med filter' }, { name: 'Däckskifte' }],
      // The longest day of a year that need not be told.
      startsAt: at('2026-09-24 08:00'),
      endsAt: at('2026-09-24 09:30'),
    });
    expect(smsLength(text)).toMatchObject({ parts: 1, costly: null });
  },
);

test('nothing claims that something has been sent', () => {
  expect(
    `${messageOf('confirmation', undefined, details).text} ${messageOf('reminder', undefined, details).text}`,
  ).not.toMatch(/skicka/i);
});

test('the links give the whole text back', () => {
  const message = messageOf('confirmation', undefined, details);
  expect(new URL(smsLink('+46701740605', message)).searchParams.get('body')).toBe(message.text);
  const mail = new URL(mailtoLink('a?b&c@kund.example', message).to);
  expect(decodeURIComponent(mail.pathname)).toBe('a?b&c@kund.example');
  expect(mail.searchParams.get('subject')).toBe(message.subject);
  expect(mail.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(message.text);
});

test('a text of the workshop’s own is filled in, in the subject too', () => {
  const own = {
    subject: '{regnr} hos {företag}',
    text: 'Hej {kund}!\n{tjänster} {tid}\n{adress}, {telefon}',
  };
  expect(messageOf('newTime', own, details)).toEqual({
    subject: 'ABC 123 hos Ekbackens Bil & Tvätt',
    text: [
      'Hej Anna Berg!',
      'Stor service, Däckskifte fredag 20 november kl. 08:00',
      'Ekbacksvägen 12, 123 45 Ekbacken, 08-465 004 00',
    ].join('\n'),
  });
});

test('a text of which nothing is left gives way to the standard text', () => {
  const own = { subject: '{tid}', text: 'Din tid {tid} är avbokad.' };
  const untimed = { ...details, startsAt: null, endsAt: null };
  expect(messageOf('cancelled', own, untimed)).toEqual(messageOf('cancelled', undefined, untimed));
  expect(messageOf('cancelled', undefined, untimed)).toEqual({
    subject: 'Din bokning är avbokad',
    text: [
      'Hej!',
      'Din bokning hos Ekbackens Bil & Tvätt är avbokad.',
      'ABC 123',
      'Stor service, Däckskifte',
      'Ny tid? Ring 08-465 004 00.',
    ].join('\n'),
  });
});

test.each([
  [
    'newTime',
    'Ny tid: fredag 20 november kl. 08:00',
    'Din nya tid hos Ekbackens Bil & Tvätt: fredag 20 november',
  ],
  ['ready', 'Bilen är klar', 'Bilen är klar att hämta hos Ekbackens Bil & Tvätt.'],
  ['cancelled', 'Din bokning är avbokad', 'är avbokad.\nfredag 20 november kl. 08:00\n'],
] as const)('the standard text of %s says so', (kind, subject, text) => {
  const message = messageOf(kind, undefined, details);
  expect(message.subject).toBe(subject);
  expect(message.text).toContain(text);
});
