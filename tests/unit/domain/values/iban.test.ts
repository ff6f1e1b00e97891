import { describe, expect, it } from 'vitest';
import { formatIban, parseBic, parseIban } from '@/domain/values/iban';

const shape =
  'Skriv IBAN med landets bokstäver och alla siffror, till exempel SE45 5000 0000 0583 9825 7466.';

describe('an IBAN', () => {
  // The examples of the registry of ISO 13616.
  it.each([
    ['SE45 5000 0000 0583 9825 7466', 'SE4550000000058398257466'],
    ['se4550000000058398257466', 'SE4550000000058398257466'],
    [' NO93 8601 1117 947', 'NO9386011117947'],
    ['GB29-NWBK-6016-1331-9268-19', 'GB29NWBK60161331926819'],
  ])('is read from %o', (text, value) => {
    expect(parseIban(text)).toEqual({ ok: true, value });
  });

  it.each([
    [
      'SE46 5000 0000 0583 9825 7466',
      'IBAN-numrets kontrollsiffror stämmer inte. Kontrollera numret.',
    ],
    [
      'SE45 5000 0000 0538 9825 7466',
      'IBAN-numrets kontrollsiffror stämmer inte. Kontrollera numret.',
    ],
    ['SE45 5000 0000 0583 9825 746', shape],
    ['5050-1055', shape],
    ['', shape],
  ])('is not read from %o', (text, message) => {
    expect(parseIban(text)).toEqual({ ok: false, message });
  });

  it('is shown in groups of four', () => {
    const shown = formatIban('NO9386011117947');
    expect(shown).toBe('NO93\u00a08601\u00a01117\u00a0947');
    expect(parseIban(shown)).toEqual({ ok: true, value: 'NO9386011117947' });
  });
});

it('reads the code of a bank, with its branch or without', () => {
  expect(parseBic('essesess')).toEqual({ ok: true, value: 'ESSESESS' });
  expect(parseBic('DNBA NO KK XXX')).toEqual({ ok: true, value: 'DNBANOKKXXX' });
  expect(parseBic('SEB')).toEqual({
    ok: false,
    message: 'Skriv BIC med åtta eller elva tecken, till exempel ESSESESS.',
  });
});
