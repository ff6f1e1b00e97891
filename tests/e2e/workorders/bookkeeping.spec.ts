import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { dayOf } from '@/domain/time/swedishTime';
import { expect, type Page, password, test } from '../../support/browser';
import { form, seedCalendar } from '../../support/calendar';
import { company, invoiceSettings } from '../../support/company';
import { issuedInvoice } from '../../support/issuedInvoice';
import { owed, paid } from '../../support/owed';
import { peppolFaults, readXml } from '../../support/peppolReader';
import { holdSession } from '../../support/session';
import { readSie } from '../../support/sieReader';

test.use({ viewport: { width: 1280, height: 800 }, acceptDownloads: true });

// Credits are issued by the clock of the server, so that the invoice is of today too.
const today = dayOf(new Date()).toString();
const hauliers = 'Åkeri & Söner "Väst" AB';
const nobody = { customerId: null, buyerName: hauliers };
const invoice = issuedInvoice({
  ...{ customerId: null, orderId: null, vehicleId: null, about: 'Däck på släp, åtgärdat' },
  ...{ issuedOn: today, deliveredOn: today },
  buyer: {
    ...issuedInvoice().buyer,
    ...{ kind: 'company', organisationNumber: '5566778899', name: hauliers },
  },
});
const books = {
  ...{ company, invoiceSettings, invoices: { F10001: invoice } },
  series: { F: { first: 10_001, last: 10_001, lastOn: today } },
  receivables: { F10001: owed(10_001, { ...nobody, paidOre: 50_000, lastPaymentId: 'p1' }) },
  payments: { p1: paid() },
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The file that the browser saves at a press, by its name. */
async function saved(page: Page, name: string): Promise<[name: string, bytes: Buffer]> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return [download.suggestedFilename(), await readFile(await download.path())];
}

test(
  'an owner saves what the bookkeeping and the buyer get as files, and nothing twice unasked',
  { tag: '@full' },
  async ({ page }) => {
    let downloads = 0;
    page.on('download', () => (downloads += 1));
    const { owner } = await seedCalendar(books);
    await holdSession(page.context(), owner, password);
    await page.goto('/dashboard/workorders/invoices/F10001');

    const [invoiceName, invoiceFile] = await saved(page, 'Hämta e-faktura (Peppol)');
    expect(invoiceName).toBe('faktura-10001.xml');
    const sent = readXml(invoiceFile.toString('utf8'));
    expect(peppolFaults(invoiceFile.toString('utf8'))).toEqual([]);
    expect(sent.root.nodeName).toBe('Invoice');
    expect(sent.text('cac:AccountingCustomerParty/cac:Party/cac:PartyName/cbc:Name')).toBe(
      hauliers,
    );
    expect(sent.ore('cac:LegalMonetaryTotal/cbc:PayableAmount')).toBe(179_300n);

    await button(page, 'Kreditera').click();
    await form(page).getByLabel('Vad ska krediteras?').selectOption('Delar av raderna');
    await form(page).getByLabel('Felsökning').fill('0,5');
    await button(page, 'Utfärda kreditfaktura').click();
    await page.getByRole('link', { name: /^Kreditfaktura 10002/ }).click();
    await expect(page.getByRole('heading', { name: 'Kreditfaktura 10002' })).toBeVisible();
    const [creditName, creditFile] = await saved(page, 'Hämta e-faktura (Peppol)');
    expect(creditName).toBe('faktura-10002.xml');
    const credited = readXml(creditFile.toString('utf8'));
    expect(peppolFaults(creditFile.toString('utf8'))).toEqual([]);
    expect(credited.root.nodeName).toBe('CreditNote');
    const of = 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID';
    expect(credited.text(of)).toBe('10001');
    expect(credited.ore('cac:LegalMonetaryTotal/cbc:PayableAmount')).toBe(59_750n);

    await page.goto('/dashboard/workorders/invoices/bookkeeping');
    await expect(
      page.getByText('Inte hämtat än: 1 faktura, 1 kreditfaktura och 1 betalning.'),
    ).toBeVisible();
    const [, csv] = await saved(page, 'Hämta fakturorna (CSV)');
    const { data: rows } = Papa.parse<Record<string, string>>(csv.toString('utf8').slice(1), {
      ...{ header: true, skipEmptyLines: true },
    });
    expect(rows.map((row) => [row['Nummer'], row['Typ'], row['Kund'], row['Att betala']])).toEqual([
      ['10001', 'Faktura', hauliers, '1793'],
      ['10002', 'Kreditfaktura', hauliers, '-597,5'],
    ]);

    const [sieName, sie] = await saved(page, 'Hämta SIE-fil');
    expect(sieName).toBe('bokforing-1.si');
    const { labels, vouchers } = readSie(sie);
    expect(labels.get('#FNAMN')).toEqual(['Ekens bil']);
    expect(vouchers.map(({ text }) => text).toSorted()).toEqual([
      'Betalning Faktura 10001 Däck på släp, åtgärdat',
      'Faktura 10001 Däck på släp, åtgärdat',
      'Kreditfaktura 10002 Däck på släp, åtgärdat',
    ]);
    const booked = new Map<string, bigint>();
    for (const { rows: entries } of vouchers) {
      expect(entries.reduce((sum, [, ore]) => sum + ore, 0n)).toBe(0n);
      for (const [account, ore] of entries) booked.set(account, (booked.get(account) ?? 0n) + ore);
    }
    expect(Object.fromEntries(booked)).toEqual({
      ...{ '1510': 69_550n, '1930': 50_000n, '3001': -95_600n, '2611': -23_900n, '3740': -50n },
    });

    await button(page, 'Hämta SIE-fil').click();
    await expect(page.getByText('Det finns inga verifikat att hämta än.')).toBeVisible();
    await button(page, 'Hämta SIE-fil 1 igen').click();
    await expect(form(page)).toContainText('Läs inte in den två gånger.');
    await button(page, 'Avbryt').click();
    await expect(form(page)).toBeHidden();
    expect(downloads).toBe(4);
    await button(page, 'Hämta SIE-fil 1 igen').click();
    const [againName, again] = await saved(page, 'Hämta igen');
    expect(againName).toBe('bokforing-1.si');
    expect(again.equals(sie)).toBe(true);
  },
);
