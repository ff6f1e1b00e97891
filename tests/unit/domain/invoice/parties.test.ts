import { describe, expect, it } from 'vitest';
import { partyFault } from '@/domain/invoice/parties';
import { issuedInvoice } from '../../../support/issuedInvoice';

const { seller, buyer } = issuedInvoice();
const nowhere = { ...buyer, address: { street: null, postcode: null, city: null } };
const small = { grossOre: 400_000, vatOre: 80_000 };
const large = { grossOre: 400_001, vatOre: 80_000 };

describe('What an invoice must say of its parties', () => {
  it('is all there', () => {
    expect(partyFault(seller, buyer, large)).toBeNull();
  });

  it('is less up to 4 000 kr with VAT: above that the address of the buyer is missing', () => {
    expect(partyFault(seller, nowhere, small)).toBeNull();
    const fault = partyFault(seller, nowhere, large);
    expect(fault?.at).toBe('customer');
    expect(fault?.text.replaceAll('\u00a0', ' ')).toBe(
      'Över 4 000,00 kr ska fakturan ha köparens adress. Kundens kort saknar den.',
    );
  });

  it('is all that the workshop has not filled in, whatever the amount', () => {
    const address = { ...seller.address, street: null };
    const faultOf = (values: Partial<typeof seller>) =>
      partyFault({ ...seller, ...values }, buyer, small);
    expect(faultOf({ organisationNumber: null })?.missing).toEqual(['organisationNumber']);
    expect(faultOf({ vatNumber: null, bankgiro: null })?.missing).toEqual(['vatNumber', 'payee']);
    expect(faultOf({ organisationNumber: null, address })).toMatchObject({
      ...{ at: 'settings', missing: ['organisationNumber', 'address'] },
    });
  });

  it('is no VAT number where there is no VAT, and one way to pay is enough', () => {
    expect(partyFault({ ...seller, vatNumber: null }, buyer, { ...small, vatOre: 0 })).toBeNull();
    const swish = { ...seller, bankgiro: null, swish: '1231181189' };
    expect(partyFault(swish, buyer, small)).toBeNull();
  });

  it('is a buyer', () => {
    expect(partyFault(seller, null, small)?.text).toBe('Välj vem som ska ha fakturan.');
  });
});
