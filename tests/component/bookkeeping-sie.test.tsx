import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import type { InvoiceFields } from '@/domain/invoice/invoice';
import { usualAccounts, usualInvoiceSettings } from '@/domain/invoice/invoiceSettings';
import type { PaymentFields } from '@/domain/invoice/receivable';
import type { Role } from '@/domain/workshop/member';
import { expectConsole, ignoreConsole } from '../support/component';
import { seedDocuments } from '../support/documents';
import { catchFiles, type OfferedFile } from '../support/files';
import { forged } from '../support/forged';
import { issuedInvoice } from '../support/issuedInvoice';
import { findNetwork, loseNetwork } from '../support/network';
import { paid } from '../support/owed';
import { heading, openOrders } from '../support/workOrders';

const credit = issuedInvoice({
  ...{ number: 10_002, kind: 'credit', creditsId: 'F10001', lines: [], issuedOn: '2026-11-21' },
  ...{ net25Ore: -43_400, vat25Ore: -10_850, netOre: -43_400, vatOre: -10_850 },
  ...{ grossOre: -54_250, roundingOre: 0, payableOre: -54_250 },
});
const next = issuedInvoice({
  lines: ['part|1000|st|10000|0|25|Olja'],
  ...{ number: 10_003, issuedOn: '2026-12-01', about: null, net25Ore: 8000, vat25Ore: 2000 },
  ...{ netOre: 8000, vatOre: 2000, grossOre: 10_000, roundingOre: 0, payableOre: 10_000 },
});
const series = { F: { first: 10_001, last: 10_003, lastOn: '2026-12-01' } };
const payment = paid({ paidOn: '2026-11-22' });

interface Books {
  invoices?: Record<string, object>;
  payments?: Record<string, PaymentFields>;
  role?: Role;
  also?: Record<string, Record<string, object>>;
}

/** Opens the page for a workshop with an invoice, a credit of it and a payment, which the bookkeeping has not had. */
async function openBooks({ role = 'owner', also = {}, ...books }: Books = {}) {
  const files = catchFiles();
  const { invoices = { F10001: issuedInvoice(), F10002: credit }, payments = { p1: payment } } =
    books;
  const app = await openOrders(
    'workorders/invoices/bookkeeping',
    {},
    { role, also: { invoices, payments, series, ...also } },
  );
  await heading('Bokföring');
  return { ...app, files };
}
const part = () => screen.findByRole('region', { name: 'Till bokföringen (SIE)' });
const said = async (text: string) =>
  waitFor(async () => expect(await part()).toHaveTextContent(text));
const fetchButton = async () =>
  within(await part()).findByRole('button', { name: 'Hämta SIE-fil' });

/** The lines of a file, of which no text here has a letter outside ASCII, from its first voucher on. */
async function vouchersIn(file: OfferedFile | undefined): Promise<string[]> {
  const bytes = new Uint8Array((await file?.blob.arrayBuffer()) ?? new ArrayBuffer());
  const lines = String.fromCharCode(...bytes).split('\r\n');
  return lines.slice(
    lines.findIndex((line) => line.startsWith('#VER')),
    -1,
  );
}

const firstVouchers = [
  ...['#VER "V" "" 20261120 "Faktura 10001 ABC 123 Volvo V70"', '{'],
  ...['#TRANS 1510 {} 1793.00', '#TRANS 3001 {} -1434.00', '#TRANS 2611 {} -358.50'],
  ...['#TRANS 3740 {} -0.50', '}'],
  ...['#VER "V" "" 20261121 "Kreditfaktura 10002 ABC 123 Volvo V70"', '{'],
  ...['#TRANS 1510 {} -542.50', '#TRANS 3001 {} 434.00', '#TRANS 2611 {} 108.50', '}'],
  ...['#VER "V" "" 20261122 "Betalning Faktura 10001 ABC 123 Volvo V70"', '{'],
  ...['#TRANS 1930 {} 500.00', '#TRANS 1510 {} -500.00', '}'],
];

