import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { swishQrText } from '@/domain/invoice/swishQr';
import { parseMoney } from '@/domain/values/money';

describe('the text of a Swish QR code', () => {
  it.each([
    [65900, '1000173', 'C1237856901;659,00;1000173;0'],
    [114954, '1000173', 'C1237856901;1149,54;1000173;0'],
    [5, '1000173', 'C1237856901;0,05;1000173;0'],
    [123456700, '1000173', 'C1237856901;1234567,00;1000173;0'],
    [65900, 'Däck; 5 %', 'C1237856901;659,00;D%C3%A4ck%3B%205%20%25;0'],
  ])('%i öre for %o is %s', (ore, message, text) => {
    expect(swishQrText('1237856901', ore, message)).toBe(text);
  });

  it('holds four parts, from which the amount and the message are read back', () => {
    const amounts = fc.integer({ min: 1, max: 999_999_999_99 });
    fc.assert(
      fc.property(amounts, fc.string({ unit: 'grapheme' }), (ore, message) => {
        const [payee, amount = '', encoded = '', lock, ...more] = swishQrText(
          '1237856901',
          ore,
          message,
        ).split(';');
        expect([payee, lock, more]).toEqual(['C1237856901', '0', []]);
        expect(amount).toMatch(/^\d+,\d\d$/);
        expect(parseMoney(amount, ore)).toEqual({ ok: true, value: ore });
        expect(decodeURIComponent(encoded)).toBe(message);
      }),
    );
  });

  it.each([0, -65900, 65900.5, Number.NaN])('is refused for %d öre', (ore) => {
    expect(() => swishQrText('1237856901', ore, '1000173')).toThrow('an amount to pay');
  });
});
