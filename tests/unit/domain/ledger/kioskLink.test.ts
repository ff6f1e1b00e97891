import { describe, expect, it } from 'vitest';
import { isKioskAddress, newKioskAddress } from '@/domain/ledger/kioskAddress';
import { kioskFragment, readKioskKey, typedKioskKey } from '@/domain/ledger/kioskLink';

const key = { workshopId: 'ekens-bil', code: '0123456789abcdef0123456789abcdef' };

describe('The code that lets a tablet in', () => {
  it.each([
    ['a link', `https://app.example/kiosk/para#${kioskFragment(key)}`],
    ['the fragment of a link', `#${kioskFragment(key)}`],
    ['a typed code', typedKioskKey(key)],
    ['a code in other letters and in groups', 'ekens-bil - 01234567 89ABCDEF 01234567 89abcdef'],
  ])('is read from %s', (_, text) => {
    expect(readKioskKey(text)).toEqual({ ok: true, value: key });
  });

  it.each([
    ['', 'Klistra in länken eller skriv koden.'],
    ['0123456789abcdef0123456789abcdef', 'Det är ingen hel länk eller kod.'],
    [typedKioskKey(key).slice(0, -1), 'Det är ingen hel länk eller kod.'],
    ['#workshop=../../users&code=0123456789abcdef0123456789abcdef', 'Det är ingen hel länk'],
    ['javascript:alert(1)', 'Det är ingen hel länk eller kod.'],
  ])('is not %j', (text, message) => {
    expect(readKioskKey(text)).toMatchObject({
      ok: false,
      message: expect.stringContaining(message),
    });
  });
});

describe('The address of a tablet', () => {
  it('is known among others', () => {
    expect(isKioskAddress(newKioskAddress())).toBe(true);
    expect(isKioskAddress('kiosk@verkstad.example')).toBe(false);
    expect(isKioskAddress(null)).toBe(false);
  });
});
