import { expect, test } from 'vitest';
import {
  foldRegistrationNumber,
  formatRegistrationNumber,
  parseRegistrationNumber,
} from '@/domain/values/registrationNumber';

test.each([
  ['ABC123', 'ABC123'],
  ['abc 123', 'ABC123'],
  ['abc 12a', 'ABC12A'],
  ['abc-12a', 'ABC12A'],
])('%s is the ordinary plate %s', (text, value) => {
  expect(parseRegistrationNumber(text)).toEqual({ ok: true, value });
});

test.each([
  ['AB-123-CD', 'AB123CD'],
  ['kålle', 'KÅLLE'],
  ['ABC12O', 'ABC12O'],
  ['QBC123', 'QBC123'],
  ['ÅBC123', 'ÅBC123'],
  ['А123ВЕ77', 'А123ВЕ77'],
  ['7', '7'],
])('%s is accepted as %s with a warning', (text, value) => {
  expect(parseRegistrationNumber(text)).toEqual({
    ok: true,
    value,
    warning: 'Inget vanligt svenskt registreringsnummer. Kontrollera att det stämmer.',
  });
});

test.each([
  ['', 'Fyll i registreringsnumret.'],
  [' - ', 'Fyll i registreringsnumret.'],
  ['ABC 🚗', 'Registreringsnumret får bara innehålla bokstäver och siffror.'],
  ['<b>123', 'Registreringsnumret får bara innehålla bokstäver och siffror.'],
  ['A'.repeat(200), 'Registreringsnumret får ha högst 12 tecken.'],
])('%s is refused: %s', (text, message) => {
  expect(parseRegistrationNumber(text)).toEqual({ ok: false, message });
});

test.each([
  ['ABC123', 'ABC 123'],
  ['ABC12A', 'ABC 12A'],
  ['AB123CD', 'AB123CD'],
  ['KÅLLE', 'KÅLLE'],
])('%s is shown as %s', (plate, shown) => {
  expect(formatRegistrationNumber(plate)).toBe(shown);
});

test('search takes O and 0 as the same, in part of a plate too', () => {
  expect(foldRegistrationNumber('o0 b')).toBe(foldRegistrationNumber('0OB'));
  expect(foldRegistrationNumber('aBc 1')).toBe('ABC1');
});
