import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { changeDocument, documentsOnServer } from '../support/documents';
import { catchFiles } from '../support/files';
import { issuedInvoice } from '../support/issuedInvoice';
import { findNetwork, loseNetwork } from '../support/network';
import {
  ago,
  also,
  dayQuery,
  figure,
  monthQuery,
  openReports,
  plain,
  today,
  told,
} from '../support/reports';
import { button, heading } from '../support/workOrders';

describe('The overview', () => {
  it('has figures with their difference, and each is the sum of its documents', async () => {
    const { user } = await openReports(dayQuery);
    await heading('Rapporter');
    const sales = await figure('Försäljning exkl. moms');
    await waitFor(() => expect(plain(sales.item)).toContain('1 434,00 kr'));
    expect(plain(sales.item)).toMatch(/79 % mer än \p{L}+dag/u);
    expect(plain((await figure('Jobb')).item)).toContain('Lika som');
    expect(plain((await figure('Uteblivna')).item)).toContain('1 fler än');
    expect(plain((await figure('Beläggning av lyftar och tvätt')).item)).toContain('25 %');
    expect(plain((await figure('Obetalt just nu')).item)).toContain('1 793,00 kr');
    expect(sales.link).toHaveAttribute(
      'href',
      `/dashboard/reports/documents/sales?period=dag&fran=${ago(1).toString()}`,
    );

    // The staff ledger and the register may come later than the figures.
    const leadsTo = async (name: RegExp, address: string) =>
      expect(await screen.findByRole('link', { name })).toHaveAttribute(
        'href',
        `/dashboard/reports/${address}?period=dag&fran=${ago(1).toString()}`,
      );
    await leadsTo(/^1\sorder$/, 'documents/orders');
    await leadsTo(/min.*närvaro$/, 'documents/attended');
    await leadsTo(/väntar$/, 'documents/open');
    await leadsTo(/^1\skund$/, 'customers');

    await user.click(sales.link);
    await heading('Försäljning exkl. moms');
    const sum = await told(/^Listan summerar till/);
    expect(plain(sum)).toBe('Listan summerar till 1 434,00 kr, samma som i rapporten. ');
    expect(screen.getByRole('link', { name: 'Faktura 10001' })).toHaveAttribute(
      'href',
      '/dashboard/workorders/invoices/F10001',
    );
    expect(screen.queryByRole('link', { name: 'Faktura 10002' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Alla rapporter' })).toHaveAttribute(
      'href',
      `/dashboard/reports${dayQuery}`,
    );
  });

  it('keeps the period in the address, and takes the figures out for Excel', async () => {
    const files = catchFiles();
    const { user } = await openReports(dayQuery);
    await figure('Försäljning exkl. moms');
    await user.click(await button('Föregående'));
    expect(location.search).toBe(`?period=dag&fran=${ago(2).toString()}`);
    const sales = await figure('Försäljning exkl. moms');
    await waitFor(() => expect(plain(sales.item)).toContain('800,00 kr'));
    await user.click(screen.getByRole('link', { name: 'Försäljning' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Försäljning' })).toBeVisible();
    expect(location.search).toBe(`?period=dag&fran=${ago(2).toString()}`);
    expect(screen.getByRole('link', { name: 'Försäljning' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(plain(await told(/^Allt är =Däckskifte/))).toBe('Allt är =Däckskifte: 800,00 kr.');
    await user.click(await button('Spara som CSV'));
    const [file] = files;
    expect(file?.name).toBe(`forsaljning-${ago(2).toString()}-${ago(2).toString()}.csv`);
    const text = await file?.blob.text();
    expect(text).toContain(`"'=Däckskifte";800\r\n`);
  });

  it('without anything names the next step', async () => {
    await openReports(monthQuery, { data: {} });
    expect(await told(/^Inget är bokat eller fakturerat/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Till kalendern' })).toHaveAttribute(
      'href',
      '/dashboard/calendar',
    );
  });

  it('says that days to come have not begun', async () => {
    await openReports(`?period=dag&fran=${today.add({ days: 2 }).toString()}`, { data: {} });
    expect(await told(/^Perioden har inte börjat/)).toBeVisible();
  });

  it('without a network shows what was computed, and when', async () => {
    const { db } = await openReports(dayQuery);
    const sales = await figure('Försäljning exkl. moms');
    await waitFor(() => expect(plain(sales.item)).toContain('1 434,00 kr'));
    await told(/^Beräknad idag kl\. /);
    await loseNetwork(db());
    expect(await told(/^Du är offline\. Beräknad idag kl\. /)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Räkna om' })).toBeNull();
    expect(plain((await figure('Försäljning exkl. moms')).item)).toContain('1 434,00 kr');
    await findNetwork(db());
  });

  it('counts the days anew when an owner asks for it', async () => {
    const { user, root } = await openReports(dayQuery);
    const sales = await figure('Försäljning exkl. moms');
    await waitFor(() => expect(plain(sales.item)).toContain('1 434,00 kr'));
    await changeDocument(`${root}/invoices/F10001`, { net25Ore: 100_000, netOre: 100_000 });
    await user.click(await button('Räkna om'));
    await waitFor(async () => {
      expect(plain((await figure('Försäljning exkl. moms')).item)).toContain('1 000,00 kr');
    });
  });

  it('counts the current day anew when an owner asks for it', async () => {
    const issuedOn = today.toString();
    const data = { invoices: { F10001: issuedInvoice({ issuedOn, orderId: null }) } };
    const { user, root } = await openReports(`?period=dag&fran=${issuedOn}`, { data });
    const sales = await figure('Försäljning exkl. moms');
    await waitFor(() => expect(plain(sales.item)).toContain('1 434,00 kr'));
    expect(await told(/^Beräknad idag kl\. /)).toBeVisible();
    // An invoice cannot be changed, so the queries for news do not find this change: only a new reading shows it.
    await changeDocument(`${root}/invoices/F10001`, { net25Ore: 100_000, netOre: 100_000 });
    await user.click(await button('Räkna om'));
    await waitFor(async () => {
      expect(plain((await figure('Försäljning exkl. moms')).item)).toContain('1 000,00 kr');
    });
    expect(await documentsOnServer(`${root}/reportMonths`)).toEqual({});
  });

  it('counts the day that is going on anew with the others of its period', async () => {
    const issuedOn = today.toString();
    const first = issuedInvoice({ issuedOn: ago(1).toString(), orderId: null });
    const second = issuedInvoice({ number: 10_002, issuedOn, orderId: null });
    const data = { invoices: { F10001: first, F10002: second } };
    const query = `?period=egen&fran=${ago(1).toString()}&till=${issuedOn}`;
    const { user, root } = await openReports(query, { data });
    const sales = await figure('Försäljning exkl. moms');
    await waitFor(() => expect(plain(sales.item)).toContain('2 868,00 kr'));
    for (const id of ['F10001', 'F10002']) {
      await changeDocument(`${root}/invoices/${id}`, { net25Ore: 100_000, netOre: 100_000 });
    }
    await user.click(await button('Räkna om'));
    await waitFor(async () => {
      expect(plain((await figure('Försäljning exkl. moms')).item)).toContain('2 000,00 kr');
    });
  });
});

describe('A report', () => {
  it('of what is unpaid has the invoices that its sum is made of', async () => {
    await openReports(`/receivables${monthQuery}`);
    expect(await screen.findByRole('heading', { level: 2, name: 'Obetalt' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^10001 Anna Berg/ })).toHaveAttribute(
      'href',
      '/dashboard/workorders/invoices/F10001',
    );
    expect(plain(await told(/utestående/))).toBe('1 793,00 kr utestående.');
  });

  it('opens the documents of each of its rows, which add up to the row', async () => {
    const { user } = await openReports(`/sales${dayQuery}`);
    await user.click(await screen.findByRole('link', { name: 'Kim Ek' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Person: Kim Ek' })).toBeVisible();
    expect(plain(await told(/^Listan summerar till/))).toBe(
      'Listan summerar till 1 434,00 kr, samma som i rapporten. ',
    );
    expect(screen.getByRole('link', { name: 'Faktura 10001' })).toBeVisible();
    await user.click(await button('Föregående'));
    expect(plain(await told(/^Listan summerar till/))).toContain('0,00 kr, samma som i rapporten');
    expect(screen.getByText('Inga dokument hör till siffran i den här perioden.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Försäljning' }));
    const linkIn = async (title: string) => {
      const part = await screen.findByRole('heading', { level: 3, name: title });
      const section = part.closest('section') ?? part;
      return within(section).getByRole('link', { name: '=Däckskifte' });
    };
    await user.click(await linkIn('Så ofta såldes tjänsterna'));
    expect(plain(await told(/^Listan summerar till/))).toContain('till 1, samma som i rapporten');
    await user.click(screen.getByRole('link', { name: 'Försäljning' }));
    await user.click(await linkIn('Tjänster'));
    expect(plain(await told(/^Listan summerar till/))).toContain(
      '800,00 kr, samma som i rapporten',
    );
    expect(screen.getByRole('link', { name: 'Faktura 10002' })).toBeVisible();
  });

  it('of hours and places opens the documents of a person and of a lift', async () => {
    const { user } = await openReports(`/hours${dayQuery}`);
    const row = await screen.findByRole('row', { name: /^Kim Ek/ });
    await user.click(within(row).getByRole('link', { name: /^1\sh\s30\smin$/ }));
    await heading('Såld tid');
    expect(plain(await told(/^Listan summerar till/))).toContain(
      '1 h 30 min, samma som i rapporten',
    );
    await user.click(screen.getByRole('link', { name: 'Timmar' }));
    await user.click(await screen.findByRole('link', { name: 'Beläggning' }));
    await user.click(await screen.findByRole('link', { name: 'Lyft 1' }));
    await heading('Bokad tid');
    expect(plain(await told(/^Listan summerar till/))).toContain('2 h, samma som i rapporten');
  });

  it('of a workshop without lifts says that there is nothing to measure', async () => {
    await openReports(`/utilisation${dayQuery}`, { data: { ...also, resources: {} } });
    expect(await told('Det finns inga öppna timmar att visa.')).toBeVisible();
    expect(screen.getByText(/^Det finns inga lyftar eller tvättplatser/)).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Kl.' })).toBeNull();
  });

  it('of VAT says that it is no return', async () => {
    await openReports(`/vat${dayQuery}`);
    expect(plain(await told(/^Utgående moms är/))).toBe(
      'Utgående moms är 358,50 kr på 1 434,00 kr.',
    );
    expect(screen.getByText(/^Underlag, inte deklaration/)).toBeVisible();
  });

  it('that does not exist leads back to the reports', async () => {
    await openReports('/vinst');
    await heading('Sidan finns inte');
    expect(screen.getByRole('link', { name: 'Till rapporterna' })).toHaveAttribute(
      'href',
      '/dashboard/reports',
    );
  });

  it('of the utilisation tells the fullest hour in words and has it in a table', async () => {
    await openReports(`/utilisation${dayQuery}`);
    const finding = await told(/^Fullast är/);
    expect(plain(finding)).toMatch(/^Fullast är \p{L}+dag kl\. 09–10, 100 %\. Mest ledigt är/u);
    const table = within(finding.closest('figure') ?? finding).getByRole('table');
    expect(within(table).getByRole('row', { name: /^09/ })).toHaveTextContent(/100/);
    const line = screen.getByRole('img', { name: /^Beläggning/ });
    expect(line).toBeInTheDocument();
  });
});
