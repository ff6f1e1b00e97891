import { expect, test } from 'vitest';
import { parseVehicleMonth } from '@/domain/values/vehicleMonth';

test.each([
  ['2021-03', '2021-03'],
  ['2021\u201303', '2021-03'],
  ['202103', '2021-03'],
  ['2021/03', '2021-03'],
  ['2021-03-31', '2021-03'],
  ['2021/03/31', '2021-03'],
  ['20210331', '2021-03'],
  ['1899-12', '1899-12'],
  ['mar-21', '2021-03'],
  ['Okt-29', '2029-10'],
  ['maj-98', '1998-05'],
])('%s is the month %s', (text, value) => {
  expect(parseVehicleMonth(text)).toEqual({ ok: true, value });
});

test.each([
  '',
  '2021',
  '2021-13',
  '2021-00',
  '2021-03-32',
  '2021-03-00',
  '1799-01',
  '03-2021',
  'xyz-21',
  'mar',
])('%s is refused', (text) => {
  expect(parseVehicleMonth(text)).toEqual({ ok: false, message: 'Skriv månaden som 2021-03.' });
});
