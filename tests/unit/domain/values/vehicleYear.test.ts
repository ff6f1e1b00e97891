import { expect, test } from 'vitest';
import { parseVehicleYear } from '@/domain/values/vehicleYear';

test('a model year is four digits', () => {
  expect(parseVehicleYear(' 2019 ')).toEqual({ ok: true, value: 2019 });
});

test.each(['', '19', '20191', '2019-03', 'MY19', '−2019', '2e03'])('%s is refused', (text) => {
  expect(parseVehicleYear(text)).toEqual({
    ok: false,
    message: 'Skriv årsmodellen med fyra siffror, till exempel 2019.',
  });
});
