import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import type { Role } from '@/domain/workshop/member';
import { standardTemplates } from '@/domain/workshop/messageTemplate';
import { seedDocuments } from '../support/documents';
import { storedDocuments } from '../support/storedValue';
import { openAs, seedAs } from '../support/workshops';

const own = { subject: 'Klar: {regnr}', text: 'Hej {kund}! {regnr} är klar.' };

async function openMessages(role: Role) {
  const { person, workshopId } = await seedAs(role);
  const path = `workshops/${workshopId}/messageTemplates`;
  await seedDocuments(path, { ready: own });
  const { user } = await openAs(person, '/dashboard/settings/messages');
  await screen.findByText('Egen text');
  return { user, onServer: () => storedDocuments(path) };
}

const button = (name: string) => screen.getByRole('button', { name });
const row = (name: RegExp) => within(screen.getByText(name).closest('li') ?? document.body);
const form = () => within(screen.getByRole('dialog'));
const text = () => form().getByLabelText('Text');
const example = () => form().getByRole('region', { name: 'Exempel' });

describe('The messages to customers', () => {
  it('are listed as a customer would read them, with the workshop’s own text marked', async () => {
    await openMessages('owner');
    expect(
      screen.getAllByRole('listitem').flatMap((each) => each.querySelector('p')?.textContent),
    ).toEqual(
      expect.arrayContaining([
        'Bekräftelse',
        'Påminnelse',
        'Ny tid',
        'Bilen är klarEgen text',
        'Avbokad',
      ]),
    );
    expect(row(/^Bilen är klar$/).getByText('Hej Anna Berg! ABC 123 är klar.')).toBeVisible();
    expect(row(/^Avbokad$/).getByText(/är avbokad\./)).toBeVisible();
  });

  it('are changed with a preview, and refuse an unknown field by its name', async () => {
    const { user, onServer } = await openMessages('owner');
    await user.click(button('Ändra Ny tid'));
    expect(text()).toHaveValue(standardTemplates.newTime.text);
    fireEvent.change(text(), { target: { value: 'Ny tid: {dag}' } });
    await user.click(button('Spara'));
    expect(text()).toHaveAccessibleDescription(/^\{dag\} finns inte\. Välj bland \{kund\}, /);
    expect(text()).toHaveFocus();

    fireEvent.change(text(), { target: { value: 'Ny tid: \u202e' } });
    await user.click(button('{tid}'));
    await user.click(button('{regnr}'));
    expect(text()).toHaveValue('Ny tid: \u202e{tid}{regnr}');
    expect(text()).toHaveFocus();
    expect(example()).toHaveTextContent(/Ny tid: .* kl\. 08:00ABC 123.*1\ssms/);
    await user.clear(form().getByLabelText('Ämne i mejl'));
    await user.click(button('{företag}'));
    expect(form().getByLabelText('Ämne i mejl')).toHaveValue('{företag}');
    await user.click(button('Spara'));
    await screen.findByText('Texten Ny tid är ändrad.');
    await waitFor(async () => {
      // The mark that turns the direction of the text is not stored.
      expect(await onServer()).toMatchObject({
        newTime: { subject: '{företag}', text: 'Ny tid: {tid}{regnr}' },
      });
    });
    await user.click(button('Ångra'));
    await waitFor(async () => expect(Object.keys(await onServer())).toEqual(['ready']));
  });

  it('get their standard text back, and that can be taken back', async () => {
    const { user, onServer } = await openMessages('owner');
    await user.click(button('Ändra Bilen är klar'));
    expect(text()).toHaveValue(own.text);
    await user.click(button('Återställ till standardtexten'));
    expect(text()).toHaveValue(standardTemplates.ready.text);
    await user.click(button('Spara'));
    await screen.findByText('Texten Bilen är klar är återställd.');
    await waitFor(async () => expect(await onServer()).toEqual({}));
    expect(screen.queryByText('Egen text')).toBeNull();
    await user.click(button('Ångra'));
    await waitFor(async () => expect(await onServer()).toMatchObject({ ready: own }));
  });

  it('are no document when nothing was changed', async () => {
    const { user, onServer } = await openMessages('owner');
    await user.click(button('Ändra Avbokad'));
    await user.click(button('Spara'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/^Texten Avbokad/)).toBeNull();
    expect(Object.keys(await onServer())).toEqual(['ready']);
  });

  it('can be read and not changed by staff', async () => {
    await openMessages('staff');
    expect(screen.getByText('Bara ägare kan ändra här.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Ändra/ })).toBeNull();
  });
});
