import { describe, expect, it } from 'vitest';
import type { Seller } from '@/domain/invoice/invoice';
import { usingQrText } from '@/domain/invoice/usingQr';

const seller: Seller = {
  ...{ name: 'Ekbackens Bil & Tvätt AB', organisationNumber: '5566778899', vatNumber: null },
  ...{ hasFSkatt: true, address: { street: null, postcode: null, city: null } },
  ...{ phone: null, email: null, bankgiro: '50501055', plusgiro: '123455', swish: null },
  ...{ iban: null, bic: null },
};
const days = { issuedOn: '2026-11-20', dueOn: '2026-12-20' };
const text = (changes: Partial<Seller> = {}, payableOre = 65_905) =>
  usingQrText({ ...seller, ...changes }, { ...days, payableOre }, '1000173');

describe('the text of the QR code of an invoice', () => {
  it('tells who is paid, to which bankgiro, what and when, as UsingQR has it', () => {
    expect(JSON.parse(text() ?? '')).toEqual({
      ...{ uqr: 1, tp: 1, nme: 'Ekbackens Bil & Tvätt AB', cc: 'SE', cid: '556677-8899' },
      ...{ iref: '1000173', idt: '20261120', ddt: '20261220', due: 659.05, cur: 'SEK' },
      ...{ pt: 'BG', acc: '5050-1055' },
    });
  });

  it('has a plusgiro where there is no bankgiro, and is none without either', () => {
    expect(JSON.parse(text({ bankgiro: null }) ?? '')).toMatchObject({ pt: 'PG', acc: '12345-5' });
    expect(text({ bankgiro: null, plusgiro: null })).toBeNull();
  });

  it('has no organisation number where the seller has none', () => {
    expect(JSON.parse(text({ organisationNumber: null }) ?? '')).not.toHaveProperty('cid');
  });

  it.each([0, -100, 65_900.5])('is refused for %d öre', (ore) => {
    expect(() => text({}, ore)).toThrow('an amount to pay');
  });
});
