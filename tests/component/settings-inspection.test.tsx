import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { getFirestore } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import type { Role } from '@/domain/workshop/member';
import { expectConsole, ignoreConsole } from '../support/component';
import { seedDocuments } from '../support/documents';
import { findNetwork, loseNetwork } from '../support/network';
import { storedDocuments } from '../support/storedValue';
import { openAs, seedAs } from '../support/workshops';

const templates = {
  brakes: { name: 'Bromsar', points: 'Fram:\nBelägg (mm)\nSkivor', order: 0 },
  lights: { name: 'Ljus', points: 'Helljus', order: 1 },
};

async function openTemplates(role: Role, seeded: Record<string, object> = templates) {
  const { person, workshopId } = await seedAs(role);
  const path = `workshops/${workshopId}/inspectionTemplates`;
  await seedDocuments(path, seeded);
  const { user, auth } = await openAs(person, '/dashboard/settings/inspection');
  await screen.findByRole('heading', { level: 2, name: 'Bilkontroll' });
  return {
    user,
    db: getFirestore(auth.app),
    onServer: () => storedDocuments(path),
    elsewhere: (more: Record<string, object>) => seedDocuments(path, more, new Date()),
  };
}

const button = (name: string) => screen.findByRole('button', { name });
const names = () =>
  screen
    .getAllByRole('listitem')
    .flatMap((row) => (row.querySelector('[aria-label^="Ändra"]') ? [row] : []))
    .map((row) => row.querySelector('p')?.textContent);
const points = () => screen.getByLabelText('Punkter');
const type = (text: string) => fireEvent.change(points(), { target: { value: text } });

describe('The templates of inspections', () => {
  it('begin as the starter set, which is added to be changed, and taken back', async () => {
    const { user, onServer } = await openTemplates('owner', {});
    await screen.findByText(/^Inga egna mallar än\. .* Verkstad, Däck, Tvätt används/);
    await user.click(await button('Lägg till startmallarna'));
    await button('Ändra Verkstad');
    expect(names()).toEqual(['Verkstad', 'Däck', 'Tvätt']);
    expect(screen.getByText(/^30 punkter: Bromsar, Däck, Belysning/)).toBeVisible();
    await waitFor(async () => expect(Object.keys(await onServer())).toHaveLength(3));
    await user.click(await button('Ångra'));
    await button('Lägg till startmallarna');
    await waitFor(async () => expect(await onServer()).toEqual({}));
  });

  it('get a new one, once its points can be read', async () => {
    const { user, onServer } = await openTemplates('owner');
    await user.click(await button('Ny mall'));
    await user.click(await button('Spara'));
    expect(screen.getByLabelText('Namn')).toHaveAccessibleDescription('Fyll i mallens namn.');
    await user.type(screen.getByLabelText('Namn'), '<img src=x onerror=alert(1)>');
    type('Bara en rubrik:');
    await user.click(await button('Spara'));
    expect(points()).toHaveAccessibleDescription(/^Skriv minst en punkt\./);
    expect(points()).toHaveFocus();
    type('Batteri:\nVilospänning (V)\nPoler');
    const preview = screen.getByRole('region', { name: 'Så läses punkterna' });
    expect(preview).toHaveTextContent('Batteri: Vilospänning (mäts i V), Poler');
    await user.dblClick(await button('Spara'));
    await button('Ändra <img src=x onerror=alert(1)>');
    await waitFor(async () => {
      expect(Object.values(await onServer())).toContainEqual(
        expect.objectContaining({
          name: '<img src=x onerror=alert(1)>',
          points: 'Batteri:\nVilospänning (V)\nPoler',
          order: 2,
        }),
      );
    });
    expect(Object.keys(await onServer())).toHaveLength(3);
    expect(document.querySelector('img')).toBeNull();
  });

  it('are changed, removed and arranged, and each is taken back', async () => {
    const { user, onServer } = await openTemplates('owner');
    await user.click(await button('Ändra Ljus'));
    type('Helljus\nHalvljus');
    await user.click(await button('Spara'));
    await screen.findByText('Mallen Ljus är ändrad.');
    await waitFor(async () =>
      expect(await onServer()).toMatchObject({ lights: { points: 'Helljus\nHalvljus' } }),
    );
    await user.click(await button('Ångra'));
    await waitFor(async () =>
      expect(await onServer()).toMatchObject({ lights: { points: 'Helljus' } }),
    );
    await user.click(await button('Flytta upp Ljus'));
    await waitFor(() => expect(names()).toEqual(['Ljus', 'Bromsar']));
    await user.click(await button('Ändra Bromsar'));
    await user.click(await button('Ta bort'));
    await waitFor(() => expect(names()).toEqual(['Ljus']));
    await user.click(await button('Ångra'));
    await waitFor(() => expect(names()).toEqual(['Ljus', 'Bromsar']));
    await waitFor(async () => {
      expect(await onServer()).toMatchObject({
        brakes: { ...templates.brakes, order: 1 },
        lights: { order: 0 },
      });
    });
  });

  it('are not overwritten where another owner has changed the same: both are shown', async () => {
    const { user, db, onServer, elsewhere } = await openTemplates('owner');
    await user.click(await button('Ändra Ljus'));
    await loseNetwork(db);
    type('Helljus\nDimljus');
    await user.click(await button('Spara'));
    await screen.findByText('Offline, 1 väntar');
    await elsewhere({ lights: { ...templates.lights, points: 'Helljus\nBromsljus' } });
    await findNetwork(db);
    await user.click(await button('Kunde inte sparas (1)'));
    await user.click(await button('Spara min ändring'));
    await waitFor(async () =>
      expect(await onServer()).toMatchObject({ lights: { points: 'Helljus\nDimljus' } }),
    );
    ignoreConsole('PERMISSION_DENIED');
  });

  it.each(['staff', 'auditor'] as const)('are only shown to %s', async (role) => {
    await openTemplates(role);
    await screen.findByText('Bara ägare kan ändra här.');
    await screen.findByText('2 punkter: Fram');
    expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([]);
  });

  it('say when some of them cannot be read', async () => {
    await openTemplates('owner', { ...templates, odd: { name: 'Udda', points: 7, order: 2 } });
    await screen.findByText('1 mall kunde inte läsas och visas inte.');
    expect(names()).toEqual(['Bromsar', 'Ljus']);
    await waitFor(() => expectConsole('warn', 'Unreadable document'));
  });
});
