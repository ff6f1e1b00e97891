import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { anonymisedCustomer, mergedCustomer, removedCustomer } from '@/domain/register/customer';
import { customerFields, vehicleFields } from '../support/customers';
import { documentsOnServer, seedDocuments } from '../support/documents';
import { newPerson, openAs, seedWorkshop, setRole } from '../support/workshops';

const phone = '+46701740605';
const customers = {
  anna: customerFields({ name: 'Anna Berg', phones: [phone], notes: 'Ringer helst.' }),
  a: customerFields({
    name: 'A. Berg',
    phones: [phone, '+46701740606'],
    email: 'anna@berg.example',
    notes: 'Betalar kontant.',
  }),
  kim: customerFields({ name: 'Kim Ek', phones: ['+46701740610'] }),
};
const vehicles = {
  volvo: vehicleFields({ registrationNumber: 'ABC123', ownerId: 'a' }),
  saab: vehicleFields({ registrationNumber: 'DEF456', ownerId: 'kim', driverId: 'a' }),
};

async function openMerge(
  seeded: Record<string, object> = customers,
  cars: Record<string, object> = vehicles,
) {
  const [person, linda] = [await newPerson('Olle Ek'), await newPerson('Linda Ask')];
  const workshopId = await seedWorkshop('Ekens bil', { owner: [linda], staff: [person] });
  const path = `workshops/${workshopId}`;
  await seedDocuments(`${path}/customers`, seeded);
  await seedDocuments(`${path}/vehicles`, cars);
  const { user } = await openAs(person, '/dashboard/customers/anna');
  await screen.findByRole('heading', { level: 1, name: 'Anna Berg' });
  // jsdom keeps the menu hidden, because it has no popovers.
  const item = { name: 'Slå ihop …', hidden: true };
  await user.click(await screen.findByRole('button', item));
  const dialog = screen.getByRole('dialog', { name: 'Slå ihop Anna Berg med en annan kund' });
  return {
    user,
    dialog: within(dialog),
    demote: () => setRole(workshopId, person, 'auditor'),
    /**
     * Changes a customer as Linda does elsewhere, and gives what shows that the page has heard of it. The emulator may lose a change
     * that is made while the page begins to listen, so it is made until then.
     */
    elsewhere: (id: string, fields: object, heard: () => HTMLElement) =>
      waitFor(async () => {
        const changed = { [id]: { ...fields, updatedBy: linda.uid } };
        await seedDocuments(`${path}/customers`, changed, new Date());
        return heard();
      }),
    onServer: async () => ({
      ...(await documentsOnServer(`${path}/customers`)),
      ...(await documentsOnServer(`${path}/vehicles`)),
    }),
  };
}

const button = (name: string) => screen.findByRole('button', { name });

