import { screen, waitFor, within } from '@testing-library/preact';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Part } from '@/domain/part/part';
import { newOrder } from '@/domain/order/newOrder';
import { partDocuments } from '../../scripts/demo/parts';
import { ignoreConsole } from '../support/component';
import { changeDocument } from '../support/documents';
import { findNetwork, loseNetwork } from '../support/network';
import { accepted, button, openOrders, order } from '../support/workOrders';

const service = { group: 'workshop', vatRate: 25, isPublic: true, isActive: true };
const services = {
  s1: { ...service, name: 'Bromsbyte', minutes: 120, priceOre: 349_500, order: 1 },
  oil: { ...service, name: 'Oljebyte med filter', minutes: 45, priceOre: 139_500, order: 2 },
  old: { ...service, name: 'Oljebyte utan', minutes: 45, priceOre: 1, order: 3, isActive: false },
  wash: { ...service, name: 'Handtvätt', group: 'wash', minutes: 60, priceOre: 59_500, order: 0 },
};
const oilFilter: Part = {
  ...{ number: 'W 712/95', name: 'Oljefilter', unit: 'st', priceOre: 14_900, vatRate: 25 },
  ...{ supplier: 'Mann', shelf: 'B3' },
};
const parts = partDocuments([{ part: oilFilter, costOre: 6250 }]);
const also = { services, ...parts };
const dropIn = newOrder({ customerId: 'anna', vehicleId: 'car', staffId: 'kim' });

const label = 'Lägg till rad: tjänst, artikel eller egen text';
const field = () => screen.findByRole('combobox', { name: label });
const options = () => within(screen.getByRole('listbox', { name: label })).getAllByRole('option');
const texts = () => options().map((each) => each.textContent.replaceAll('\u00a0', ' '));
async function type(user: UserEvent, query: string, name: string) {
  await user.type(await field(), query);
  await screen.findByRole('option', { name: new RegExp(`^${name}`) });
  await user.keyboard('{Enter}');
}
const withHour = (root: string) => changeDocument(root, { hourlyRateOre: 119_500 });

