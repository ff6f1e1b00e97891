import { describe, expect, it } from 'vitest';
import { deductionsIn } from '@/domain/invoice/deduction';
import { newInvoiceDraft } from '@/domain/invoice/invoiceDraft';
import { draftFault, draftOre } from '@/domain/invoice/invoiceOfDraft';
import { invoiceSums } from '@/domain/invoice/invoiceSums';
import { invoiceLinesOf } from '@/domain/invoice/invoiceLine';
import { newOrder } from '@/domain/order/newOrder';
import { issuedInvoice } from '../../../support/issuedInvoice';

const stamps = { createdAt: new Date('2026-11-20T09:00:00Z'), updatedAt: new Date(0) };
const line = 'labour|1500|h|119500|0|25|Hjulinställning';
const draft = { ...newInvoiceDraft, lines: [line] };
const order = {
  id: '1042',
  data: {
    ...newOrder({
      stage: 'ready',
      lines: { a: 'labour|1500|h|119500|0|25|bo|accepted|179250|done|Hjulinställning' },
    }),
    ...stamps,
  },
};

function faultOf(values: Partial<typeof draft>, ...of: [typeof order | null, number?]) {
  const drafted = { ...draft, ...values };
  const { discountBp, pricesInclVat } = drafted;
  const lines = invoiceLinesOf(drafted);
  const deductions = deductionsIn(drafted);
  const sums = {
    ...invoiceSums({ lines, discountBp, pricesInclVat, deductions }),
    foreignSale: null,
  };
  const [about, issuedOre = 0] = of;
  const data = { ...issuedInvoice({ grossOre: issuedOre }), ...stamps, createdBy: 'kim' };
  return draftFault(drafted, sums, about, [{ id: 'F10001', data, pending: false }])?.text ?? null;
}

it('can be issued about an order as its customer agreed, or about none at any price', () => {
  expect(faultOf({}, order)).toBeNull();
  expect(faultOf({ lines: [line.replace('119500', '999900')] }, null)).toBeNull();
});

it('has the sum that its buyer is charged', () => {
  const oslo = {
    ...{ kind: 'company' as const, vatNumber: 'NO923609016MVA', address: { country: 'NO' } },
  };
  expect(draftOre(draft, undefined)).toBe(179_250);
  expect(draftOre(draft, { kind: 'private', address: {} })).toBe(179_250);
  expect(draftOre(draft, oslo)).toBe(143_400);
  expect(draftOre({ ...draft, vatChoice: 'domestic' }, oslo)).toBe(179_250);
});

it('has a line', () => {
  expect(faultOf({ lines: [] }, null)).toBe('Lägg till minst en rad.');
});

it('has no rate of VAT of which the deductions take more than its lines are', () => {
  const other = 'part|1000|st|100000|0|12|Olja';
  const lines = [line, other];
  expect(faultOf({ lines, deductions: ['12|89286|10714|Avgår faktura 10001'] }, null)).toBeNull();
  expect(faultOf({ lines, deductions: ['12|89288|10714|Avgår faktura 10001'] }, null)).toBe(
    'Avdragen är mer än raderna med 12 % moms. Kontrollera raderna.',
  );
  expect(faultOf({ lines, deductions: ['12|0|10716|Avgår faktura 10001'] }, null)).toBe(
    'Avdragen är mer än raderna med 12 % moms. Kontrollera raderna.',
  );
});

it('is not over what the customer of its order has agreed to, less its discount', () => {
  const dearer = line.replace('119500', '130000');
  expect(faultOf({ lines: [dearer] }, order)).toBe(
    'Raderna är 157,50\u00a0kr över det som kunden har godkänt på AO\u00a01042.',
  );
  expect(faultOf({ lines: [dearer], discountBp: 1000 }, order)).toBeNull();
});

it('has prices as the agreed ones are', () => {
  expect(faultOf({ pricesInclVat: false }, order)).toBe(
    'AO\u00a01042 är avtalad med priser inkl. moms. Välj det på utkastet, och kontrollera priserna.',
  );
});

it('is no more than what is left of an order that is invoiced in part', () => {
  expect(faultOf({ discountBp: 5000 }, order, 89_625)).toBeNull();
  expect(faultOf({}, order, 89_625)).toBe(
    'AO\u00a01042 är redan fakturerad med 896,25\u00a0kr, och det här är mer än resten.',
  );
});

describe('about an invoiced order', () => {
  const credited = { id: 'F10001', pending: false };
  const invoiced = (values: Partial<typeof order.data> = {}) => ({
    ...order,
    data: { ...order.data, stage: 'invoiced' as const, invoiceIds: ['F10001'], ...values },
  });
  const anew = (replacesId: string | null, about: ReturnType<typeof invoiced>) => {
    const drafted = { ...draft, replacesId, orderId: '1042' };
    const lines = invoiceLinesOf(drafted);
    const sums = {
      ...invoiceSums({ lines, discountBp: 0, pricesInclVat: true, deductions: [] }),
      foreignSale: null,
    };
    const data = { ...issuedInvoice(), ...stamps, createdBy: 'kim' };
    const credit = { ...data, kind: 'credit' as const, grossOre: -data.grossOre };
    const issued = [
      { ...credited, data },
      { id: 'F10002', pending: false, data: credit },
    ];
    return draftFault(drafted, sums, about, issued)?.text ?? null;
  };

  it('comes in the place of one of its invoices', () => {
    expect(anew('F10001', invoiced())).toBeNull();
    for (const other of [null, 'F10002', 'F10009']) {
      expect(anew(other, invoiced())).toBe(
        'AO\u00a01042 är redan fakturerad. Kreditera fakturan och gör om den.',
      );
    }
  });

  it('is with others in the same place no more than the credited one', () => {
    expect(anew('F10001', invoiced({ replacedOre: { F10001: 0 } }))).toBeNull();
    expect(anew('F10001', invoiced({ replacedOre: { F10001: 1 } }))).toBe(
      'Faktura 10001 är redan gjord om, och det här är mer än resten av den. Kreditera och gör om den som kom i stället.',
    );
  });
});
