import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import type { Role } from '@/domain/workshop/member';
import { documentsOnServer, seedDocuments } from '../support/documents';
import { openAs, seedAs } from '../support/workshops';

const resources = {
  lift: { name: 'Lyft 1', kind: 'lift', colour: 'petrol', order: 0, isActive: true },
  lane: { name: 'Hall A', kind: 'washLane', colour: 'sky', order: 7, isActive: false },
};

async function openResources(role: Role, seeded: Record<string, object> = resources) {
  const { person, workshopId } = await seedAs(role);
  const path = `workshops/${workshopId}/resources`;
  await seedDocuments(path, seeded);
  const { user } = await openAs(person, '/dashboard/settings/resources');
  await screen.findByRole('heading', { level: 2, name: 'Platser' });
  return { user, onServer: () => documentsOnServer(path) };
}

const button = (name: string) => screen.findByRole('button', { name });

describe('The resources', () => {
  it('get a new one last, in a colour that is free until another is chosen', async () => {
    const { user, onServer } = await openResources('owner');
    await screen.findByText('Lyft 1');
    await user.click(await button('Ny plats'));
    const colours = screen.getByRole('group', { name: 'Färg' });
    expect(within(colours).getByRole('radio', { checked: true })).toHaveAccessibleName('Bärnsten');
    await user.click(await button('Spara'));
    const name = screen.getByLabelText('Namn');
    expect(name).toHaveAccessibleDescription('Fyll i platsens namn.');
    expect(name).toHaveFocus();
    await user.type(name, 'Volvo V60');
    await user.selectOptions(screen.getByLabelText('Typ'), 'Lånebil');
    await user.click(within(colours).getByRole('radio', { name: 'Lila' }));
    await user.click(await button('Spara'));
    await screen.findByText('Platsen Volvo V60 är tillagd.');
    expect(screen.getByText('Lånebil · Lila')).toBeInTheDocument();
    await waitFor(async () => {
      expect(Object.values(await onServer())).toContainEqual(
        expect.objectContaining({
          name: 'Volvo V60',
          kind: 'loanCar',
          colour: 'violet',
          order: 8,
          isActive: true,
        }),
      );
    });
    await user.click(await button('Ångra'));
    await waitFor(async () => expect(Object.keys(await onServer())).toHaveLength(2));
  });

  it('have names of their own, whatever the capitals', async () => {
    const { user, onServer } = await openResources('owner');
    await user.click(await button('Ändra Hall A'));
    const name = screen.getByLabelText('Namn');
    await user.clear(name);
    await user.type(name, ' lyft  1');
    await user.click(await button('Spara'));
    expect(name).toHaveAccessibleDescription('Det finns redan en plats med det namnet.');
    expect(name).toHaveFocus();
    await user.clear(name);
    await user.type(name, 'hall a');
    await user.click(await button('Spara'));
    await waitFor(async () => {
      expect(await onServer()).toMatchObject({
        lift: { name: 'Lyft 1' },
        lane: { name: 'hall a' },
      });
    });
  });

  it('are changed, arranged and removed, each with a way back', async () => {
    const { user, onServer } = await openResources('owner');
    await user.click(await button('Ändra Hall A'));
    await user.click(screen.getByLabelText('Aktiv'));
    await user.click(await button('Spara'));
    await screen.findByText('Platsen Hall A är ändrad.');
    await waitFor(() => expect(screen.queryByText('Inaktiv')).not.toBeInTheDocument());
    await user.click(await button('Ångra'));
    await screen.findByText('Inaktiv');

    await user.click(await button('Flytta upp Hall A'));
    await waitFor(async () => {
      expect(await onServer()).toMatchObject({ lane: { order: 0 }, lift: { order: 1 } });
    });
    await user.click(await button('Ångra'));
    await waitFor(async () => {
      expect(await onServer()).toMatchObject({ lane: { order: 7 }, lift: { order: 0 } });
    });

    await user.click(await button('Ändra Lyft 1'));
    await user.click(await button('Ta bort'));
    await waitFor(async () => expect(Object.keys(await onServer())).toEqual(['lane']));
    await user.click(await button('Ångra'));
    await waitFor(async () => expect(await onServer()).toMatchObject(resources));
  });

  it('are only shown to staff', async () => {
    await openResources('staff');
    await screen.findByText('Lyft · Petrol');
    expect(screen.getByText('Bara ägare kan ändra här.')).toBeInTheDocument();
    expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([]);
  });

  it('say what to do where there are none', async () => {
    await openResources('owner', {});
    expect(await screen.findByText(/^Inga platser än/)).toBeInTheDocument();
  });
});
