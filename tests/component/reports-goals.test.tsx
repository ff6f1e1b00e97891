import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { also, monthQuery, openReports, plain, today, told } from '../support/reports';
import { button, heading } from '../support/workOrders';

describe('The goals of a month', () => {
  it('are set by an owner to the öre, and the overview tells the distance', async () => {
    const { user, stored } = await openReports(monthQuery);
    await user.click(await button('Sätt mål'));
    const dialog = await screen.findByRole('dialog');
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
    });
    expect(await button('Ändra mål')).toBeVisible();
  });

  it('are read by an auditor, who sets none', async () => {
    const month = today.toString().slice(0, 7);
    const reportGoals = { [month]: { salesOre: 100_000, utilisation: 75 } };
    await openReports(monthQuery, { role: 'auditor', data: { ...also, reportGoals } });
    await heading('Rapporter');
    await screen.findByRole('link', { name: 'Obetalt just nu' });
    expect(screen.queryByRole('button', { name: /mål$/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Räkna om' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Marginal på delar' })).toBeNull();
  });

  it('can be set for a month to come, and for one in which nothing has happened', async () => {
    const next = today.set({ day: 1 }).add({ months: 1 });
    const { user } = await openReports(`?period=manad&fran=${next.toString()}`, { data: {} });
    expect(await told(/^Perioden har inte börjat/)).toBeVisible();
    await user.click(await button('Sätt mål'));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Försäljning exkl. moms'), '250 000');
    await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
    expect(plain(await told(/av målet/))).toContain(
      '0,00 kr av målet 250 000,00 kr: 250 000,00 kr kvar',
    );
    await user.click(await button('Föregående'));
    expect(await told(/^Inget är bokat eller fakturerat/)).toBeVisible();
    expect(await button('Sätt mål')).toBeVisible();
  });

  it('add up to the goal of a quarter and a year once each month has one', async () => {
    const first = today.set({ day: 1, month: Math.floor((today.month - 1) / 3) * 3 + 1 });
    const months = [0, 1, 2].map((step) => first.add({ months: step }).toString().slice(0, 7));
    const reportGoals = Object.fromEntries(
      months.map((month) => [month, { salesOre: 100_000, utilisation: 75 }]),
    );
    const { user } = await openReports(`?period=kvartal&fran=${today.toString()}`, {
      data: { ...also, reportGoals },
    });
    expect(plain(await told(/av målet/))).toContain('av målet 3 000,00 kr');
    expect(screen.getByText(/Mål för beläggningen visas månad för månad/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Period'), 'År');
    expect(await told(/^Avståndet visas när varje månad har ett mål/)).toBeVisible();
    expect(
      screen.getAllByRole('link', { name: new RegExp(`^\\p{L}+ ${today.year}$`, 'u') }),
    ).not.toHaveLength(0);
  });
});
