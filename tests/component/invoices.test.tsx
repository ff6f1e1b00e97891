import { act, screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it, vi } from 'vitest';
import { newInvoiceDraft } from '@/domain/invoice/invoiceDraft';
import { dayOf } from '@/domain/time/swedishTime';
import type { Role } from '@/domain/workshop/member';
import { company, invoiceSettings } from '../support/company';
import { customerFields } from '../support/customers';
import { changeDocument, seedDocuments } from '../support/documents';
import { forged } from '../support/forged';
import { issuedInvoice } from '../support/issuedInvoice';
import { owed } from '../support/owed';
import { booking, button, heading, openOrders, order } from '../support/workOrders';

const today = dayOf(new Date());
const series = { F: { first: 10_001, last: 10_001, lastOn: '2026-11-20' } };
const ready = {
  ...order,
  stage: 'ready' as const,
  lines: { a: 'package|1000|st|349500|0|25|kim|accepted|349500|done|Bromsbyte' },
};
const readyOn = today.subtract({ days: 3 }).toString();
const orderEvents = {
  e1: {
    ...{ orderId: '1042', kind: 'stage', lineId: null, reason: null },
    ...{ before: 'working', after: 'ready', createdAt: new Date(`${readyOn}T12:00:00Z`) },
  },
};

/** Opens a page of a workshop that may issue invoices, with a ready order. */
function open(
  path: string,
  also: Record<string, Record<string, object>> = {},
  role: Role = 'owner',
) {
  return openOrders(
    `workorders/${path}`,
    { '1042': ready },
    {
      role,
      also: { invoiceSettings, orderEvents, ...also },
      prepare: (root) => changeDocument(root, company),
    },
  );
}
const plain = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ');
const field = (name: string) => screen.findByLabelText(name);

