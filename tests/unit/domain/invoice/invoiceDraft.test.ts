import { expect, it } from 'vitest';
import { feeDraft } from '@/domain/invoice/invoiceDraft';
import { issuedInvoice } from '../../../support/issuedInvoice';

it('asks for the fee of a reminder without VAT', () => {
  expect(feeDraft(issuedInvoice(), 6000)).toMatchObject({
    ...{ customerId: 'anna', orderId: null, vehicleId: null },
    lines: ['package|1000|st|6000|0|0|Påminnelseavgift, faktura 10001'],
  });
});