describe('The SIE file', () => {
  it('has what was issued and paid, and the next file only what came after', async () => {
    const { user, files, root, uid, all, stored } = await openBooks();
    await said('Inte hämtat än: 1 faktura, 1 kreditfaktura och 1 betalning.');
    await said('Ingen SIE-fil är hämtad än.');
    await user.click(await fetchButton());
    await said('SIE-fil 1 med 3 verifikat är hämtad.');
    expect(files.map(({ name }) => name)).toEqual(['bokforing-1.si']);
    expect(await vouchersIn(files[0])).toEqual(firstVouchers);
    expect(await stored('sieExports/1')).toMatchObject({
      ...{ number: 1, invoicesTo: 10_002, method: 'invoice', vouchers: 3, createdBy: uid },
      accounts: usualInvoiceSettings.accounts,
    });
    await said('Allt som är fakturerat och betalt är redan hämtat.');
    await said('Fakturor till och med 10002 och betalningar noterade till och med');

    await user.click(await fetchButton());
    await said('Det finns inga verifikat att hämta än.');
    await seedDocuments(`${root}/invoices`, { F10003: next });
    await user.click(await fetchButton());
    await said('SIE-fil 2 med 1 verifikat är hämtad.');
    expect(files.map(({ name }) => name)).toEqual(['bokforing-1.si', 'bokforing-2.si']);
    expect(await vouchersIn(files[1])).toEqual([
      ...['#VER "V" "" 20261201 "Faktura 10003"', '{', '#TRANS 1510 {} 100.00'],
      ...['#TRANS 3001 {} -80.00', '#TRANS 2611 {} -20.00', '}'],
    ]);
    expect(Object.keys(await all('sieExports'))).toEqual(['1', '2']);
    await said('Faktura 10003 och betalningar noterade till och med');
  });

  it('is the same when it is fetched again, whatever was changed since', async () => {
    const { user, files, root, all } = await openBooks();
    await user.click(await fetchButton());
    await said('SIE-fil 1 med 3 verifikat är hämtad.');
    await seedDocuments(`${root}/invoices`, { F10003: next });
    await seedDocuments(`${root}/invoiceSettings`, {
      main: { ...usualInvoiceSettings, method: 'cash', sieSeries: 'FA' },
    });
    await said('Den förra filen följde faktureringsmetoden.');

    await user.click(screen.getByRole('button', { name: 'Hämta SIE-fil 1 igen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hämta SIE-fil 1 igen?' });
    expect(dialog).toHaveTextContent(/Redan hämtad \d{4}-\d\d-\d\d\./);
    expect(dialog).toHaveTextContent('Läs inte in den två gånger.');
    await user.click(within(dialog).getByRole('button', { name: 'Avbryt' }));
    expect(files).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Hämta SIE-fil 1 igen' }));
    await user.click(await screen.findByRole('button', { name: 'Hämta igen' }));
    await waitFor(() => expect(files).toHaveLength(2));
    expect(files[1]?.name).toBe('bokforing-1.si');
    expect(await vouchersIn(files[1])).toEqual(firstVouchers);
    expect(Object.keys(await all('sieExports'))).toEqual(['1']);
  });

  it('by kontantmetoden books a later payment of an invoice in a former file', async () => {
    const noted = { createdAt: new Date('2026-11-03T08:00:00Z') };
    const { user, files } = await openBooks({
      invoices: { F10001: issuedInvoice() },
      payments: { p1: payment, p2: { ...paid({ amountOre: 129_300 }), ...noted } },
      also: {
        invoiceSettings: { main: { ...usualInvoiceSettings, method: 'cash', sieSeries: 'FA' } },
        sieExports: {
          1: {
            ...{ number: 1, invoicesTo: 10_001, paymentsTo: new Date('2026-11-02T09:00:00Z') },
            ...{ method: 'cash', accounts: { ...usualAccounts }, vouchers: 1 },
          },
        },
      },
    });
    await said('Inte hämtat än: 1 betalning.');
    await user.click(await fetchButton());
    await said('SIE-fil 2 med 1 verifikat är hämtad.');
    expect(within(await part()).getAllByText(/^Betalningar noterade till och med/)).toHaveLength(2);
    expect(await vouchersIn(files[0])).toEqual([
      ...['#VER "FA" "" 20261102 "Betalning Faktura 10001 ABC 123 Volvo V70"', '{'],
      // 1434,00 and 358,50 and 0,50 kr, less what 500 of 1793 kr were of them.
      ...['#TRANS 1930 {} 1293.00', '#TRANS 3001 {} -1034.11', '#TRANS 2611 {} -258.53'],
      ...['#TRANS 3740 {} -0.36', '}'],
    ]);
  });

  it('is neither offered nor remembered where a document of it cannot be read', async () => {
    const broken: Record<keyof InvoiceFields, unknown> = { ...credit, netOre: 'x' };
    const { user, files, all } = await openBooks({
      invoices: { F10001: issuedInvoice(), F10002: broken },
    });
    await said('Det gick inte att hämta det som inte är hämtat än');
    await user.click(await fetchButton());
    await said('Ingen SIE-fil är hämtad, och allt är kvar till nästa försök.');
    expect(files).toEqual([]);
    expect(await all('sieExports')).toEqual({});
    expectConsole('warn', 'Unreadable document');
    ignoreConsole('Unreadable document');
  });

  it('has a document that does not add up with a mark, and says which it is', async () => {
    const { user, files } = await openBooks({
      invoices: { F10001: issuedInvoice(), F10002: issuedInvoice({ number: 10_002, ...forged }) },
      payments: {},
    });
    await said('1 av 2 dokument stämmer inte:Faktura 10002');
    await said('Inget lämnas utanför filen: deras verifikat börjar med ”Stämmer inte:”');
    const link = within(await part()).getByRole('link', { name: 'Faktura 10002' });
    expect(link).toHaveAttribute('href', '/dashboard/workorders/invoices/F10002');
    await user.click(await fetchButton());
    await said('SIE-fil 1 med 2 verifikat är hämtad.');
    await said('1 verifikat börjar med ”Stämmer inte:”. Kontrollera dem innan de bokförs.');
    const names = (await vouchersIn(files[0])).filter((line) => line.startsWith('#VER'));
    expect(names.map((line) => line.replace(/[^ -~]/g, '?'))).toEqual([
      '#VER "V" "" 20261120 "Faktura 10001 ABC 123 Volvo V70"',
      '#VER "V" "" 20261120 "St?mmer inte: Faktura 10002 ABC 123 Volvo V70"',
    ]);
  });

  it('is refused with the name of a document that cannot be booked', async () => {
    const { user, files, all } = await openBooks({
      invoices: { F10001: issuedInvoice({ payableOre: 1 }) },
      payments: {},
    });
    await user.click(await fetchButton());
    await said('Faktura 10001 ABC 123 Volvo V70: beloppen går inte att bokföra');
    expect(files).toEqual([]);
    expect(await all('sieExports')).toEqual({});
  });

  it('is divided by fiscal year, and says so', async () => {
    const { user, files } = await openBooks({
      invoices: { F10001: issuedInvoice({ issuedOn: '2025-12-30' }), F10002: credit },
    });
    await user.click(await fetchButton());
    await said(
      'Den är delad, en fil för varje räkenskapsår: bokforing-1-2025.si, bokforing-1-2026.si.',
    );
    expect(files.map(({ name }) => name)).toEqual(['bokforing-1-2025.si', 'bokforing-1-2026.si']);
    const texts = await Promise.all(files.map(vouchersIn));
    expect(texts.map((lines) => lines.filter((line) => line.startsWith('#VER')).length)).toEqual([
      1, 2,
    ]);
  });

  it('waits for the server, and says why', async () => {
    const { user, files, db } = await openBooks();
    expect(await fetchButton()).toBeEnabled();
    await loseNetwork(db());
    await said('Du är offline. Servern håller reda på vad som är hämtat');
    await findNetwork(db());
    await waitFor(async () => expect(await fetchButton()).toBeEnabled());
    await user.click(await fetchButton());
    await said('SIE-fil 1 med 3 verifikat är hämtad.');
    expect(files).toHaveLength(1);
  });

  const fetched = {
    sieExports: {
      1: {
        ...{ number: 1, invoicesTo: 10_002, paymentsTo: new Date(), method: 'invoice' },
        ...{ accounts: usualAccounts, vouchers: 3 },
      },
    },
  };

  it('is fetched again by an auditor, who makes no new one', async () => {
    const { user, files, all } = await openBooks({ role: 'auditor', also: fetched });
    await said('Nya SIE-filer hämtas av ägare. De som är hämtade kan du hämta igen, och resten');
    await user.click(await screen.findByRole('button', { name: 'Hämta SIE-fil 1 igen' }));
    await user.click(await screen.findByRole('button', { name: 'Hämta igen' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await vouchersIn(files[0])).toEqual(firstVouchers);
    expect(screen.queryByRole('button', { name: 'Hämta SIE-fil' })).toBeNull();
    expect(Object.keys(await all('sieExports'))).toEqual(['1']);
  });

  it('is fetched as a copy by an auditor when no owner has fetched one', async () => {
    const { user, files, all } = await openBooks({ role: 'auditor' });
    await user.click(await screen.findByRole('button', { name: 'Hämta kopia för granskning' }));
    await said('Kopian med 3 verifikat är hämtad.');
    expect(files[0]?.name).toMatch(/^granskning-\d{4}-\d\d-\d\d\.si$/);
    expect(await vouchersIn(files[0])).toEqual(firstVouchers);
    expect(await all('sieExports')).toEqual({});
    await said('Ingen SIE-fil är hämtad än.');
  });

  it('is not for staff, who see who may fetch it', async () => {
    await openBooks({ role: 'staff', also: fetched });
    await said('Bara ägare och revisorer kan hämta SIE-filer.');
    await said('SIE-fil 1');
    expect(screen.queryByRole('button', { name: /SIE-fil/ })).toBeNull();
  });
});