describe('The field that adds lines', () => {
  it('adds a service, an article and free text one after the other by keyboard alone', async () => {
    const { user, stored, all, events } = await openOrders(
      'workorders/1042',
      { '1042': dropIn },
      { also, prepare: withHour },
    );
    await user.click(await field());
    await screen.findByRole('listbox', { name: label });
    expect(texts()).toEqual([
      'Bromsbyte Tjänst · 2 h · 3 495,00 kr inkl. moms',
      'Oljebyte med filter Tjänst · 45 min · 1 395,00 kr inkl. moms',
      'Handtvätt Tjänst · 1 h · 595,00 kr inkl. moms',
    ]);
    await user.keyboard('oljeb');
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(texts()).toEqual([
      'Oljebyte med filter Tjänst · 45 min · 1 395,00 kr inkl. moms',
      'oljeb Egen text · 1 h à 1 195,00 kr inkl. moms',
    ]);
    await user.keyboard('{Enter}');
    await screen.findByText('Oljebyte med filter är tillagd.');
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue('');
    await user.keyboard('w71295');
    await waitFor(() =>
      expect(texts()[0]).toBe(
        'Oljefilter Artikel · W 712/95 · Mann · 149,00 kr/st inkl. moms · B3',
      ),
    );
    await user.keyboard('{Enter}Olja provkörd 250 kr{Enter}');
    await screen.findByText('Olja provkörd är tillagd.');
    await user.keyboard('oljeb{ArrowUp}{Enter}');
    await screen.findByText('oljeb är tillagd.');
    expect(screen.queryByRole('dialog')).toBeNull();

    const lines = async () =>
      Object.entries(((await stored('workOrders/1042')) as { lines: object }).lines).toSorted();
    await waitFor(async () => {
      expect((await lines()).map(([, line]) => line as string)).toEqual([
        'package|1000|st|139500|0|25|kim|open||todo|Oljebyte med filter',
        'part|1000|st|14900|0|25|kim|open||todo|Oljefilter (W 712/95)',
        'labour|1000|st|25000|0|25|kim|open||todo|Olja provkörd',
        'labour|1000|h|119500|0|25|kim|open||todo|oljeb',
      ]);
    });
    const ids = (await lines()).map(([id]) => id);
    expect(ids[0]).toMatch(/_s45_oil$/);
    expect(screen.getByText(/1\sst à 1\s395,00\skr, 45\smin$/)).toBeVisible();
    await waitFor(async () => {
      expect(Object.values(await all('lineCosts'))).toMatchObject([
        { orderId: '1042', lineId: ids[1], costOre: 6250 },
      ]);
    });
    const told = (await events()) as { kind: string; lineId: string }[];
    expect(told.map(({ kind }) => kind)).toEqual(['line', 'line', 'line', 'line']);
    expect(told.map(({ lineId }) => lineId).toSorted()).toEqual(ids);
  });

  it('keeps the link when the line is changed, and takes the line back', async () => {
    const { user, stored } = await openOrders('workorders/1042', { '1042': dropIn }, { also });
    await type(user, 'oljeb', 'Oljebyte med filter');
    await user.click(await button('Ändra raden Oljebyte med filter'));
    const dialog = await screen.findByRole('dialog', { name: 'Ändra rad' });
    await user.type(within(dialog).getByLabelText('Vad ska göras?'), ' 5W-30');
    await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
    await screen.findByText('Oljebyte med filter 5W-30', { selector: 'strong' });
    const linesOf = async () => ((await stored('workOrders/1042')) as { lines: object }).lines;
    await waitFor(async () => {
      expect(Object.entries(await linesOf())).toEqual([
        [
          expect.stringMatching(/_s45_oil$/),
          'package|1000|st|139500|0|25|kim|open||todo|Oljebyte med filter 5W-30',
        ],
      ]);
    });
    await type(user, 'broms', 'Bromsbyte');
    await screen.findByText('Bromsbyte är tillagd.');
    await user.click(await button('Ångra'));
    await waitFor(async () => expect(Object.keys(await linesOf())).toHaveLength(1));
  });

  it('adds a line that goes over the agreed amount as not yet agreed', async () => {
    const { user, stored } = await openOrders('workorders/1042', { '1042': order }, { also });
    await type(user, 'oljeb', 'Oljebyte med filter');
    expect(await screen.findByRole('alert')).toHaveTextContent(/1\s395,00\skr över det/);
    await button('Godkänd: Oljebyte med filter');
    await waitFor(async () => {
      const { lines } = (await stored('workOrders/1042')) as { lines: Record<string, string> };
      expect(Object.values(lines)).toEqual([
        accepted,
        'package|1000|st|139500|0|25|kim|open||todo|Oljebyte med filter',
      ]);
    });
  });

  it('tells a company prices without VAT, and is approximate where the order is', async () => {
    const company = { ...dropIn, pricesInclVat: false, priceType: 'approx' as const };
    const { user, stored } = await openOrders('workorders/1042', { '1042': company }, { also });
    await user.type(await field(), 'oljeb');
    await screen.findByRole('listbox', { name: label });
    expect(texts()[0]).toBe('Oljebyte med filter Tjänst · 45 min · 1 116,00 kr exkl. moms');
    await user.keyboard('{Enter}');
    await waitFor(async () => {
      const { lines } = (await stored('workOrders/1042')) as { lines: Record<string, string> };
      expect(Object.values(lines)).toEqual([
        'labour|1000|st|111600|0|25|kim|open||todo|Oljebyte med filter',
      ]);
    });
  });

  it('asks for the price of a text where the workshop has no price of an hour', async () => {
    const { user } = await openOrders('workorders/1042', { '1042': dropIn }, { also });
    await user.type(await field(), 'Sotning');
    await screen.findByRole('listbox', { name: label });
    expect(texts()).toEqual(['Sotning Egen text · fyll i priset']);
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Ny rad' });
    expect(within(dialog).getByLabelText('Vad ska göras?')).toHaveValue('Sotning');
    await user.type(within(dialog).getByLabelText(/^Pris per enhet/), '500');
    await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
    await screen.findByText('Sotning är tillagd.');
    await waitFor(async () => expect(await field()).toHaveFocus());
    await user.type(await field(), `${'å'.repeat(121)}{Enter}`);
    expect(screen.getByText('En rad har högst 120 tecken. Korta texten.')).toBeVisible();
    expect(await field()).toHaveDisplayValue('å'.repeat(121));
    await user.keyboard('{Escape}');
    expect(await field()).toHaveValue('');
  });

  it('works without a network, and says when the server refuses the line', async () => {
    const { user, stored, db, change } = await openOrders(
      'workorders/1042',
      { '1042': dropIn },
      { also },
    );
    await user.click(await field());
    await screen.findByRole('listbox', { name: label });
    await loseNetwork(db());
    await user.keyboard('oljeb{Enter}');
    await screen.findByText('Oljebyte med filter', { selector: 'strong' });
    await screen.findByText(/^Offline, \d+ väntar$/);
    // Somebody else has made the order ready, and then its lines stand still.
    await change('1042', { ...dropIn, stage: 'ready' });
    await findNetwork(db());
    expect(await screen.findByText(/^Arbetsordern AO\s1042 kunde inte sparas\./)).toBeVisible();
    expect(await stored('workOrders/1042')).toMatchObject({ stage: 'ready', lines: {} });
    ignoreConsole('PERMISSION_DENIED');
  });
});