describe('The invoice of an order', () => {
  it('begins its series at the number that an owner types', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    const { user, stored } = await open('1042/invoice', {
      bookings: { b1: { ...booking, status: 'done' } },
    });
    await heading('Faktura');
    const first = await field('Den första fakturans nummer');
    expect(first).toHaveValue('10001');
    await user.clear(first);
    await user.type(first, 'tio');
    expect(await screen.findByText(/^Skriv den första fakturans nummer med siffror/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Utfärda och skriv ut' })).toBeDisabled();
    await user.clear(first);
    await user.type(first, '20 001');

    await user.click(await button('Ändra uppgifter'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Leveransdag')).toHaveValue(readyOn);
    await user.type(dialog.getByLabelText('Er referens'), 'Best 7');
    await user.type(dialog.getByLabelText('Meddelande på fakturan'), 'Tack för besöket');
    await user.click(dialog.getByRole('button', { name: 'Visa på fakturan' }));
    const sheet = plain(screen.getByRole('article'));
    expect(sheet).toContain(`Leveransdag${readyOn}`);
    expect(sheet).toContain(`Förfaller${today.add({ days: 30 }).toString()}`);
    expect(sheet).toContain('Er referensBest 7');

    await user.click(await button('Utfärda och skriv ut'));
    await heading('Faktura 20001');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(await stored('invoices/F20001')).toMatchObject({
      ...{ number: 20_001, deliveredOn: readyOn, note: 'Tack för besöket' },
      buyer: { reference: 'Best 7' },
    });
    expect(await stored('series/F')).toMatchObject({ first: 20_001, last: 20_001 });
    // The car stands there until it is handed over.
    expect(await stored('bookings/b1')).toMatchObject({ status: 'done' });
  });

  it('names the IBAN to a buyer abroad, and says where an owner fills it in', async () => {
    const address = { street: 'Storgata 1', postcode: '0150', city: 'Oslo', country: 'NO' };
    const anna = customerFields({ name: 'Kari Nordmann', address });
    const { user } = await open('1042/invoice', { series, customers: { anna } });
    await heading('Faktura');
    const sheet = () => plain(screen.getByRole('article'));
    const note = await screen.findByText(/^Kunden är utomlands, och bankgiro/);
    expect(sheet()).toContain('Bankgiro');
    await user.click(within(note).getByRole('link', { name: 'Inställningar, Fakturering' }));
    const iban = await field('IBAN');
    expect(iban).toHaveFocus();
    await user.type(iban, 'SE46 5000 0000 0583 9825 7466');
    await user.click(await button('Spara'));
    expect(
      await screen.findByText('IBAN-numrets kontrollsiffror stämmer inte. Kontrollera numret.'),
    ).toBeVisible();
    await user.clear(iban);
    await user.type(iban, 'se45 5000 0000 0583 9825 7466');
    await user.type(await field('BIC'), 'esses ess');
    await user.click(await button('Spara'));
    expect(await screen.findByText('Inställningarna är ändrade.')).toBeVisible();

    history.back();
    await heading('Faktura');
    await waitFor(() =>
      expect(sheet()).toContain('IBANSE45 5000 0000 0583 9825 7466BICESSESESSOCR-nummer'),
    );
    expect(sheet()).not.toContain('Bankgiro');
    expect(screen.queryByText(/^Kunden är utomlands/)).toBeNull();
  });

  it('bears no Swedish VAT for a company abroad, unless somebody says so', async () => {
    vi.spyOn(window, 'print').mockReturnValue();
    const address = { street: 'Storgata 1', postcode: '0150', city: 'Oslo', country: 'NO' };
    const anna = customerFields({
      ...{ kind: 'company', name: 'Oslo Bil AS', vatNumber: 'NO923609016MVA', address },
    });
    const { user, stored } = await open('1042/invoice', { series, customers: { anna } });
    await heading('Faktura');
    const sheet = () => plain(screen.getByRole('article'));
    const english = 'Reverse charge. Service supplied outside Sweden, not subject to Swedish VAT.';
    expect(await screen.findByText(english)).toHaveAttribute('lang', 'en');
    expect(sheet()).toContain('VAT-nummerNO923609016MVA');
    expect(sheet()).toContain('0150 OsloNorge');
    expect(sheet()).toContain('Att betala2 796,00 kr');

    await user.click(await button('Ändra uppgifter'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Moms'), 'Svensk moms');
    await user.click(dialog.getByRole('button', { name: 'Visa på fakturan' }));
    expect(sheet()).toContain('Att betala3 495,00 kr');
    expect(screen.queryByText(english)).toBeNull();
    await user.click(await button('Ändra uppgifter'));
    const again = within(await screen.findByRole('dialog'));
    await user.selectOptions(
      again.getByLabelText('Moms'),
      'Varor som fraktas till Norge: utan svensk moms',
    );
    await user.click(again.getByRole('button', { name: 'Visa på fakturan' }));
    expect(sheet()).toContain('10 kap. 64 § mervärdesskattelagen');

    await user.click(await button('Utfärda och skriv ut'));
    await heading('Faktura 10002');
    expect(await stored('invoices/F10002')).toMatchObject({
      ...{ foreignSale: 'export', netOre: 279_600, vatOre: 0, payableOre: 279_600 },
      buyer: { vatNumber: 'NO923609016MVA', address },
    });

    await user.click(await button('Kreditera och gör om'));
    await heading('Fakturautkast');
    expect(await screen.findByText(/moms 25\s% dras av$/)).toBeVisible();
    await user.click(await button('Ändra uppgifter'));
    const redone = within(await screen.findByRole('dialog'));
    expect(redone.getByLabelText('Moms')).toHaveValue('goods');
    await user.selectOptions(redone.getByLabelText('Moms'), 'Svensk moms');
    await user.click(redone.getByRole('button', { name: 'Spara' }));
    await waitFor(() => expect(sheet()).toContain('Att betala3 495,00 kr'));
    await user.click(await button('Utfärda och skriv ut'));
    await heading('Faktura 10004');
    expect(await stored('invoices/F10004')).toMatchObject({
      ...{ foreignSale: null, lines: ['package|1000|st|349500|0|25|Bromsbyte'] },
      ...{ vatOre: 69_900, payableOre: 349_500 },
    });
  });

  it('asks nobody else, and nobody once the series has begun, for its first number', async () => {
    await open('1042/invoice', { series });
    await button('Utfärda och skriv ut');
    expect(screen.queryByLabelText('Den första fakturans nummer')).toBeNull();
  });

  it('has codes to pay by, and no OCR of one that had a length digit', async () => {
    vi.spyOn(window, 'print').mockReturnValue();
    const main = { ...invoiceSettings.main, hasLengthDigit: false };
    const { user, stored } = await open('1042/invoice', {
      invoiceSettings: { main },
      series: { F: { ...series.F, last: 100_016 } },
      invoices: { F10001: issuedInvoice({ ocr: '1000173' }) },
    });
    await user.click(await button('Utfärda och skriv ut'));
    await heading('Faktura 100017');
    expect(await stored('invoices/F100017')).toMatchObject({ ocr: '10001782' });
    expect(screen.getByRole('img', { name: /^Swish-kod/ })).toBeVisible();
    expect(screen.getByRole('img', { name: /^Kod för bankens app med giro/ })).toBeVisible();
  });

  it('is not begun by staff, who are told who does', async () => {
    const { user, all } = await open('1042/invoice', {}, 'staff');
    await user.click(await button('Utfärda och skriv ut'));
    expect(await screen.findByText(/^En ägare utfärdar den första fakturan/)).toBeVisible();
    expect(screen.queryByLabelText('Den första fakturans nummer')).toBeNull();
    expect(await all('invoices')).toEqual({});
  });
});

describe('What the first invoice lacks', () => {
  const needs = {
    Organisationsnummer: '#organisationNumber',
    Momsregistreringsnummer: '#vatNumber',
    'Gatuadress, postnummer och ort': '#address.street',
    Timpris: '#hourlyRateOre',
    'Bankgiro, plusgiro eller Swish': '/invoicing#bankgiro',
  };

  it('stands in one list with the way to each field, until all is there', async () => {
    const { root, user } = await openOrders('workorders/invoices');
    for (const [name, place] of Object.entries(needs)) {
      expect(await screen.findByRole('link', { name })).toHaveAttribute(
        'href',
        `/dashboard/settings${place}`,
      );
    }
    await user.click(screen.getByRole('link', { name: /^Bankgiro/ }));
    await waitFor(() => expect(screen.getByLabelText('Bankgiro')).toHaveFocus());
    act(() => history.back());
    await screen.findByText(/den första fakturan:$/);
    await seedDocuments(`${root}/invoiceSettings`, invoiceSettings, new Date());
    await changeDocument(root, { ...company, hourlyRateOre: 119_500 });
    await waitFor(() => expect(screen.queryByText(/den första fakturan:$/)).toBeNull());
  });

  it('is no VAT number where no service bears VAT', async () => {
    const wash = {
      ...{ name: 'Tvätt', group: 'wash', minutes: 30, priceOre: 20_000, vatRate: 0 },
      ...{ isPublic: false, order: 0, isActive: true },
    };
    await openOrders('workorders/invoices', {}, { also: { services: { wash } } });
    await screen.findByRole('link', { name: 'Organisationsnummer' });
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Momsregistreringsnummer' })).toBeNull(),
    );
  });

  it('is told to staff as what an owner fills in', async () => {
    await openOrders('workorders/invoices', {}, { role: 'staff' });
    expect(
      await screen.findByText('En ägare behöver fylla i det här före den första fakturan:'),
    ).toBeVisible();
  });
});

describe('A draft about an order', () => {
  const draft = {
    ...{ ...newInvoiceDraft, orderId: '1042', customerId: 'anna' },
    lines: ['package|1000|st|349500|0|25|Bromsbyte'],
  };

  it('is held against what another draft of the order has been issued for', async () => {
    const also = { series, invoiceDrafts: { d1: draft } };
    const { root } = await open('invoices/drafts/d1', also);
    await heading('Fakturautkast');
    await button('Utfärda och skriv ut');
    const other = issuedInvoice({ number: 10_001, grossOre: 349_500 });
    await seedDocuments(`${root}/invoices`, { F10001: other }, new Date());
    await changeDocument(`${root}/workOrders/1042`, { invoiceIds: ['F10001'] });
    expect(await screen.findByText(/är redan fakturerad med 3 495,00 kr/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Utfärda och skriv ut' })).toBeDisabled();
  });

  it('has one heading of the page, and gives a removed line back', async () => {
    const { user, stored } = await open('invoices/drafts/d1', {
      ...{ series, invoiceDrafts: { d1: draft } },
    });
    await heading('Fakturautkast');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await user.click(await button('Ändra raden Bromsbyte'));
    await user.click(await button('Ta bort'));
    expect(await screen.findByText('Lägg till minst en rad.')).toBeVisible();
    await user.click(await button('Ångra'));
    await waitFor(async () =>
      expect(await stored('invoiceDrafts/d1')).toMatchObject({ lines: draft.lines }),
    );
  });
});

describe('An issued invoice', () => {
  it('says when its sums are not those of its lines, and why it is no e-invoice', async () => {
    const { buyer } = issuedInvoice();
    const wrong = issuedInvoice({
      lines: ['labour|1000|h|119500|0|25|Felsökning'],
      buyer: { ...buyer, kind: 'company', organisationNumber: null },
    });
    await open('invoices/F10001', {
      ...{ series, invoices: { F10001: wrong }, receivables: { F10001: owed(10_001) } },
    });
    await heading('Faktura 10001');
    expect(screen.getByText(/^Fakturans belopp är inte det som raderna ger/)).toBeVisible();
    expect(await screen.findByText(/^Ingen e-faktura \(Peppol\): /)).toBeVisible();
    // A company is told the price of one unit without VAT.
    expect(plain(screen.getByRole('article'))).toContain('956,00 exkl. moms');
  });

  it('with a negative base cannot be credited, and offers nothing of the kind', async () => {
    await open('invoices/F10001', {
      ...{ series, invoices: { F10001: issuedInvoice(forged) } },
      receivables: { F10001: owed(10_001) },
    });
    await heading('Faktura 10001');
    expect(await screen.findByText(/^Den kan varken ändras eller krediteras\./)).toBeVisible();
    expect(await screen.findByText('Inget av fakturan är krediterat.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Kreditera/ })).toBeNull();
  });

  it('of a seller with Swish alone says that its e-invoice has no way to pay', async () => {
    const { buyer, seller } = issuedInvoice();
    const swishOnly = issuedInvoice({
      seller: { ...seller, bankgiro: null, plusgiro: null, swish: '1237856901' },
      buyer: { ...buyer, kind: 'company', organisationNumber: '5566778899' },
    });
    await open('invoices/F10001', { series, invoices: { F10001: swishOnly } });
    await heading('Faktura 10001');
    expect(await button('Hämta e-faktura (Peppol)')).toBeEnabled();
    expect(screen.getByText(/^E-fakturan säger inte hur kunden ska betala/)).toBeVisible();
  });

  it('says when its seller is another one than on the invoices before and after', async () => {
    const { seller } = issuedInvoice();
    const other = { ...seller, bankgiro: '51510000', swish: '1237856901' };
    const numbers = [10_001, 10_002, 10_003, 10_004, 10_005];
    const sellers = [seller, seller, other, seller, seller];
    const invoices = numbers.map(
      (number, place) => [`F${number}`, issuedInvoice({ number, seller: sellers[place] })] as const,
    );
    const { user } = await open('invoices/F10003', { invoices: Object.fromEntries(invoices) });
    await heading('Faktura 10003');
    const told = await screen.findByText('Säljaren är inte som på verkstadens andra fakturor.');
    const items = within(told.parentElement ?? told).getAllByRole('listitem');
    expect(items.map(plain)).toEqual([
      'Bankgirot på fakturan, 5151-0000, är ett annat än på fakturorna före och efter (5050-1055).',
      'Swish-numret på fakturan, 123 785 69 01, är ett annat än på fakturorna före och efter (inget alls).',
    ]);
    await user.click(screen.getByRole('link', { name: 'Alla fakturor' }));
    await user.click(await screen.findByRole('link', { name: /^Faktura 10004/ }));
    await heading('Faktura 10004');
    await waitFor(() => expect(screen.queryByText(/^Säljaren är inte/)).toBeNull());
  });

  it('has the bankgiro of the settings without a word, until it is changed back there', async () => {
    const { seller } = issuedInvoice();
    const former = { ...seller, bankgiro: '51510000' };
    const { root } = await open('invoices/F10003', {
      invoices: {
        F10001: issuedInvoice({ number: 10_001, seller: former }),
        F10002: issuedInvoice({ number: 10_002, seller: former }),
        F10003: issuedInvoice({ number: 10_003, lines: [], ...forged }),
      },
      receivables: { F10003: owed(10_003) },
    });
    await heading('Faktura 10003');
    expect(screen.getByText(/^Underlaget för 25 % moms är/)).toBeVisible();
    expect(await screen.findByText('Inga betalningar än.')).toBeVisible();
    expect(screen.queryByText(/^Säljaren är inte/)).toBeNull();
    await changeDocument(`${root}/invoiceSettings/main`, { bankgiro: '51510000' });
    const [told] = await screen.findAllByText(/^Bankgirot på fakturan/);
    expect(told && plain(told)).toBe(
      'Bankgirot på fakturan, 5050-1055, är ett annat än på fakturorna före och i inställningarna nu (5151-0000).',
    );
  });
});
