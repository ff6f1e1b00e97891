import { expect, it } from 'vitest';
import type { Deduction } from '@/domain/invoice/deduction';
import { orderFault, restOfOrder } from '@/domain/invoice/orderInvoice';
import { newOrder } from '@/domain/order/newOrder';

const order = {
  ...newOrder({
    stage: 'ready',
    lines: {
      a: 'labour|1000|h|125000|0|25|bo|accepted|125000|done|Felsökning',
      b: 'part|1000|st|112000|0|12||accepted|112000|done|Olja',
    },
  }),
  ...{ createdAt: new Date(0), updatedAt: new Date(0) },
};
const faultAfter = (...issued: Deduction[]) =>
  orderFault('1042', order, restOfOrder(order, issued))?.text ?? null;
const text = 'Avgår faktura 10001';

it('can be invoiced as long as something is left of it', () => {
  expect(faultAfter()).toBeNull();
  expect(faultAfter({ vatRate: 25, netOre: 100_001, vatOre: 25_000, text })).toBeNull();
});

it('cannot be invoiced where more than its lines of one rate of VAT are', () => {
  expect(faultAfter({ vatRate: 25, netOre: 120_000, vatOre: 30_000, text })).toBe(
    'Med 25 % moms är mer fakturerat än raderna på AO\u00a01042. Kreditera den fakturan först.',
  );
});
