import { screen, waitFor, within } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ignoreConsole } from '../support/component';
import { holdDocument } from '../support/heldDocument';
import { at } from '../support/swedishInstant';
import { accepted, booking, button, heading, openOrders, order } from '../support/workOrders';

const filter = 'part|1000|st|10000|0|25||open||todo|Filter';
const dialogNamed = (name: string | RegExp) => screen.findByRole('dialog', { name });
const save = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Spara' });

afterEach(() => void vi.useRealTimers());

describe('The numbers of a device', () => {
  it('are not used by two tabs that check in cars at the same moment', async () => {
    const { user } = await openOrders(
      'workorders/new?bokning=b1',
      {},
      {
        ...{ role: 'staff', hasNumbers: true },
        async prepare(path) {
          const key = `verkstadsnavet.orderNumbers.${path.split('/')[1]}`;
          const otherTab = new Promise(() => {});
          void navigator.locks.request(`${key} 1001`, () => otherTab);
        },
      },
    );
    await user.click(await button('Checka in'));
    await heading(/^AO\s1002/);
  });

  it('are not used again when more arrive after one was used', async () => {
    let letGo = () => Promise.resolve();
    const { user, stored, root } = await openOrders(
      'workorders/new?bokning=b1',
      {},
      {
        ...{ role: 'staff', hasNumbers: true },
        also: { orderNumbers: { counter: { next: 1041 } } },
        async prepare(path) {
          letGo = await holdDocument(`${path}/orderNumbers/counter`);
        },
      },
    );
    await user.click(await button('Checka in'));
    await heading(/^AO\s1001/);
    expect(await stored('orderNumbers/counter')).toMatchObject({ next: 1041 });
    await letGo();
    const key = `verkstadsnavet.orderNumbers.${root.split('/')[1]}`;
    await waitFor(() => {
      expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([
        { from: 1002, end: 1003 },
        { from: 1041, end: 1061 },
      ]);
    });
  });
});

describe('A line', () => {
  it('keeps the answer that it got while its form was open', async () => {
    const { user, stored, change } = await openOrders('workorders/1042', {
      '1042': { ...order, lines: { a: filter } },
    });
    await user.click(await button('Ändra raden Filter'));
    const dialog = await dialogNamed('Ändra rad');
    const answered = filter.replace('open|', 'accepted|10000').replace('todo', 'done');
    await change('1042', { ...order, lines: { a: answered } });
    await screen.findByText('Gjord');
    const text = within(dialog).getByLabelText('Vad ska göras?');
    await user.clear(text);
    await user.type(text, 'Luftfilter');
    await user.click(save(dialog));
    await waitFor(async () => {
      expect(await stored('workOrders/1042')).toMatchObject({
        lines: { a: answered.replace('Filter', 'Luftfilter') },
      });
    });
  });

  it('is not there in the history before a removal is taken back', async () => {
    const { user, events } = await openOrders('workorders/1042', {
      '1042': { ...order, lines: { a: accepted, b: filter } },
    });
    await user.click(await button('Ändra raden Filter'));
    await user.click(
      within(await dialogNamed('Ändra rad')).getByRole('button', { name: 'Ta bort' }),
    );
    await user.click(await button('Ångra'));
    await button('Ändra raden Filter');
    await waitFor(async () => {
      const told = await events();
      expect(told).toHaveLength(2);
      expect(told).toContainEqual(expect.objectContaining({ before: filter, after: null }));
      expect(told).toContainEqual(expect.objectContaining({ before: null, after: filter }));
    });
  });
});

describe('A booking with two orders', () => {
  it('goes on with the one that is left when the other is cancelled', async () => {
    const { user, stored } = await openOrders(
      'workorders/1043',
      { '1042': { ...order, stage: 'working' }, '1043': order },
      { also: { bookings: { b1: { ...booking, status: 'inProgress' } } } },
    );
    await user.click(await button('Makulera'));
    const dialog = await dialogNamed(/^Makulera AO\s1043$/);
    await user.type(within(dialog).getByLabelText('Varför?'), 'Dubblett');
    await user.click(save(dialog));
    await waitFor(async () =>
      expect(await stored('workOrders/1043')).toMatchObject({ stage: 'cancelled' }),
    );
    expect(await stored('bookings/b1')).toMatchObject({ status: 'inProgress' });
  });

  it('does not follow the one that has come less far', async () => {
    const { user, stored } = await openOrders(
      'workorders',
      { '1042': { ...order, stage: 'working' }, '1043': { ...order, stage: 'planned' } },
      { also: { bookings: { b1: { ...booking, status: 'inProgress' } } } },
    );
    const move = await screen.findByLabelText(/^Flytta AO\s1043$/);
    await waitFor(() => expect(move).toBeEnabled());
    await user.selectOptions(move, 'Incheckad');
    await waitFor(async () =>
      expect(await stored('workOrders/1043')).toMatchObject({ stage: 'checkedIn' }),
    );
    expect(await stored('bookings/b1')).toMatchObject({ status: 'inProgress' });
  });
});

