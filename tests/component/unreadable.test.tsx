import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { expectConsole, ignoreConsole } from '../support/component';
import { customerFields, vehicleFields } from '../support/customers';
import { seedDocuments } from '../support/documents';
import { storedDocument } from '../support/storedValue';
import { newPerson, openAs, seedWorkshop } from '../support/workshops';

/** 120 characters for the rules, and 360 once they are composed. */
const growing = '\ufb2c'.repeat(120);
const grown = growing.normalize('NFC');

const service = {
  ...{ group: 'workshop', minutes: 45, priceOre: 0, vatRate: 25 },
  ...{ isPublic: true, order: 0, isActive: true },
};
const resource = { kind: 'lift', colour: 'petrol', order: 0, isActive: true };
const person = { phone: null, isActive: true };
const customer = customerFields({ name: ' ' });
const member = { role: 'staff', inviteCode: null };

const kinds = [
  ['services', '/settings/services', 'tjänsten', { ...service, name: ' ' }, undefined],
  ['resources', '/settings/resources', 'platsen', { ...resource, name: '\u200b' }, undefined],
  ['staff', '/settings/staff', 'medarbetaren', { ...person, name: '\u3164' }, undefined],
  ['members', '/settings/members', 'medlemmen', { ...member, name: 7, email: 'a@b.se' }, undefined],
  ['customers', '/customers', 'kunden', customer, { status: 'removed' }],
  ['vehicles', '/customers', 'fordonet', { ...vehicleFields(), make: 7 }, { status: 'removed' }],
] as const;

async function open(path: string, collection: string, document: object) {
  const olle = await newPerson('Olle Ek');
  const workshopId = await seedWorkshop('Ekens bil', { owner: [olle] });
  await seedDocuments(`workshops/${workshopId}/${collection}`, { odd: document });
  const { user } = await openAs(olle, `/dashboard${path}`);
  return { user, stored: () => storedDocument(`workshops/${workshopId}/${collection}/odd`) };
}

describe('What cannot be read', () => {
  it.each(kinds)('of %s is listed by its id, and can be removed', async (...kind) => {
    const [collection, path, the, document, left] = kind;
    const { user, stored } = await open(path, collection, document);
    await user.click(await screen.findByRole('button', { name: `Ta bort ${the} odd` }));
    expectConsole('warn', 'Unreadable document');
    const dialog = screen.getByRole('dialog', { name: `Ta bort ${the}?` });
    expect(dialog).toHaveTextContent('Det går inte att ångra.');
    await user.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
    await waitFor(async () => {
      const now = await stored();
      if (left) expect(now).toMatchObject(left);
      else expect(now).toBeUndefined();
    });
    await waitFor(() => expect(screen.queryByText(/kunde inte läsas/)).toBeNull());
    // Each part of the app that watches the collection says so.
    ignoreConsole('Unreadable document');
  });
});

describe('What is longer than its form allows', () => {
  it('is shown, and its form says how much is too much', async () => {
    const { user } = await open('/settings/services', 'services', { ...service, name: growing });
    await user.click(await screen.findByRole('button', { name: `Ändra ${grown}` }));
    await user.clear(screen.getByLabelText('Pris inkl. moms'));
    await user.type(screen.getByLabelText('Pris inkl. moms'), '100');
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    expect(screen.getByLabelText('Namn')).toHaveAccessibleDescription('Högst 120 tecken.');
  });

  it('is a member with an address that no form would take, whom an owner can remove', async () => {
    const document = { ...member, name: growing, email: 'a..b@c' };
    const { user, stored } = await open('/settings/members', 'members', document);
    await user.click(await screen.findByRole('button', { name: `Ta bort ${grown}` }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
    await waitFor(async () => expect(await stored()).toBeUndefined());
  });
});
