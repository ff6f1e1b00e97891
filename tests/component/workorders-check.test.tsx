import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { newOrder } from '@/domain/order/newOrder';
import { changeDocument } from '../support/documents';
import { storedDocument } from '../support/storedValue';
import { accepted, button, heading, openOrders, order } from '../support/workOrders';
import { openAs, seedAs } from '../support/workshops';

const done = newOrder({
  ...order,
  bookingId: null,
  lines: { a: accepted.replace('todo', 'done') },
});
const working = { ...done, stage: 'working' as const };
const checking = { ...done, stage: 'checking' as const, sentBy: 'vera' };
/** The workshop wants each car to be checked by somebody else. */
const prepare = (root: string) => changeDocument(root, { needsCheck: true });

describe('Where somebody else checks each car', () => {
  it('an order is sent to be checked, and is not made ready by whoever sent it', async () => {
    const { user, uid, stored } = await openOrders(
      'workorders/1042',
      { '1042': working },
      { role: 'staff', prepare },
    );
    await user.click(await button('Markera klar'));
    await screen.findByText(/^Ordern ska kontrolleras av någon annan\./);
    await user.click(await button('Till kontroll'));
    await waitFor(async () =>
      expect(await stored('workOrders/1042')).toMatchObject({ stage: 'checking', sentBy: uid }),
    );
    await user.click(await button('Godkänn och markera klar'));
    await screen.findByText(/^Den som har arbetat med ordern kan inte godkänna den\./);
    expect(await stored('workOrders/1042')).toMatchObject({ stage: 'checking' });
  });

  it('work of one’s own is not approved by marking its line as done', async () => {
    const { user, stored } = await openOrders(
      'workorders/mine',
      {
        '1042': { ...checking, lines: { a: accepted } },
      },
      { role: 'staff', prepare },
    );
    await screen.findByRole('option', { name: 'Kim Ek' });
    await user.selectOptions(await screen.findByLabelText('Vem är du?'), 'Kim Ek');
    await user.click(await screen.findByRole('link', { name: /^AO\s1042/ }));
    await user.click(await button('Godkänn och markera klar'));
    await screen.findByText(/^Den som har arbetat med ordern kan inte godkänna den\./);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await stored('workOrders/1042')).toMatchObject({ lines: { a: accepted } });
  });

  it('an order is made ready by somebody else', async () => {
    const { user, stored } = await openOrders(
      'workorders/1042',
      { '1042': checking },
      { role: 'staff', prepare },
    );
    await user.click(await button('Godkänn och markera klar'));
    await waitFor(async () =>
      expect(await stored('workOrders/1042')).toMatchObject({ stage: 'ready' }),
    );
    await user.click(await button('Ångra'));
    await waitFor(async () =>
      expect(await stored('workOrders/1042')).toMatchObject({
        stage: 'checking',
        sentBy: 'vera',
      }),
    );
  });

  it('an order with a fault goes back to work, with the reason in its history', async () => {
    const { user, stored } = await openOrders(
      'workorders/1042',
      { '1042': checking },
      { role: 'staff', prepare },
    );
    await user.click(await button('Skicka tillbaka'));
    const dialog = await screen.findByRole('dialog', { name: /^Skicka tillbaka AO\s1042$/ });
    await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
    await within(dialog).findByText('Fyll i varför.');
    await user.type(within(dialog).getByLabelText('Varför?'), 'Bromsen tar snett');
    await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
    expect(
      await screen.findByText('Nytt steg: Kontroll → Arbete (Bromsen tar snett)'),
    ).toBeVisible();
    await waitFor(async () =>
      expect(await stored('workOrders/1042')).toMatchObject({
        ...{ stage: 'working', closedReason: null, sentBy: 'vera' },
      }),
    );
    // A person who took this back would be the sender, and could not check the car.
    expect(screen.queryByRole('button', { name: 'Ångra' })).toBeNull();
  });

  it('an order is sent back on the board with a reason too', async () => {
    const { user, stored, change } = await openOrders(
      'workorders',
      { '1042': checking },
      { role: 'staff', prepare },
    );
    const sendBack = async () => {
      const field = await screen.findByLabelText(/^Flytta AO\s1042$/);
      await waitFor(() => expect(field).toBeEnabled());
      await user.selectOptions(field, 'Arbete');
      return screen.findByRole('dialog', { name: /^Skicka tillbaka AO\s1042$/ });
    };
    const first = await sendBack();
    await user.type(within(first).getByLabelText('Varför?'), 'Bromsen');
    await change('1042', { ...checking, stage: 'ready' });
    expect(await within(first).findByRole('alert')).toHaveTextContent(
      'Arbetsordern har bytt steg medan du skrev.',
    );
    await user.click(within(first).getByRole('button', { name: 'Avbryt' }));
    await user.click(await screen.findByRole('button', { name: 'Lämna utan att spara' }));
    await change('1042', checking);
    await waitFor(() => expect(screen.getByLabelText(/^Flytta AO\s1042$/)).toHaveValue('checking'));
    const dialog = await sendBack();
    await user.type(within(dialog).getByLabelText('Varför?'), 'Bromsen tar snett');
    await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
    await waitFor(async () =>
      expect(await stored('workOrders/1042')).toMatchObject({ stage: 'working' }),
    );
  });

  it('the board leads to the order for the check', async () => {
    const { user, stored } = await openOrders(
      'workorders',
      { '1042': checking },
      { role: 'staff', prepare },
    );
    await user.selectOptions(await screen.findByLabelText(/^Flytta AO\s1042$/), 'Klar');
    await screen.findByText(/^AO\s1042: Kontrollen godkänns på arbetsorderns sida\.$/);
    expect(screen.getByRole('link', { name: 'Visa' })).toHaveAttribute(
      'href',
      '/dashboard/workorders/1042',
    );
    expect(await stored('workOrders/1042')).toMatchObject({ stage: 'checking' });
  });
});

describe('The check by somebody else', () => {
  it('is asked for in the settings', async () => {
    const { person, workshopId } = await seedAs('owner');
    const { user } = await openAs(person, '/dashboard/settings');
    await heading('Inställningar');
    const box = 'Kontroll av någon annan före Klar';
    await user.click(await screen.findByRole('checkbox', { name: box }));
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    await waitFor(async () =>
      expect(await storedDocument(`workshops/${workshopId}`)).toMatchObject({ needsCheck: true }),
    );
    expect(screen.getByRole('checkbox', { name: box })).toBeChecked();
  });
});
