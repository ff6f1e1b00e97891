import { expect, test } from 'vitest';
import { usualHours } from '@/domain/publicPage/usualHours';
import { dayOf } from '@/domain/time/swedishTime';
import { wishOf } from '@/features/booking/bookingText';
import { en } from '@/components/publicPage/texts/en';
import { sv } from '@/components/publicPage/texts/sv';
import { languageOf } from '@/features/booking/useLanguage';
import { at } from '../support/swedishInstant';

const now = at('2026-11-20 07:00');
const startsAt = at('2026-12-01 08:00');

/** Values for the texts that are functions, by their names. */
const samples: Record<string, unknown[]> = {
  price: [149_550],
  inclVat: [149_550],
  sum: [90, 149_550],
  day: [dayOf(startsAt), dayOf(now)],
  time: [startsAt, now],
  hours: ['Mån–fre 07:00–17:00, lör–sön stängt'],
  'head.title': ['X'],
  'head.call': ['08-1'],
  'services.count': [2],
  'times.asOf': ['08:00'],
  'times.ofDay': ['1'],
  'times.gone': ['1', true],
  'ask.sayByPhone': ['08-1'],
  'ask.mail': ['x@y.se'],
  'ask.mailWithoutText': ['x@y.se'],
  'ask.mailSubject': ['1'],
  'ask.mailText': ['1'],
  'form.privacy': ['X'],
  'form.fieldError': ['Telefonnumret är för kort.', 'phone', false],
  unscripted: ['1'],
  'proposal.gone': ['1'],
  'wish.send': ['1'],
  'wish.sent': ['1'],
  'wash.at': ['1'],
  'wash.left': ['X'],
  'calendar.file': ['2026-12-01'],
  'calendar.services': ['X'],
  'calendar.address': ['X'],
  'calendar.change': ['08-1'],
  'callOff.late': ['3 h'],
};

/** Every text by its path: `times.states.full`. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value(...(samples[path] ?? [])))]];
  return Object.entries(value as object).flatMap(([key, each]) =>
    textsOf(each, path === '' ? key : `${path}.${key}`),
  );
}

const [swedish, english] = [new Map(textsOf(sv)), new Map(textsOf(en))];

test('each text of a page is there in both languages', () => {
  expect([...english.keys()]).toEqual([...swedish.keys()]);
  const all = [...swedish, ...english];
  expect(all.filter(([, text]) => text.trim() === '' || text.includes('undefined'))).toEqual([]);
});

test('no English text is the Swedish one, or has Swedish in it', () => {
  const own = [...english].filter(([path]) => !path.startsWith('other.'));
  expect(own.filter(([path, text]) => text === swedish.get(path))).toEqual([]);
  const foreign =
    /[åäö]|\b(och|att|inte|inga|för|eller|tid|tiden|tider|boka|bokad|verkstad|kl|kr|moms|du|din)\b/i;
  expect(own.filter(([, text]) => foreign.test(text))).toEqual([]);
  // The check finds what it looks for.
  expect([...swedish].filter(([, text]) => foreign.test(text)).length).toBeGreaterThan(60);
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['2026-12-01 08:00', 'Tuesday 1 December at 08:00', 'tisdag 1 december kl. 08:00'],
  ['2026-11-21 13:30', 'Saturday 21 November at 13:30', 'lördag 21 november kl. 13:30'],
  // The days on which the clock changes; the first half hour of a Swedish day is the day before in UTC.
  ['2027-03-28 08:30', 'Sunday 28 March 2027 at 08:30', 'söndag 28 mars 2027 kl. 08:30'],
  ['2026-10-25 00:30', 'Sunday 25 October at 00:30', 'söndag 25 oktober kl. 00:30'],
])('the time %s is told in Swedish time', (time, inEnglish, inSwedish) => {
  expect(plain(en.time(at(time), now))).toBe(inEnglish);
  expect(plain(sv.time(at(time), now))).toBe(inSwedish);
});

test.each([
  [129_000, 'SEK 1,290 incl. VAT', '1 290 kr inkl. moms'],
  [149_550, 'SEK 1,495.50 incl. VAT', '1 495,50 kr inkl. moms'],
  [5, 'SEK 0.05 incl. VAT', '0,05 kr inkl. moms'],
  [0, 'SEK 0 incl. VAT', '0 kr inkl. moms'],
  [123_456_700, 'SEK 1,234,567 incl. VAT', '1 234 567 kr inkl. moms'],
])('the price of %d öre has its kronor and öre', (ore, inEnglish, inSwedish) => {
  expect(plain(en.inclVat(ore))).toBe(inEnglish);
  expect(plain(sv.inclVat(ore))).toBe(inSwedish);
});

test('a length is told in hours and minutes', () => {
  expect(plain(en.sum(90, 50_000))).toBe('1 h 30 min, SEK 500 incl. VAT');
});

const open = '07:30–17:00';
test.each([
  [[open, open, open, open, open, '', ''], 'Mon–Fri 07:30–17:00, Sat–Sun closed'],
  [['1', '2', '3', '4', '5', '6', '7'], 'Mon 1, Tue 2, Wed 3, Thu 4, Fri 5, Sat 6, Sun 7'],
  [
    ['07:30–12:00, 13:00–17:00', '', '', '', '', '', ''],
    'Mon 07:30–12:00, 13:00–17:00; Tue–Sun closed',
  ],
  [[], 'Mon–Sun closed'],
])('the hours of a week are told in English: %#', (week, text) => {
  expect(en.hours(usualHours(week))).toBe(text);
});

test('an error of a field is told by the field, and that it is empty', () => {
  const { fieldError } = en.form;
  expect(fieldError('Telefonnumret är för kort.', 'phone', false)).toMatch(
    /^This is not a telephone number\./,
  );
  expect(fieldError('Fyll i det här fältet', 'phone', true)).toBe('Fill in this field');
  expect(sv.form.fieldError('Telefonnumret är för kort.', 'phone', false)).toBe(
    'Telefonnumret är för kort.',
  );
});

test('a wish in English is a text and a mail without signs of layout', () => {
  const service = { id: 'a', name: 'Däckskifte', group: 'workshop', vatRate: 25 } as const;
  const services = [{ ...service, minutes: 45, priceOre: 49_500 }];
  const { text, mail } = wishOf(en, { name: 'Ekens bil' }, services, startsAt, now);
  expect(text).toBe(
    'Ekens bil\nDäckskifte\nTuesday 1 December at 08:00\n45 min, SEK 495 incl. VAT',
  );
  expect(mail.subject).toBe('Booking Tuesday 1 December at 08:00');
  expect(mail.text).toContain(`I would like to book this time:\n\n${text}\n\nRegistration number:`);
});

test.each([
  [['sv-SE', 'en'], 'sv'],
  [['sv'], 'sv'],
  [['nb-NO', 'en'], 'sv'],
  [['da', 'en-GB'], 'sv'],
  [[], 'sv'],
  [['en-US', 'sv'], 'en'],
  [['de-DE', 'en', 'sv'], 'en'],
  [['fi-FI', 'sv-FI', 'en'], 'sv'],
  [['pl', 'uk'], 'en'],
])('a browser that prefers %j begins in %s', (languages, language) => {
  expect(languageOf(languages)).toBe(language);
});
