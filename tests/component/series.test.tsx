import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import type { Role } from '@/domain/workshop/member';
import { formatJudgement, newInspection } from '@/domain/inspection/inspection';
import { creationEvent } from '@/domain/order/orderEdit';
import { forged } from '../support/forged';
import { issuedInvoice } from '../support/issuedInvoice';
import { loseNetwork } from '../support/network';
import { owed, paid } from '../support/owed';
import { accepted, heading, openOrders, order } from '../support/workOrders';

const on = { issuedOn: '2026-11-20' };
const series = { F: { first: 10_001, last: 10_002, lastOn: '2026-11-20' } };
const right = {
  ...{ invoices: { F10001: issuedInvoice(), F10002: issuedInvoice({ number: 10_002 }) }, series },
  receivables: {
    F10001: owed(10_001, { ...on, paidOre: 50_000 }),
    F10002: owed(10_002, on),
  },
  payments: { p1: paid() },
};

async function openCheck(also: Record<string, Record<string, object>>, role: Role = 'owner') {
  const app = await openOrders('workorders/invoices/series?fran=2026-11-01', {}, { role, also });
  await heading('Kontrollera serien');
  return app;
}
const part = () => screen.findByRole('region', { name: /^Fakturor, kreditfakturor/ });
const said = async (text: string) =>
  waitFor(async () => expect(await part()).toHaveTextContent(text));
const plain = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ');

