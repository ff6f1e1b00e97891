import { describe, expect, it } from 'vitest';
import { partyFault } from '@/domain/invoice/parties';
import { issuedInvoice } from '../../../support/issuedInvoice';

const { seller, buyer } = issuedInvoice();
const nowhere = { ...buyer, address: { street: null, postcode: null, city: null } };
const small = { grossOre: 400_000, vatOre: 80_000, foreignSale: null };
const large = { ...small, grossOre: 400_001 };

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

  it('is the VAT number and both addresses, without VAT to a company abroad', () => {
    const address = { street: 'Storgata 1', postcode: '0150', city: 'Oslo', country: 'NO' };
    const abroad = { ...buyer, kind: 'company' as const, vatNumber: 'NO923609016MVA', address };
    const untaxed = { grossOre: 100, vatOre: 0, foreignSale: 'otherService' as const };
    expect(partyFault(seller, abroad, untaxed)).toBeNull();
    expect(partyFault({ ...seller, vatNumber: null }, abroad, untaxed)?.missing).toEqual([
      'vatNumber',
    ]);
    expect(partyFault(seller, { ...abroad, address: { ...address, city: null } }, untaxed)).toEqual(
      {
        text: 'En faktura utan svensk moms ska ha köparens adress. Kundens kort saknar den.',
        at: 'customer',
      },
    );
  });

  it('is of a private person and a company abroad no more than of those in Sweden', () => {
    const address = { street: 'Storgade 1', postcode: '2100', city: 'København', country: 'DK' };
    expect(partyFault(seller, { ...buyer, address }, large)).toBeNull();
    expect(partyFault(seller, { ...buyer, kind: 'company', address }, large)).toBeNull();
  });

  it('is no giro of a seller whose IBAN a buyer abroad pays to', () => {
    const ibanOnly = { ...seller, bankgiro: null, iban: 'SE4550000000058398257466' };
    const address = { street: 'Storgade 1', postcode: '2100', city: 'København', country: 'DK' };
    expect(partyFault(ibanOnly, { ...buyer, address }, large)).toBeNull();
    expect(partyFault(ibanOnly, buyer, small)?.missing).toEqual(['payee']);
  });

  it('is a buyer', () => {
    expect(partyFault(seller, null, small)?.text).toBe('Välj vem som ska ha fakturan.');
  });
});
