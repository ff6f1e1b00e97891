import { expect, test } from 'vitest';
import { parseVin } from '@/domain/values/vin';

test.each(['yv1aa0000x1234567', 'YV1-AA0000-X1234567', ' YV1 AA0000X 1234567'])(
  '%s is read in upper case',
  (text) => {
    expect(parseVin(text)).toEqual({ ok: true, value: 'YV1AA0000X1234567' });
  },
);

test.each([
  ['54400 987654', '54400987654', 11],
  ['ui-21000567', 'UI21000567', 10],
  ['YV1AAO000X123456', 'YV1AAO000X123456', 16],
])('%s, as old cars and trailers have, is read as %s with a note', (text, value, length) => {
  const warning = `${length} tecken, som på fordon före 1981 och på släp. Nyare bilar har 17. Kontrollera att det stämmer.`;
  expect(parseVin(text)).toEqual({ ok: true, value, warning });
});

test.each([
  ['', 'Fyll i chassinumret.'],
  ['A1', 'Chassinumret ska ha 3–17 tecken, det här har 2.'],
  ['YV1AA0000X12345678', 'Chassinumret ska ha 3–17 tecken, det här har 18.'],
  [
    'YV1AAO000X1234567',
    'Bokstäverna I, O och Q används inte i chassinummer. Ska det vara 1 eller 0?',
  ],
  [
    'YV1AAQ000X1234567',
    'Bokstäverna I, O och Q används inte i chassinummer. Ska det vara 1 eller 0?',
  ],
  ['YV1AÅ0000X1234567', 'Chassinumret får bara innehålla bokstäverna A–Z och siffror.'],
])('%s is refused: %s', (text, message) => {
  expect(parseVin(text)).toEqual({ ok: false, message });
});