describe('The check of the series', () => {
  it('says of a period that all of it adds up, and what that is', async () => {
    const { user } = await openCheck(right, 'auditor');
    await said(
      'Allt stämmer: 2 fakturor, 0 kreditfakturor, 10001–10002, 1 betalning, inga luckor.',
    );
    await user.click(screen.getByRole('button', { name: 'Föregående' }));
    await said('Inget är fakturerat och inga betalningar är noterade under perioden.');
    expect(location.search).toBe('?period=manad&fran=2026-10-01');
  });

  it('lists what was written past the app, each with the way to its document', async () => {
    const { seller } = issuedInvoice();
    const { user } = await openCheck({
      ...right,
      invoices: {
        ...right.invoices,
        F10003: issuedInvoice({ number: 10_003, seller: { ...seller, bankgiro: '51510000' } }),
        // Its day lies in another period, so that it is missing in this one.
        F10004: issuedInvoice({ number: 10_004, issuedOn: '2025-01-07', dueOn: '2025-02-06' }),
        F10006: issuedInvoice({ number: 10_006, ...forged }),
        F10007: issuedInvoice({ number: 10_007 }),
      },
      series: { F: { ...series.F, last: 10_007 } },
      receivables: {
        ...right.receivables,
        F10003: owed(10_003, on),
        F10004: owed(10_004, on),
        F10006: owed(10_006, { ...on, payableOre: 1000 }),
        F10007: owed(10_007, { ...on, paidOre: 200_100 }),
      },
      payments: {
        ...right.payments,
        p2: paid({ invoiceId: 'F10007', amountOre: 200_000 }),
        p3: paid({ invoiceId: 'F99' }),
      },
    });
    await said('7 saker stämmer inte bland 6 fakturor');
    const items = within(
      await screen.findByRole('list', { name: 'Det som inte stämmer' }),
    ).getAllByRole('listitem');
    expect(items.map(plain)).toEqual([
      'Faktura 99En betalning på 500,00 kr, 2026-11-02, gäller faktura 99, som inte finns eller är en kreditfaktura.',
      'Faktura 10003Bankgirot på fakturan, 5151-0000, är ett annat än på fakturorna före och efter (5050-1055).',
      'Faktura 10004Fakturadatum 2025-01-07 är tidigare än på 10003, som har 2026-11-20.',
      'Faktura 10006Nummer 10005 saknas.Fakturans belopp är inte det som raderna ger.Underlaget för 25 % moms är −8 000,00 kr. På en faktura kan det inte vara mindre än noll.',
      'Faktura 10007Betalt är 2 001,00 kr i kundreskontran, men dokumenten ger 2 000,00 kr.',
    ]);
    await user.click(screen.getByRole('link', { name: 'Faktura 10006' }));
    await heading('Faktura 10006');
  });

  it('checks nothing without the server, and says so', async () => {
    const { user, db } = await openCheck(right);
    await said('Allt stämmer');
    await loseNetwork(db());
    await user.click(screen.getByRole('button', { name: 'Nästa' }));
    await said('Det gick inte att hämta serien för december 2026, så inget räknas ihop.');
    expect(screen.queryByText(/^Allt stämmer/)).toBeNull();
  });

  it('lists orders whose histories or invoices do not fit, as their pages say too', async () => {
    const lines = { a: accepted.replace('todo', 'done') };
    const ready = { ...order, stage: 'ready' as const, lines, invoiceIds: ['F10001'] };
    const { user } = await openOrders(
      'workorders/invoices/series?fran=2026-11-01',
      {
        '1042': ready,
        '1043': { ...order, stage: 'working' },
        '1044': { ...ready, invoiceIds: ['F10002', 'F10003'] },
        '1045': { ...ready, invoiceIds: ['F10004', 'F10005'] },
      },
      {
        also: {
          ...right,
          invoices: {
            F10001: issuedInvoice(),
            F10002: issuedInvoice({ number: 10_002, orderId: '1044' }),
            F10003: issuedInvoice({ number: 10_003, orderId: '1044' }),
            F10004: issuedInvoice({ number: 10_004, orderId: '1045' }),
            F10005: issuedInvoice({ number: 10_005, orderId: '1045' }),
            F10006: issuedInvoice({
              ...{ number: 10_006, kind: 'credit', creditsId: 'F10005', orderId: '1045' },
              lines: ['labour|-1500|h|119500|0|25|Felsökning'],
              ...{ net25Ore: -143_400, vat25Ore: -35_850, netOre: -143_400, vatOre: -35_850 },
              ...{ grossOre: -179_250, roundingOre: -50, payableOre: -179_300 },
            }),
          },
          orderEvents: { '1043-created': { orderId: '1043', ...creationEvent(order) } },
          inspections: {
            '1045_a': {
              ...newInspection('1045', 'Stor', [{ group: 'Ljus', unit: '', text: 'Halvljus' }]),
              judged: { p00: formatJudgement({ state: 'green', by: 'kim', at: new Date() }) },
            },
          },
        },
      },
    );
    await user.click(
      await screen.findByRole('button', { name: 'Kontrollera historiken för november 2026' }),
    );
    const list = await screen.findByRole('list', { name: 'Arbetsorder som inte stämmer' });
    const fault = 'Steget är ”Arbete”, men det senaste som står i historiken är ”Incheckad”.';
    expect(within(list).getAllByRole('listitem').map(plain)).toEqual([
      `AO 1043${fault}`,
      'AO 1044Fakturerad med 90,00 kr mer än det som är utfört på ordern.',
      'AO 1045Ingen händelse berättar att bilkontrollen ”Stor” påbörjades.Kontrollpunkten är ”Halvljus: Grön – OK”, men det senaste som står i historiken är ”Halvljus: Ej kontrollerad”.',
    ]);
    await user.click(within(list).getByRole('link', { name: 'AO\u00a01043' }));
    const history = await screen.findByRole('region', { name: 'Historik' });
    expect(await within(history).findByRole('alert')).toHaveTextContent(
      `Historiken är inte hel: ordern har ändrats utan att det står i den.${fault}`,
    );
  });

  it('is for owners and auditors alone', async () => {
    await openCheck(right, 'staff');
    expect(await screen.findByText('Bara ägare och revisorer kontrollerar serien.')).toBeVisible();
    expect(screen.queryByLabelText('Period')).toBeNull();
  });
});
