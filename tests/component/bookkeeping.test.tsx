import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import type { InvoiceFields } from '@/domain/invoice/invoice';
import { forged } from '../support/forged';
import { issuedInvoice } from '../support/issuedInvoice';
import { loseNetwork } from '../support/network';
import { expectConsole, ignoreConsole } from '../support/component';
import { heading, openOrders } from '../support/workOrders';

/** The numbers and amounts of the screen have no-break spaces. */
const plain = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ');

const credit = issuedInvoice({
  ...{ number: 10_002, kind: 'credit', creditsId: 'F10001', lines: [], issuedOn: '2026-11-30' },
  ...{ net25Ore: -43_400, vat25Ore: -10_850, netOre: -43_400, vatOre: -10_850 },
  ...{ grossOre: -54_250, roundingOre: 0, payableOre: -54_250 },
});
const parts = issuedInvoice({
  lines: ['part|1000|st|11200|0|12|Bok', 'part|1000|st|10600|0|6|Bok'],
  ...{ number: 10_003, issuedOn: '2026-12-01', net25Ore: 0, vat25Ore: 0 },
  ...{ net12Ore: 10_000, vat12Ore: 1200, net6Ore: 10_000, vat6Ore: 600, netOre: 20_000 },
  ...{ vatOre: 1800, grossOre: 21_800, roundingOre: 0, payableOre: 21_800 },
});
const all = { F10001: issuedInvoice({ issuedOn: '2026-11-01' }), F10002: credit, F10003: parts };

async function openBooks(
  invoices: Record<string, InvoiceFields> = all,
  query = '?period=manad&fran=2026-11-15',
  also: Record<string, Record<string, object>> = {},
) {
  const app = await openOrders(
    `workorders/invoices/bookkeeping${query}`,
    {},
    {
      also: { invoices, ...also },
    },
  );
  await heading('Bokföring');
  return app;
}
const vat = () => screen.findByRole('region', { name: 'Momssammanställning' });
const rowsOf = async () => {
  const table = await within(await vat()).findByRole('table');
  return within(table)
    .getAllByRole('row')
    .map((row) =>
      [...row.children].map((cell) => (cell.textContent ?? '').replaceAll('\u00a0', ' ')),
    );
};

describe('The VAT of a period', () => {
  it('is that of the documents of its days, first and last included', async () => {
    await openBooks();
    expect(await rowsOf()).toEqual([
      ['Sats', 'Underlag, kr', 'Moms, kr'],
      ['25 %', '1 000,00', '250,00'],
      ['Summa', '1 000,00', '250,00'],
    ]);
    const part = plain(await vat());
    expect(part).toContain('1 faktura och 1 kreditfaktura.');
    expect(part).toContain('Öresavrundning0,50 kr');
    expect(part).toContain('Fakturerat att betala1 250,50 kr');
    expect(part).toContain('Underlag, inte deklaration');
    expect(part).toContain(
      'Ruta 05, Momspliktig försäljning1 000 krRuta 10, Utgående moms 25 %250 kr',
    );
    expect(part).not.toContain('Ruta 42');
  });

  it('is stepped through by month, quarter and year, and the address keeps it', async () => {
    const { user } = await openBooks();
    await rowsOf();
    await user.click(screen.getByRole('button', { name: 'Nästa' }));
    await waitFor(async () => expect(plain(await vat())).toContain('December 2026'));
    expect(await rowsOf()).toEqual([
      ['Sats', 'Underlag, kr', 'Moms, kr'],
      ['12 %', '100,00', '12,00'],
      ['6 %', '100,00', '6,00'],
      ['Summa', '200,00', '18,00'],
    ]);
    expect(plain(await vat())).toContain(
      'Ruta 05, Momspliktig försäljning200 krRuta 11, Utgående moms 12 %12 krRuta 12, Utgående moms 6 %6 kr',
    );
    await user.selectOptions(screen.getByLabelText('Period'), 'Kvartal');
    await waitFor(async () => expect(plain(await vat())).toContain('Kvartal 4 2026'));
    expect((await rowsOf()).at(-1)).toEqual(['Summa', '1 200,00', '268,00']);
    expect(location.search).toBe('?period=kvartal&fran=2026-12-01');
    await user.click(screen.getByRole('button', { name: 'Föregående' }));
    expect(await screen.findByText('Inget är fakturerat under perioden.')).toBeVisible();
    expect(plain(await vat())).toContain('2026-07-01 – 2026-09-30');
    await user.selectOptions(screen.getByLabelText('Period'), 'År');
    expect((await rowsOf()).at(-1)).toEqual(['Summa', '1 200,00', '268,00']);
  });

  it('counts a document that does not add up, and says which it is', async () => {
    await openBooks({
      F10001: issuedInvoice(),
      F10002: issuedInvoice({ number: 10_002, ...forged }),
    });
    expect(await rowsOf()).toContainEqual(['25 %', '−6 566,00', '−1 641,50']);
    const part = await vat();
    expect(plain(part)).toContain('1 av 2 dokument stämmer inte:Faktura 10002');
    expect(plain(part)).toContain('Beloppen är medräknade här, som de står på dokumenten.');
    expect(within(part).getByRole('link', { name: 'Faktura 10002' })).toHaveAttribute(
      'href',
      '/dashboard/workorders/invoices/F10002',
    );
  });

  it('is nothing at all where a document of the period cannot be read', async () => {
    const broken = { ...credit, netOre: 'x' };
    await openBooks({ F10001: all.F10001 }, undefined, { invoices: { ...all, F10002: broken } });
    expect(await screen.findByText(/^Det gick inte att hämta fakturorna/)).toBeVisible();
    // The vouchers that are not exported yet have the same document.
    expect(await screen.findByText(/^Det gick inte att hämta det som/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(within(await vat()).getByRole('button', { name: 'Försök igen' })).toBeVisible();
    expectConsole('warn', 'Unreadable document');
    ignoreConsole('Unreadable document');
  });

  it('is not counted from what the device happens to have', async () => {
    const { user, db } = await openBooks();
    await rowsOf();
    await loseNetwork(db());
    await user.click(screen.getByRole('button', { name: 'Nästa' }));
    expect(await screen.findByText(/^Det gick inte att hämta fakturorna/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
