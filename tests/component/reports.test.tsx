import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newBooking } from '@/domain/booking/booking';
import { newOrder } from '@/domain/order/newOrder';
import { dayOf, instantAt } from '@/domain/time/swedishTime';
import type { Role } from '@/domain/workshop/member';
import { changeDocument } from '../support/documents';
import { catchFiles } from '../support/files';
import { issuedInvoice } from '../support/issuedInvoice';
import { findNetwork, loseNetwork } from '../support/network';
import { owed } from '../support/owed';
import { button, heading, openOrders, wait } from '../support/workOrders';

const today = dayOf(new Date());
const ago = (days: number) => today.subtract({ days });
const dayQuery = `?period=dag&fran=${ago(1).toString()}`;
const monthQuery = `?period=manad&fran=${today.toString()}`;
const plain = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ');

/** A booking of two hours on Lyft 1, so many days ago, that came or did not. */
function booked(days: number, status: 'pickedUp' | 'noShow' = 'pickedUp') {
  const at = (hour: number) => instantAt(ago(days), hour * 60);
  return {
    ...newBooking({ customerId: 'anna', vehicleId: 'car', resourceId: 'lift1', staffId: 'kim' }),
    ...{ startsAt: at(9), endsAt: at(11), status },
  };
}
const openEveryDay = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
    day,
    { intervals: [{ opens: 480, closes: 960 }] },
  ]),
);
const also = {
  openingHours: openEveryDay,
  bookings: { b1: booked(1), b2: booked(1, 'noShow'), b3: booked(2) },
  invoices: {
    F10001: issuedInvoice({ issuedOn: ago(1).toString() }),
    F10002: issuedInvoice({
      ...{ number: 10_002, orderId: null, issuedOn: ago(2).toString() },
      ...{ lines: ['package|1000|st|100000|0|25|=Däckskifte'], net25Ore: 80_000 },
      ...{ vat25Ore: 20_000, netOre: 80_000, vatOre: 20_000, grossOre: 100_000 },
      ...{ roundingOre: 0, payableOre: 100_000 },
    }),
  },
  receivables: { F10001: owed(10_001) },
};
const orders = {
  '1042': newOrder({
    ...{ customerId: 'anna', vehicleId: 'car', bookingId: 'b1', staffId: 'kim' },
    ...{ stage: 'invoiced', isOpen: false, invoiceIds: ['F10001'] },
    lines: { a: 'labour|1500|h|119500|0|25|kim|accepted|179250|done|Felsökning' },
  }),
};

interface Opening {
  role?: Role;
  data?: Record<string, Record<string, object>>;
  isShared?: boolean;
}

/** Opens an address below the reports, where the days of the last two days are computed by the owner's device. */
async function open(path: string, { role = 'owner', data = also, isShared = false }: Opening = {}) {
  return openOrders(`reports${path}`, data === also ? orders : {}, {
    ...{ role, also: { bookings: {}, occupancy: {}, ...data } },
    prepare: (root) => changeDocument(root, { sharesReports: isShared }),
  });
}
const figure = async (name: string) => {
  const link = await screen.findByRole('link', { name }, wait);
  const item = link.closest('li') ?? link;
  return { link, item };
};
const told = (text: string | RegExp) => screen.findByText(text, {}, wait);

