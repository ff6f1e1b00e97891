import { CalendarDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import {
  type BookingDetails,
  confirmation,
  mailtoLink,
  reminder,
  smsLink,
} from '@/domain/booking/bookingMessages';
import { at } from '../../../support/swedishInstant';

const details: BookingDetails = {
  workshop: {
    name: 'Ekbackens Bil & Tvätt',
    phone: '+46846500400',
    address: { street: 'Ekbacksvägen 12', postcode: '123 45', city: 'Ekbacken' },
  },
  plate: 'ABC123',
  services: [{ name: 'Stor service' }, { name: 'Däckskifte' }],
  startsAt: at('2026-11-20 08:00'),
  endsAt: at('2026-11-20 11:30'),
  isAllDay: false,
  today: new CalendarDate(2026, 11, 20),
};

test('a confirmation tells when, where, which vehicle and what', () => {
  expect(confirmation(details)).toEqual({
    subject: 'Din bokning fredag 20 november kl. 08:00',
    text: [
      'Hej!',
      '',
      'Din tid hos Ekbackens Bil & Tvätt är bokad: fredag 20 november kl. 08:00.',
      'Fordon: ABC 123',
      'Tjänster: Stor service, Däckskifte',
      'Adress: Ekbacksvägen 12, 123 45 Ekbacken',
      '',
      'Behöver du ändra eller avboka? Ring 08-465 004 00.',
      '',
      'Välkommen!',
      'Ekbackens Bil & Tvätt',
    ].join('\n'),
  });
});

test('a reminder says so', () => {
  const { subject, text } = reminder(details);
  expect(subject).toBe('Påminnelse om din bokning fredag 20 november kl. 08:00');
  expect(text).toContain(
    'Vi påminner om din tid hos Ekbackens Bil & Tvätt: fredag 20 november kl. 08:00.\nFordon: ABC 123',
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
  expect(confirmation(bare).text).toBe(
    'Hej!\n\nDin tid hos Min verkstad är bokad: fredag 20 november kl. 08:00.\n\nVälkommen!\nMin verkstad',
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
  const message = confirmation({ ...details, startsAt: at(start), endsAt: at(end), isAllDay });
  expect(message.subject).toBe(`Din bokning ${expected}`);
});

test('a message has only characters of the alphabet in which a text message is shortest (3GPP TS 23.038)', () => {
  const other = /[^\nA-Za-z0-9 åäöÅÄÖéü@$!"#%&'()*+,\-./:;<=>?]/u;
  const weekLong = { ...details, endsAt: at('2026-11-26 17:00') };
  expect(confirmation(weekLong).text).not.toMatch(other);
  expect(reminder({ ...weekLong, isAllDay: true }).text).not.toMatch(other);
});

test('nothing claims that something has been sent', () => {
  expect(`${confirmation(details).text} ${reminder(details).text}`).not.toMatch(/skicka/i);
});

test('a link opens the text in the telephone', () => {
  const link = smsLink('+46701740605', { subject: 'x', text: 'Tid 08:00 & 100 %\nHälsningar?' });
  expect(link).toBe('sms:+46701740605?body=Tid%2008%3A00%20%26%20100%20%25%0AH%C3%A4lsningar%3F');
});

test('a link opens the message in the mail program, with the line breaks of mail', () => {
  const link = mailtoLink('eva+bil@kund.example', {
    subject: 'Din bokning & tid',
    text: 'Hej!\nA=b',
  });
  expect(link).toBe(
    'mailto:eva%2Bbil@kund.example?subject=Din%20bokning%20%26%20tid&body=Hej!%0D%0AA%3Db',
  );
});

test('the links give the whole text back', () => {
  const message = confirmation(details);
  expect(new URL(smsLink('+46701740605', message)).searchParams.get('body')).toBe(message.text);
  const mail = new URL(mailtoLink('a?b&c@kund.example', message));
  expect(decodeURIComponent(mail.pathname)).toBe('a?b&c@kund.example');
  expect(mail.searchParams.get('subject')).toBe(message.subject);
  expect(mail.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(message.text);
});
