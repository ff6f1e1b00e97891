import { screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import type { InvoiceFields } from '@/domain/invoice/invoice';
import type { ReceivableFields } from '@/domain/invoice/receivable';
import { dayOf } from '@/domain/time/swedishTime';
import { customerFields, vehicleFields } from '../support/customers';
import { forged } from '../support/forged';
import { issuedInvoice } from '../support/issuedInvoice';
import { loseNetwork } from '../support/network';
import { owed } from '../support/owed';
import { button, heading, openOrders } from '../support/workOrders';

const today = dayOf(new Date());
const inAWeek = today.add({ days: 7 }).toString();
const { buyer } = issuedInvoice();

/** Opens the list; each invoice has the number and the OCR of its id. */
async function openList(
  invoices: Record<string, Partial<InvoiceFields>>,
  { query = '', owing = {} }: { query?: string; owing?: Record<string, ReceivableFields> } = {},
) {
  const documents = Object.entries(invoices).map(([id, values]) => {
    const number = Number(id.slice(1));
    return [id, issuedInvoice({ number, ocr: `${number}9`, ...values })] as const;
  });
  const app = await openOrders(
    `workorders/invoices${query}`,
    {},
    {
      also: {
        ...{ invoices: Object.fromEntries(documents), receivables: owing },
        customers: {
          anna: customerFields({ name: 'Anna Berg' }),
          kalle: customerFields({ name: 'Kalle Ström' }),
        },
        vehicles: {
          car: vehicleFields({ registrationNumber: 'ABC123', ownerId: 'anna' }),
          van: vehicleFields({ registrationNumber: 'XYZ00A', ownerId: 'kalle' }),
        },
      },
    },
  );
  await heading('Fakturor');
  const search = await screen.findByLabelText('Sök nummer, köpare eller bil');
  return {
    ...app,
    /** Searches for a text in the place of the one before. */
    async find(text: string) {
      // An emptied field would list them all in between.
      await app.user.tripleClick(search);
      if (text === '') await app.user.clear(search);
      else await app.user.paste(text);
    },
  };
}
const field = (name: string) => screen.getByLabelText(name);
const told = (text: string) => screen.findByText(text, { selector: '[role=status]' });
/** Found by their text: roles of hundreds of links take seconds to compute. */
const rows = () =>
  screen.getAllByText(/^(Faktura|Kreditfaktura) \d/, { selector: 'a b' }).map((name) => {
    const row = name.closest('a');
    if (!row) throw new Error('A row is a link.');
    return row;
  });
/** The numbers of the rows, once there are as many. */
async function numbers(count: number) {
  await told(count === 1 ? '1 faktura' : `${count} fakturor`);
  return rows().map((row) => Number(/\d+/.exec(row.textContent ?? '')?.[0]));
}

describe('The list of all invoices', () => {
  it('finds one that is older than what it shows, and shows more', async () => {
    const many = Array.from({ length: 102 }, (_, n) => [`F${3001 + n}`, {}] as const);
    const { user, find } = await openList(
      {
        ...Object.fromEntries(many),
        F3000: {
          ...{
            customerId: 'kalle',
            vehicleId: 'van',
            orderId: '2974',
            about: 'XYZ 00A Saab 9-5',
            issuedOn: '2025-02-03',
          },
          ...{ buyer: { ...buyer, name: 'Kalle Ek' }, payableOre: 123_450, ocr: '7300017' },
        },
        // A buyer and a car that are not in the register.
        F2999: {
          ...{
            customerId: null,
            vehicleId: null,
            about: 'DEF 456 Volvo 740',
            issuedOn: '2025-02-02',
          },
          ...{ buyer: { ...buyer, name: 'Stina Alm' }, payableOre: -123_450, kind: 'credit' },
          creditsId: 'F2000',
        },
      },
      { query: '?sok=3000' },
    );
    for (const text of [
      '3000',
      'AO 2974',
      '7300017',
      'xyz00a',
      'kalle ström',
      'kalle ek',
      '3000 ek',
    ]) {
      await find(text);
      expect(await numbers(1), text).toEqual([3000]);
    }
    for (const text of ['stina', 'def 456', '-1 234,50 alm']) {
      await find(text);
      expect(await numbers(1), text).toEqual([2999]);
    }
    await find('1 234,50 kr');
    expect(await numbers(2)).toEqual([3000, 2999]);
    await user.selectOptions(field('Typ'), 'Kreditfaktura');
    expect(await numbers(1)).toEqual([2999]);
    expect(location.search).toBe('?sok=1+234%2C50+kr&typ=credit');
    await find('1 234,51');
    expect(await screen.findByText('Ingen faktura stämmer med det du har valt.')).toBeVisible();
    await find('1.234');
    expect(await screen.findByText(/^Beloppet kan läsas på flera sätt/)).toBeVisible();
    expect(field('Sök nummer, köpare eller bil')).toHaveValue('1.234');
    await find('');
    expect(await numbers(1)).toEqual([2999]);
    await user.selectOptions(field('Typ'), 'Alla');
    await told('De 100 senaste visas. Det finns fler.');
    expect(rows()).toHaveLength(100);
    await user.click(screen.getByText('Visa fler', { selector: 'button' }));
    expect(await numbers(104)).toContain(2999);
    expect(document.activeElement).toBe(rows()[100]);
  });

  const owing = {
    F10001: owed(10_001, { issuedOn: '2026-09-30', dueOn: inAWeek }),
    F10002: owed(10_002, { paidOre: 79_300 }),
    F10003: owed(10_003, { issuedOn: '2026-10-31', paidOre: 179_300, isSettled: true }),
    F10004: owed(10_004, { issuedOn: '2026-11-01', creditedOre: 179_300, isSettled: true }),
  };
  const issued = {
    F10001: { issuedOn: '2026-09-30' },
    F10002: { issuedOn: '2026-10-01', customerId: 'kalle', buyer: { ...buyer, name: 'Kalle Ek' } },
    F10003: { issuedOn: '2026-10-31' },
    F10004: { issuedOn: '2026-11-01' },
    F10005: {
      ...{ issuedOn: '2026-11-02', kind: 'credit' as const, creditsId: 'F10004' },
      ...{ net25Ore: -143_400, vat25Ore: -35_850, netOre: -143_400, vatOre: -35_850 },
      ...{ grossOre: -179_250, roundingOre: -50, payableOre: -179_300 },
    },
  };

  it('tells and chooses how far they are paid, beside what is searched for', async () => {
    const { user, find } = await openList(issued, { owing });
    expect(await numbers(5)).toEqual([10_005, 10_004, 10_003, 10_002, 10_001]);
    await screen.findByText('Betald');
    expect(rows().map((row) => row.querySelector('b + span')?.textContent ?? '')).toEqual([
      ...['', 'Krediterad', 'Betald', 'Förfallen, kvar 1\u00a0000,00\u00a0kr', 'Obetald'],
    ]);
    for (const [state, shown] of [
      ['Obetalda', [10_002, 10_001]],
      ['Förfallna', [10_002]],
      ['Betalda', [10_003]],
      ['Krediterade', [10_004]],
    ] as const) {
      await user.selectOptions(field('Läge'), state);
      expect(await numbers(shown.length), state).toEqual(shown);
    }
    await find('anna');
    expect(await numbers(1)).toEqual([10_004]);
    await user.selectOptions(field('Läge'), 'Obetalda');
    expect(await numbers(1)).toEqual([10_001]);
    await user.selectOptions(field('Typ'), 'Kreditfaktura');
    expect(await numbers(1)).toEqual([10_005]);
    expect(field('Läge')).toHaveValue('');
    await user.selectOptions(field('Läge'), 'Tillgodo');
    await user.click(await button('Rensa sökning och filter'));
    await numbers(5);
    expect(location.search).toBe('');
  });

  it('is of a month or of days, and refuses an end before the beginning', async () => {
    const { user } = await openList(issued, { owing, query: '?period=manad&fran=2026-11-05' });
    expect(await numbers(2)).toEqual([10_005, 10_004]);
    await user.click(await button('Föregående'));
    expect(await screen.findByText('Oktober 2026')).toBeVisible();
    expect(await numbers(2)).toEqual([10_003, 10_002]);
    await user.selectOptions(field('Läge'), 'Betalda');
    expect(await numbers(1)).toEqual([10_003]);
    await user.selectOptions(field('Läge'), 'Alla');
    await user.selectOptions(field('Period'), 'Egen');
    expect(field('Från')).toHaveValue('2026-10-01');
    await user.clear(field('Från'));
    await user.tab();
    expect(await numbers(3)).toEqual([10_003, 10_002, 10_001]);
    await user.type(field('Från'), '2026-11-02');
    expect(await screen.findByText('Den sista dagen är före den första.')).toBeVisible();
    expect(field('Till')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.queryByText(/^\d+ faktur/)).toBeNull();
    await user.clear(field('Till'));
    await user.tab();
    expect(await numbers(1)).toEqual([10_005]);
    expect(location.search).toBe('?period=egen&fran=2026-11-02');
  });

  it('marks what does not add up, whatever is paid of it', async () => {
    await openList({ F10001: {}, F10002: forged }, { owing: { F10002: owed(10_002) } });
    expect(await numbers(2)).toEqual([10_002, 10_001]);
    await screen.findByText('Förfallen');
    expect(rows().map((row) => /Stämmer inte/.test(row.textContent ?? ''))).toEqual([true, false]);
  });

  it('searches what is on the device without a network, and says so', async () => {
    const { db, find } = await openList(issued, { owing });
    await numbers(5);
    await loseNetwork(db());
    await find('10002');
    expect(await numbers(1)).toEqual([10_002]);
    expect(await screen.findByText(/^Du är offline. Bara de fakturor som finns/)).toBeVisible();
    await find('10009');
    expect(await screen.findByText('Ej hämtat än: du är offline.')).toBeVisible();
  });

  it('has nothing to search in before the first one', async () => {
    await openOrders('workorders/invoices');
    expect(await screen.findByText(/^Inga fakturor än/)).toBeVisible();
    await waitFor(() => expect(screen.queryByLabelText('Läge')).toBeNull());
  });
});
