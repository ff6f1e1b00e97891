import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { customerFields, vehicleFields } from '../support/customers';
import { documentsOnServer, seedDocuments } from '../support/documents';
import { newPerson, openAs, seedWorkshop } from '../support/workshops';

const wait = { timeout: 15_000 };
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

async function openMerge(seeded: Record<string, object> = customers) {
  const person = await newPerson('Olle Ek');
  const workshopId = await seedWorkshop('Ekens bil', { owner: [person] });
  const path = `workshops/${workshopId}`;
  await seedDocuments(`${path}/customers`, seeded);
  await seedDocuments(`${path}/vehicles`, vehicles);
  const { user } = await openAs(person, '/dashboard/customers/anna');
  await screen.findByRole('heading', { level: 1, name: 'Anna Berg' }, wait);
  // jsdom keeps the menu hidden, because it has no popovers.
  const item = { name: 'Slå ihop …', hidden: true };
  await user.click(await screen.findByRole('button', item, wait));
  const dialog = screen.getByRole('dialog', { name: 'Slå ihop Anna Berg med en annan kund' });
  return {
    user,
    dialog: within(dialog),
    onServer: async () => ({
      ...(await documentsOnServer(`${path}/customers`)),
      ...(await documentsOnServer(`${path}/vehicles`)),
    }),
  };
}

const button = (name: string) => screen.findByRole('button', { name }, wait);

describe('Two customers that are one', { timeout: 60_000 }, () => {
  it('are suggested, shown beside each other, merged, and parted again', async () => {
    const { user, dialog, onServer } = await openMerge();
    await user.click(await dialog.findByRole('radio', { name: /^A\. Berg/ }, wait));
    expect(dialog.queryByRole('radio', { name: /^Kim Ek/ })).not.toBeInTheDocument();
    expect(dialog.getByText('A. Berg', { selector: 's' }).closest('td')).toHaveTextContent(
      'A. Berg försvinner',
    );
    expect(dialog.getByText('anna@berg.example')).toBeInTheDocument();
    expect(dialog.getByText('Flyttas till Anna Berg:').parentElement).toHaveTextContent(
      'ABC 123ÄgareDEF 456Förare',
    );

    await user.click(dialog.getByRole('button', { name: 'Slå ihop' }));
    await screen.findByText('Två kort är ihopslagna till Anna Berg.', {}, wait);
    await screen.findByText('ABC 123', {}, wait);
    await waitFor(async () => {
      expect(await onServer()).toMatchObject({
        anna: { name: 'Anna Berg', email: 'anna@berg.example', status: 'active' },
        a: { name: 'Borttagen kund', email: null, status: 'merged', mergedInto: 'anna' },
        volvo: { ownerId: 'anna', driverId: null },
        saab: { ownerId: 'kim', driverId: 'anna' },
      });
    }, wait);

    await user.click(await button('Ångra'));
    await waitFor(async () => {
      expect(await onServer()).toMatchObject({
        anna: { name: 'Anna Berg', email: null, notes: 'Ringer helst.' },
        a: { name: 'A. Berg', email: 'anna@berg.example', status: 'active', mergedInto: null },
        volvo: { ownerId: 'a' },
        saab: { ownerId: 'kim', driverId: 'a' },
      });
    }, wait);
  });

  it('may be merged the other way round, which leads to the one that is kept', async () => {
    const { user, dialog, onServer } = await openMerge();
    await user.click(await dialog.findByRole('radio', { name: /^A\. Berg/ }, wait));
    await user.click(dialog.getByRole('button', { name: 'Behåll det andra kortet' }));
    expect(dialog.getByText('Inga fordon flyttas: Anna Berg har inga.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Slå ihop' }));
    await screen.findByRole('heading', { level: 1, name: 'A. Berg' }, wait);
    await waitFor(async () => {
      expect(await onServer()).toMatchObject({
        anna: { status: 'merged', mergedInto: 'a' },
        a: { name: 'A. Berg', status: 'active' },
        volvo: { ownerId: 'a' },
      });
    }, wait);
  });

  it('are found by searching, and nobody is merged with themselves or with nobody', async () => {
    const { user, dialog, onServer } = await openMerge();
    const search = dialog.getByRole('combobox', { name: 'Den andra kunden' });
    await user.click(dialog.getByRole('button', { name: 'Slå ihop' }));
    expect(search).toHaveAccessibleDescription('Välj den andra kunden.');

    await user.type(search, 'anna berg');
    await user.click(await dialog.findByRole('option', { name: /^Anna Berg/ }, wait));
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
    }, wait);
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
    await user.click(await dialog.findByRole('radio', { name: /^A\. Berg/ }, wait));
    const lost = within(dialog.getByText('Det här försvinner:').closest('div') ?? document.body);
    expect(lost.getByText(/070-174 06 07/)).toBeInTheDocument();
  });
});
