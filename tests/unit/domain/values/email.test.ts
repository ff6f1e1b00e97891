import { expect, test } from 'vitest';
import { parseEmail } from '@/domain/values/email';

test.each([
  ['anna@verkstad.example', 'anna@verkstad.example'],
  [' Anna.Berg+bil@Verkstad.EXAMPLE ', 'Anna.Berg+bil@verkstad.example'],
  ['mailto:anna@verkstad.example', 'anna@verkstad.example'],
  ['info@bilåtgärd.example', 'info@bilåtgärd.example'],
  ["o'hara@verkstad.example", "o'hara@verkstad.example"],
])('%s is read as %s', (text, value) => {
  expect(parseEmail(text)).toEqual({ ok: true, value });
});

const domainMessage = 'Delen efter @ ska se ut som foretaget.se.';

test.each([
  ['', 'Fyll i e-postadressen.'],
  ['anna.verkstad.example', 'E-postadressen saknar @.'],
  ['anna@berg@verkstad.example', 'E-postadressen får bara ha ett @.'],
  ['anna berg@verkstad.example', 'E-postadressen får inte innehålla mellanslag.'],
  ['@verkstad.example', 'Det saknas något före @ i e-postadressen.'],
  ['anna..berg@verkstad.example', 'Delen före @ i e-postadressen har ett otillåtet tecken.'],
  ['<anna@verkstad.example', 'Delen före @ i e-postadressen har ett otillåtet tecken.'],
  ['anna@verkstad', domainMessage],
  ['anna@verkstad..example', domainMessage],
  ['anna@-verkstad.example', domainMessage],
  ['anna@verkstad.example>', domainMessage],
  ['anna@', domainMessage],
  [`${'a'.repeat(250)}@verkstad.example`, 'E-postadressen får ha högst 254 tecken.'],
])('%s is refused: %s', (text, message) => {
  expect(parseEmail(text)).toEqual({ ok: false, message });
});
