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

it('cannot be invoiced where returns take more than its lines of one rate of VAT', () => {
  const returned = (ore: number) => ({
    ...order,
    lines: {
      ...order.lines,
      c: `part|-1000|st|${ore}|0|12||accepted|-${ore}|done|Stompant`,
    },
  });
  const fault = (ore: number) =>
    orderFault('1042', returned(ore), restOfOrder(returned(ore), []))?.text ?? null;
  expect(fault(112_000)).toBeNull();
  expect(restOfOrder(returned(112_000), [])).toMatchObject({ net12Ore: 0, grossOre: 125_000 });
  expect(fault(112_050)?.replaceAll('\u00a0', ' ')).toBe(
    'Returer och avdrag med 12 % moms är 0,50 kr mer än de andra raderna. En faktura blir inte mindre än noll: kreditera den faktura som returen gäller.',
  );
});

it('cannot be invoiced where more than its lines of one rate of VAT are', () => {
  expect(faultAfter({ vatRate: 25, netOre: 120_000, vatOre: 30_000, text })).toBe(
    'Med 25 % moms är mer fakturerat än raderna på AO\u00a01042. Kreditera den fakturan först.',
  );
});