describe('The overview', { timeout: 90_000 }, () => {
  it('has figures with their difference, and each is the sum of its documents', async () => {
    const { user } = await open(dayQuery);
    await heading('Rapporter');
    const sales = await figure('Försäljning exkl. moms');
    await waitFor(() => expect(plain(sales.item)).toContain('1 434,00 kr'), wait);
    expect(plain(sales.item)).toMatch(/79 % mer än \p{L}+dag/u);
    expect(plain((await figure('Jobb')).item)).toContain('Lika som');
    expect(plain((await figure('Uteblivna')).item)).toContain('1 fler än');
    expect(plain((await figure('Beläggning av lyftar och tvätt')).item)).toContain('25 %');
    expect(plain((await figure('Obetalt just nu')).item)).toContain('1 793,00 kr');
    expect(sales.link).toHaveAttribute(
      'href',
      `/dashboard/reports/documents/sales?period=dag&fran=${ago(1).toString()}`,
    );

    await user.click(sales.link);
    await heading('Försäljning exkl. moms');
    const sum = await told(/^Summan av listan är/);
    expect(plain(sum)).toBe('Summan av listan är 1 434,00 kr, samma som siffran. ');
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
    const { user } = await open(dayQuery);
    await figure('Försäljning exkl. moms');
    await user.click(await button('Föregående'));
    expect(location.search).toBe(`?period=dag&fran=${ago(2).toString()}`);
    const sales = await figure('Försäljning exkl. moms');
    await waitFor(() => expect(plain(sales.item)).toContain('800,00 kr'), wait);
    await user.click(screen.getByRole('link', { name: 'Försäljning' }));
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Försäljning' }, wait),
    ).toBeVisible();
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
    await open(monthQuery, { data: {} });
    expect(await told(/^Inget är bokat eller fakturerat/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Till kalendern' })).toHaveAttribute(
      'href',
      '/dashboard/calendar',
    );
  });

  it('of days to come says so, and an unknown report or figure is a page that is not there', async () => {
    await open(`?period=dag&fran=${today.add({ days: 2 }).toString()}`, { data: {} });
    expect(await told(/^Perioden har inte börjat/)).toBeVisible();
  });

  it('without a network shows what was computed, and when', async () => {
    const { db } = await open(dayQuery);
    const sales = await figure('Försäljning exkl. moms');
    await waitFor(() => expect(plain(sales.item)).toContain('1 434,00 kr'), wait);
    await told(/^Beräknad idag kl\. /);
    await loseNetwork(db());
    expect(await told(/^Du är offline\. Beräknad idag kl\. /)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Räkna om' })).toBeNull();
    expect(plain((await figure('Försäljning exkl. moms')).item)).toContain('1 434,00 kr');
    await findNetwork(db());
  });

  it('counts the days anew when an owner asks for it', async () => {
    const { user, root } = await open(dayQuery);
    const sales = await figure('Försäljning exkl. moms');
    await waitFor(() => expect(plain(sales.item)).toContain('1 434,00 kr'), wait);
    await changeDocument(`${root}/invoices/F10001`, { net25Ore: 100_000, netOre: 100_000 });
    await user.click(await button('Räkna om'));
    await waitFor(async () => {
      expect(plain((await figure('Försäljning exkl. moms')).item)).toContain('1 000,00 kr');
    }, wait);
  });
});

describe('The goals of a month', { timeout: 90_000 }, () => {
  it('are set by an owner to the öre, and the overview tells the distance', async () => {
    const { user, stored } = await open(monthQuery);
    await user.click(await button('Sätt mål'));
    const dialog = await screen.findByRole('dialog', {}, wait);
    await user.type(within(dialog).getByLabelText('Försäljning exkl. moms'), '400 000,50');
    await user.type(within(dialog).getByLabelText('Beläggning'), 'hälften');
    await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
    expect(await told('Skriv hela procent, till exempel 75.')).toBeVisible();
    await user.clear(within(dialog).getByLabelText('Beläggning'));
    await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
    expect(plain(await told(/av målet/))).toMatch(/av målet 400 000,50 kr: .+ kr kvar/);
    const month = today.toString().slice(0, 7);
    await waitFor(async () => {
      expect(await stored(`reportGoals/${month}`)).toMatchObject({
        ...{ salesOre: 40_000_050, utilisation: null },
      });
    }, wait);
    expect(await button('Ändra mål')).toBeVisible();
  });

  it('are read by an auditor, who sets none', async () => {
    const month = today.toString().slice(0, 7);
    const reportGoals = { [month]: { salesOre: 100_000, utilisation: 75 } };
    await open(monthQuery, { role: 'auditor', data: { ...also, reportGoals } });
    await heading('Rapporter');
    await screen.findByRole('link', { name: 'Obetalt just nu' }, wait);
    expect(screen.queryByRole('button', { name: /mål$/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Räkna om' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Marginal på delar' })).toBeNull();
  });
});

describe('The reports for staff', { timeout: 90_000 }, () => {
  it('are their own hours and jobs, and no figures of the workshop', async () => {
    await open(monthQuery, { role: 'staff' });
    expect(await told(/^Här ser du dina egna timmar och jobb/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Välj vem du är/ })).toHaveAttribute(
      'href',
      '/dashboard/workorders/mine',
    );
    expect(screen.queryByRole('link', { name: 'Försäljning' })).toBeNull();
  });

  it('hold no documents behind a figure either', async () => {
    await open(`/documents/sales${monthQuery}`, { role: 'staff' });
    expect(await told('Verkstadens siffror ser ägare och revisorer.')).toBeVisible();
    expect(screen.queryByText(/Faktura/)).toBeNull();
  });

  it('are the workshop’s where an owner shares them', async () => {
    await open(dayQuery, { role: 'staff', isShared: true });
    expect(await screen.findByRole('link', { name: 'Försäljning' }, wait)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Marginal på delar' })).toBeNull();
  });
});

describe('A report', { timeout: 90_000 }, () => {
  it('of what is unpaid has the invoices that its sum is made of', async () => {
    await open(`/receivables${monthQuery}`);
    expect(await screen.findByRole('heading', { level: 2, name: 'Obetalt' }, wait)).toBeVisible();
    expect(screen.getByRole('link', { name: /^10001 Anna Berg/ })).toHaveAttribute(
      'href',
      '/dashboard/workorders/invoices/F10001',
    );
    expect(plain(await told(/att få in/))).toBe('1 793,00 kr att få in.');
  });

  it('of VAT says that it is no return', async () => {
    await open(`/vat${dayQuery}`);
    expect(plain(await told(/^Utgående moms är/))).toBe(
      'Utgående moms är 358,50 kr på 1 434,00 kr.',
    );
    expect(screen.getByText(/^Underlag, inte deklaration/)).toBeVisible();
  });

  it('that does not exist leads back to the reports', async () => {
    await open('/vinst');
    await heading('Sidan finns inte');
    expect(screen.getByRole('link', { name: 'Till rapporterna' })).toHaveAttribute(
      'href',
      '/dashboard/reports',
    );
  });

  it('of the utilisation tells the fullest hour in words and has it in a table', async () => {
    await open(`/utilisation${dayQuery}`);
    const finding = await told(/^Fullast är/);
    expect(plain(finding)).toMatch(/^Fullast är \p{L}+dag kl\. 09–10, 100 %\. Mest ledigt är/u);
    const table = within(finding.closest('figure') ?? finding).getByRole('table');
    expect(within(table).getByRole('row', { name: /^09/ })).toHaveTextContent(/100/);
    const line = screen.getByRole('img', { name: /^Beläggning/ });
    expect(line).toBeInTheDocument();
  });
});
