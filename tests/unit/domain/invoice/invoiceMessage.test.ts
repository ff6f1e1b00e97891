import { expect, it } from 'vitest';
import { invoiceMessage } from '@/domain/invoice/invoiceMessage';
import { issuedInvoice } from '../../../support/issuedInvoice';

const stamps = { createdAt: new Date('2026-11-20T09:00:00Z'), createdBy: 'kim' };

it('says what is to be paid, when and how', () => {
  expect(invoiceMessage({ ...issuedInvoice(), ...stamps })).toEqual({
    subject: 'Faktura 10001',
    text: `Hej Anna Berg!

Här är faktura 10001 för ABC 123 Volvo V70.
Att betala: 1 793,00 kr, senast 2026-12-20
Bankgiro: 5050-1055
OCR-nummer: 100016

Ekens bil`,
  });
});

it('names the IBAN for a buyer abroad, and the giro where the seller has none', () => {
  const { seller, buyer } = issuedInvoice();
  const abroad = { ...buyer, address: { ...buyer.address, country: 'DK' } };
  const text = (iban: string | null) =>
    invoiceMessage({ ...issuedInvoice({ seller: { ...seller, iban }, buyer: abroad }), ...stamps })
      .text;
  expect(text('SE4550000000058398257466')).toContain(
    '2026-12-20\nIBAN: SE45 5000 0000 0583 9825 7466\nOCR',
  );
  expect(text(null)).toContain('2026-12-20\nBankgiro: 5050-1055\nOCR');
});

it('says by how much a credit makes its invoice lower, and nothing of paying', () => {
  const credit = issuedInvoice({
    ...{ number: 10_002, kind: 'credit', creditsId: 'F10001', payableOre: -50_000, about: null },
  });
  expect(invoiceMessage({ ...credit, ...stamps })).toEqual({
    subject: 'Kreditfaktura 10002',
    text: `Hej Anna Berg!

Här är kreditfaktura 10002. Faktura 10001 är nu 500,00 kr lägre.

Ekens bil`,
  });
});

it('says that there is nothing to pay', () => {
  const { text } = invoiceMessage({ ...issuedInvoice({ payableOre: 0 }), ...stamps });
  expect(text).toContain('Du har inget att betala.');
  expect(text).not.toContain('Bankgiro');
});