describe('A booking whose order is cancelled', () => {
  const cancelled = {
    ...order,
    ...{ stage: 'cancelled' as const, isOpen: false, closedReason: 'Kom inte' },
  };
  const bookings = { b1: { ...booking, status: 'booked' as const } };

  it('is checked in again by one press', async () => {
    const { user, stored } = await openOrders(
      'bookings/b1',
      { '1042': cancelled },
      { role: 'staff', hasNumbers: true, also: { bookings } },
    );
    expect(await screen.findByRole('link', { name: /^AO\s1042: Makulerad$/ })).toBeVisible();
    await user.click(await button('Checka in med arbetsorder'));
    await heading(/^AO\s1001/);
    await waitFor(async () =>
      expect(await stored('bookings/b1')).toMatchObject({ status: 'checkedIn' }),
    );
  });

  it('is checked in again by the form', async () => {
    await openOrders(
      'workorders/new?bokning=b1',
      { '1042': cancelled },
      { role: 'staff', also: { bookings } },
    );
    await heading('Checka in');
    expect(await screen.findByLabelText('Nyckelnummer')).toHaveValue('7');
  });
});

describe('A booking', () => {
  it.each([
    ['done', 'klar'],
    ['pickedUp', 'hämtad'],
    ['cancelled', 'avbokad'],
  ])('that is %s is not checked in', async (status, label) => {
    await openOrders(
      'workorders/new?bokning=b1',
      {},
      { role: 'staff', hasNumbers: true, also: { bookings: { b1: { ...booking, status } } } },
    );
    await heading('Bokningen kan inte checkas in');
    expect(await screen.findByText(`Den är ${label}.`)).toBeVisible();
  });

  it('that is done has no way to check in', async () => {
    await openOrders(
      'bookings/b1',
      {},
      {
        role: 'staff',
        hasNumbers: true,
        also: { bookings: { b1: { ...booking, status: 'done' } } },
      },
    );
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByLabelText('Status');
    expect(within(dialog).queryByRole('link', { name: 'Fyll i incheckning' })).toBeNull();
    expect(within(dialog).queryByRole('button', { name: 'Skapa arbetsorder' })).toBeNull();
  });
});

describe('A car that is being checked in', () => {
  it('leaves what was typed on the page that a removed member gets', async () => {
    const { user, remove } = await openOrders('workorders/new', {}, { role: 'staff' });
    await user.type(await screen.findByLabelText('Kundens beskrivning'), 'Det gnisslar');
    await remove();
    const text = await screen.findByRole('region', { name: 'Det du skrev' });
    expect(text).toHaveTextContent('Kundens beskrivning: Det gnisslar');
    ignoreConsole('BatchGetDocuments');
    ignoreConsole('RunQuery');
    ignoreConsole('cannot be read');
    ignoreConsole('No order numbers');
  });
});

describe('An order that was closed meanwhile', () => {
  const closed = {
    ...order,
    ...{ stage: 'closed' as const, isOpen: false, closedReason: 'Såld' },
  };

  it('has its clock stopped', async () => {
    const { user, all } = await openOrders(
      'workorders/1042',
      { '1042': closed },
      {
        role: 'staff',
        also: {
          clocks: {
            kim: { orderId: '1042', startedAt: at('2026-11-20 08:00'), isForOther: false },
          },
        },
      },
    );
    await user.click(await button('Stoppa Kim Ek'));
    await waitFor(async () =>
      expect(Object.values(await all('jobTimes'))).toMatchObject([{ orderId: '1042' }]),
    );
    expect(screen.queryByRole('button', { name: 'Starta' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Tid' })).toHaveFocus());
  });

  it.each([
    ['Ändra', /^Ändra AO\s1042$/, 'Nyckelnummer'],
    ['Rabatt på hela ordern', 'Rabatt på hela ordern', 'Rabatt'],
    ['Ny rad', 'Ny rad', 'Vad ska göras?'],
  ])('keeps what is typed under %s to be copied', async (opener, name, label) => {
    const { user, change } = await openOrders('workorders/1042', { '1042': order });
    await user.click(await button(opener));
    const dialog = await dialogNamed(name);
    await user.type(within(dialog).getByLabelText(label), '12');
    await change('1042', closed);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Arbetsordern har avslutats medan du skrev.',
    );
    expect(within(dialog).queryByRole('button', { name: 'Spara' })).toBeNull();
    expect(within(dialog).getByLabelText(label)).toHaveDisplayValue(/12$/);
  });
});

describe('A promised time', () => {
  it.each(['workorders', 'workorders/1042', 'workorders/mine'])(
    'that passes is told on a screen that is left on: %s',
    async (path) => {
      vi.useFakeTimers({ toFake: ['Date'], now: at('2026-11-20 14:58'), shouldAdvanceTime: true });
      const { user } = await openOrders(path, {
        '1042': { ...order, dueAt: at('2026-11-20 15:00') },
      });
      if (path.endsWith('mine')) {
        await screen.findByRole('option', { name: 'Kim Ek' });
        await user.selectOptions(await screen.findByLabelText('Vem är du?'), 'Kim Ek');
      }
      await screen.findAllByText(/idag 15:00/);
      // Everything that is fetched draws the page anew.
      await screen.findByText('Sparat');
      await screen.findAllByText('ABC 123');
      await screen.findAllByRole('option', { name: 'Kim Ek' });
      if (path.endsWith('1042')) {
        await button('Börja arbetet');
        await screen.findByText('Skapad: Incheckad');
        await screen.findByText('Ingen tid än.');
      }
      if (path === 'workorders') {
        const move = await screen.findByLabelText(/^Flytta AO\s1042$/);
        await waitFor(() => expect(move).toBeEnabled());
        await waitFor(() => expect(Object.keys(localStorage).join()).toContain('orderNumbers'));
      }
      expect(screen.queryByText(/^Försenad/)).toBeNull();
      vi.setSystemTime(at('2026-11-20 15:01'));
      expect(await screen.findByText(/^Försenad/)).toBeVisible();
    },
  );
});
