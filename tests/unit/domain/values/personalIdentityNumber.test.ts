import { CalendarDate } from '@internationalized/date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatPersonalIdentityNumber,
  holdsPersonalNumber,
  maskPersonalIdentityNumber,
  parsePersonalIdentityNumber,
} from '@/domain/values/personalIdentityNumber';

const today = new CalendarDate(2026, 11, 20);
const parse = (text: string) => parsePersonalIdentityNumber(text, today);

test.each([
  ['850709-9805', '198507099805'],
  ['850709 9805', '198507099805'],
  ['8507099805', '198507099805'],
  ['850709–9805', '198507099805'],
  ['19850709-9805', '198507099805'],
  ['1985 07 09 9805', '198507099805'],
  [' 198507099805 ', '198507099805'],
  ['701063-2391', '197010632391'],
  ['200101+9807', '192001019807'],
  ['780205+9936', '187802059936'],
])('%s is read as %s', (text, value) => {
  expect(parse(text)).toEqual({ ok: true, value });
});

test.each([
  ['', 'Fyll i personnumret.'],
  ['   ', 'Fyll i personnumret.'],
  ['850709-98o5', 'Personnumret får bara innehålla siffror och bindestreck.'],
  ['850709-980', 'Personnumret ska ha 10 eller 12 siffror, det här har 9.'],
  ['985-07099805', 'Personnumret ska ha 10 eller 12 siffror, det här har 11.'],
  ['8507-099805', 'Bindestrecket ska stå före de fyra sista siffrorna.'],
  ['850230-9805', 'Födelsedatumet i personnumret finns inte.'],
  ['851301-9805', 'Födelsedatumet i personnumret finns inte.'],
  ['850700-9805', 'Födelsedatumet i personnumret finns inte.'],
  ['850759-9805', 'Födelsedatumet i personnumret finns inte.'],
  ['851360-9805', 'Födelsedatumet i personnumret finns inte.'],
  ['850792-9805', 'Födelsedatumet i personnumret finns inte.'],
  ['850709-9806', 'Personnumrets sista siffra stämmer inte. Kontrollera siffrorna.'],
  ['850709-0002', 'Siffrorna efter bindestrecket börjar aldrig med 000. Kontrollera siffrorna.'],
  ['701063-0007', 'Siffrorna efter bindestrecket börjar aldrig med 000. Kontrollera siffrorna.'],
  ['20261121-9805', 'Födelsedatumet ligger i framtiden. Skriv året med fyra siffror.'],
  ['20270060-2395', 'Födelsedatumet ligger i framtiden. Skriv året med fyra siffror.'],
  ['261121-9805', 'Födelsedatumet ligger i framtiden. Skriv året med fyra siffror.'],
  ['16850709-9805', 'Födelseåret ligger för långt tillbaka.'],
  ['00850709-9805', 'Födelseåret ligger för långt tillbaka.'],
])('%s is refused: %s', (text, message) => {
  expect(parse(text)).toEqual({ ok: false, message });
});

test('29 February exists in leap years only', () => {
  expect(parse('19000229-0000')).toMatchObject({ message: expect.stringContaining('finns inte') });
  expect(parse('20000229-0010')).toMatchObject({ message: expect.stringContaining('siffra') });
});

// From the test numbers that the tax agency publishes, as the project personnummer lists them.
test.each([
  ...['191500882392', '191500722390', '197005602391', '192001602396', '194300912385'],
  ...['193302912385', '196602902394', '192004912388', '202312912393', '197001902399'],
  ...['194507759977', '193502819943', '190905271474', '200905279998', '200312029945'],
  ...['187802059936', '200005039896', '189001019802', '202312312388'],
])('the published number %s is accepted', (number) => {
  expect(parse(number)).toEqual({ ok: true, value: number });
  expect(parse(formatPersonalIdentityNumber(number))).toEqual({ ok: true, value: number });
});

test.each([...['201509160006', '193702129956', '193911159981', '198504779991', '199408629981']])(
  'the number %s is refused, as in the published lists',
  (number) => {
    expect(parse(number).ok).toBe(false);
  },
);

test('a samordningsnummer without a date is found in a text, serial 000 is not', () => {
  expect(holdsPersonalNumber('Nås på 700560-2391')).toBe(true);
  expect(holdsPersonalNumber('Artikel 850709-0002')).toBe(false);
});

test('ten digits change century on the day of birth', () => {
  const [born, dayBefore] = [new CalendarDate(2085, 7, 9), new CalendarDate(2085, 7, 8)];
  expect(parsePersonalIdentityNumber('850709-9805', born)).toEqual({
    ok: true,
    value: '208507099805',
  });
  expect(parsePersonalIdentityNumber('850709-9805', dayBefore).ok).toBe(false);
  expect(parsePersonalIdentityNumber('850709+9805', dayBefore)).toEqual({
    ok: true,
    value: '198507099805',
  });
});

test('a personnummer is shown with a hyphen or masked', () => {
  expect(formatPersonalIdentityNumber('198507099805')).toBe('19850709-9805');
  expect(maskPersonalIdentityNumber('198507099805')).toBe('850709-••••');
});

test('each day and serial number has one check digit, and the result reads back', () => {
  const days = fc.integer({ min: 0, max: 36_000 });
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 1, max: 999 }),
      fc.boolean(),
      (age, serial, coordination) => {
        const born = today.subtract({ days: age });
        const day = String(born.day + (coordination ? 60 : 0)).padStart(2, '0');
        const yearAndMonth = born.toString().replaceAll('-', '').slice(0, 6);
        const start = `${yearAndMonth}${day}${String(serial).padStart(3, '0')}`;
        const accepted = [...'0123456789'].filter((check) => parse(start + check).ok);
        expect(accepted).toHaveLength(1);
        const value = start + accepted[0];
        expect(parse(formatPersonalIdentityNumber(value))).toEqual({ ok: true, value });
      },
    ),
  );
});