describe('Two customers that are one', () => {
  it('are suggested, shown beside each other, merged, and parted again', async () => {
    const { user, dialog, onServer } = await openMerge();
    await user.click(await dialog.findByRole('radio', { name: /^A\. Berg/ }));
    expect(dialog.queryByRole('radio', { name: /^Kim Ek/ })).not.toBeInTheDocument();
    expect(dialog.getByText('A. Berg', { selector: 's' }).closest('td')).toHaveTextContent(
      'A. Berg försvinner',
    );
    expect(dialog.getByText('anna@berg.example')).toBeInTheDocument();
    expect(dialog.getByText('Flyttas till Anna Berg:').parentElement).toHaveTextContent(
      'ABC 123ÄgareDEF 456Förare',
    );

    await user.click(dialog.getByRole('button', { name: 'Slå ihop' }));
    await screen.findByText('Två kort är ihopslagna till Anna Berg.');
    await screen.findByText('ABC 123');
    await waitFor(async () => {
      expect(await onServer()).toMatchObject({
        anna: { name: 'Anna Berg', email: 'anna@berg.example', status: 'active' },
        a: { name: 'Borttagen kund', email: null, status: 'merged', mergedInto: 'anna' },
        volvo: { ownerId: 'anna', driverId: null },
        saab: { ownerId: 'kim', driverId: 'anna' },
      });
    });

    await user.click(await button('Ångra'));
    await waitFor(async () => {
      expect(await onServer()).toMatchObject({
        anna: { name: 'Anna Berg', email: null, notes: 'Ringer helst.' },
        a: { name: 'A. Berg', email: 'anna@berg.example', status: 'active', mergedInto: null },
        volvo: { ownerId: 'a' },
        saab: { ownerId: 'kim', driverId: 'a' },
      });
    });
  });

  it('take a vehicle along that was given to a card after that was merged', async () => {
    const { user, dialog, onServer } = await openMerge(
      { ...customers, gone: mergedCustomer('a') },
      { volvo: vehicleFields({ registrationNumber: 'ABC123', ownerId: 'gone' }) },
    );
    await user.click(await dialog.findByRole('radio', { name: /^A\. Berg/ }));
    await user.click(dialog.getByRole('button', { name: 'Slå ihop' }));
    await waitFor(async () => {
      expect(await onServer()).toMatchObject({
        a: { status: 'merged', mergedInto: 'anna' },
        volvo: { ownerId: 'anna' },
      });
    });
  });

  it('may be merged the other way round, which leads to the one that is kept', async () => {
    const { user, dialog, onServer } = await openMerge();
    await user.click(await dialog.findByRole('radio', { name: /^A\. Berg/ }));
    await user.click(dialog.getByRole('button', { name: 'Behåll det andra kortet' }));
    expect(dialog.getByText('Inga fordon flyttas: Anna Berg har inga.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Slå ihop' }));
    await screen.findByRole('heading', { level: 1, name: 'A. Berg' });
    await waitFor(async () => {
      expect(await onServer()).toMatchObject({
        anna: { status: 'merged', mergedInto: 'a' },
        a: { name: 'A. Berg', status: 'active' },
        volvo: { ownerId: 'a' },
      });
    });
  });

  it('are found by searching, and nobody is merged with themselves or with nobody', async () => {
    const { user, dialog, onServer } = await openMerge();
    const search = dialog.getByRole('combobox', { name: 'Den andra kunden' });
    await user.click(dialog.getByRole('button', { name: 'Slå ihop' }));
    expect(search).toHaveAccessibleDescription('Välj den andra kunden.');

    await user.type(search, 'anna berg');
    await user.click(await dialog.findByRole('option', { name: /^Anna Berg/ }));
    await user.click(dialog.getByRole('button', { name: 'Slå ihop' }));
    expect(search).toHaveAccessibleDescription('Välj en annan kund än den som redan är öppen.');

    await user.clear(search);
    await user.type(search, 'kim{Enter}');
    expect(await dialog.findByRole('heading', { name: 'Så blir det' })).toBeInTheDocument();
    expect(search).not.toHaveAccessibleDescription();
    await user.click(dialog.getByRole('button', { name: 'Slå ihop' }));
    await waitFor(async () => {
      expect(await onServer()).toMatchObject({
        kim: { status: 'merged', mergedInto: 'anna' },
        saab: { ownerId: 'anna' },
      });
    });
  });

  it('say what does not fit on one card', async () => {
    const { user, dialog } = await openMerge({
      ...customers,
      a: customerFields({
        name: 'A. Berg',
        phones: [phone, '+46701740606', '+46701740607'],
        notes: 'x'.repeat(2000),
      }),
      anna: customerFields({ name: 'Anna Berg', phones: [phone, '+46701740608'] }),
    });
    await user.click(await dialog.findByRole('radio', { name: /^A\. Berg/ }));
    const lost = within(dialog.getByText('Det här försvinner:').closest('div') ?? document.body);
    expect(lost.getByText(/070-174 06 07/)).toBeInTheDocument();
  });

  it('show what somebody else changes meanwhile, and are merged with it', async () => {
    const { user, dialog, elsewhere, onServer } = await openMerge();
    await user.click(await dialog.findByRole('radio', { name: /^A\. Berg/ }));
    await elsewhere('a', { ...customers.a, email: 'a@berg.example' }, () =>
      dialog.getByText('Linda Ask har ändrat kortet A. Berg under tiden:'),
    );
    expect(dialog.getByText('E-post: a@berg.example')).toBeVisible();
    await elsewhere('anna', { ...customers.anna, notes: 'Mejla helst.' }, () =>
      dialog.getByText('Linda Ask har ändrat kortet Anna Berg under tiden:'),
    );
    await user.click(dialog.getByRole('button', { name: 'Slå ihop' }));
    await waitFor(async () => {
      expect(await onServer()).toMatchObject({
        anna: { email: 'a@berg.example', notes: expect.stringContaining('Mejla helst.') },
        a: { status: 'merged' },
      });
    });
  });

  it.each([
    ['removed', removedCustomer, /^Kunden Anna Berg togs bort av någon annan medan du valde\.$/],
    ['merged', mergedCustomer('kim'), /^Kunden Anna Berg slogs ihop med Kim Ek \(ny flik\) av/],
    ['anonymised', anonymisedCustomer('private', 'Skäl'), /^Kunden Anna Berg anonymiserades av/],
  ])('cannot be merged when the open one is %s meanwhile', async (_, fields, happened) => {
    const { user, dialog, elsewhere, onServer } = await openMerge();
    await user.click(await dialog.findByRole('radio', { name: /^A\. Berg/ }));
    const alert = await elsewhere('anna', fields, () => dialog.getByRole('alert'));
    expect(alert.querySelector('p')?.textContent).toMatch(happened);
    expect(alert).toHaveTextContent('Inget slås ihop.');
    expect(dialog.queryByRole('button', { name: 'Slå ihop' })).toBeNull();
    expect(dialog.queryByText('Så blir det')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Avbryt' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await onServer()).toMatchObject({ a: { status: 'active' } });
  });

  it('cannot be merged when the other one is gone meanwhile, but with a third', async () => {
    const { user, dialog, elsewhere, onServer } = await openMerge();
    await user.click(await dialog.findByRole('radio', { name: /^A\. Berg/ }));
    expect(
      await elsewhere('a', removedCustomer, () => dialog.getByRole('alert')),
    ).toHaveTextContent(
      'Kunden A. Berg togs bort av någon annan medan du valde.Välj en annan kund att slå ihop med.',
    );
    const search = dialog.getByRole('combobox', { name: 'Den andra kunden' });
    await user.click(dialog.getByRole('button', { name: 'Slå ihop' }));
    expect(search).toHaveAccessibleDescription(
      'Den kunden kan inte slås ihop längre. Välj en annan.',
    );
    await user.clear(search);
    await user.type(search, 'kim{Enter}');
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Slå ihop' }));
    await waitFor(async () => {
      expect(await onServer()).toMatchObject({ kim: { status: 'merged', mergedInto: 'anna' } });
    });
  });

  it('cannot be merged by somebody who may no longer write', async () => {
    const { user, dialog, demote } = await openMerge();
    await user.click(await dialog.findByRole('radio', { name: /^A\. Berg/ }));
    await demote();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Din roll har ändrats.Inget slås ihop.',
    );
    expect(dialog.queryByRole('button', { name: 'Slå ihop' })).toBeNull();
  });
});
