import { expect, it } from 'vitest';
import { draftOf, feeDraft } from '@/domain/invoice/invoiceDraft';
import { issuedInvoice } from '../../../support/issuedInvoice';

const stamps = { createdAt: new Date(0), updatedAt: new Date(0), createdBy: 'kim' };
const issued = { ...issuedInvoice(), ...stamps };

it('drafts again only what earlier credits have left of an invoice', () => {
  const credited = { lines: ['labour|-1000|h|119500|0|25|Felsökning'] };
  expect(draftOf(issued, 'F10001').lines).toEqual(issued.lines);
  expect(draftOf(issued, 'F10001', [credited]).lines).toEqual([
    'labour|500|h|119500|0|25|Felsökning',
  ]);
});

it('asks for the fee of a reminder without VAT', () => {
  expect(feeDraft(issued, 6000)).toMatchObject({
    ...{ customerId: 'anna', orderId: null, vehicleId: null },
    lines: ['package|1000|st|6000|0|0|Påminnelseavgift, faktura 10001'],
  });
});
