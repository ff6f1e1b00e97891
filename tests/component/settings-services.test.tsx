import { screen, waitFor, within } from '@testing-library/preact';
import { getFirestore } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import type { Role } from '@/domain/workshop/member';
import { expectConsole, ignoreConsole } from '../support/component';
import { documentsOnServer, seedDocuments } from '../support/documents';
import { findNetwork, loseNetwork } from '../support/network';
import { openAs, seedAs } from '../support/workshops';

const service = {
  group: 'workshop',
  minutes: 90,
  priceOre: 249_500,
  vatRate: 25,
  isPublic: true,
  isActive: true,
};
const services = {
  small: { ...service, name: 'Liten service', order: 0 },
  tyres: { ...service, name: 'Däckskifte', order: 1, minutes: 30, isPublic: false },
  brakes: { ...service, name: 'Bromsbyte', order: 2, priceOre: 349_550, isActive: false },
  wash: { ...service, name: 'Handtvätt', order: 3, group: 'wash', vatRate: 0 },
};

async function openServices(role: Role, seeded: Record<string, object> = services) {
  const { person, workshopId } = await seedAs(role);
  const path = `workshops/${workshopId}/services`;
  await seedDocuments(path, seeded);
  const { user, auth } = await openAs(person, '/dashboard/settings/services');
  await screen.findByRole('heading', { level: 2, name: 'Tjänster' });
  return {
    user,
    db: getFirestore(auth.app),
    onServer: () => documentsOnServer(path),
    seed: (more: Record<string, object>) => seedDocuments(path, more, new Date()),
  };
}

const button = (name: string) => screen.findByRole('button', { name });
const names = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('p')?.firstChild?.textContent);

describe('The services', () => {
  it('are listed by group with length, price and state', async () => {
    await openServices('owner');
    await button('Ändra Däckskifte');
    const rows = screen
      .getAllByRole('listitem')
      .map((row) => row.textContent.replaceAll('\u00a0', ' '));
    expect(rows).toEqual(
      expect.arrayContaining([
        'Liten serviceVisas publikt1 h 30 min2 495 kr1 996 kr exkl. 25 % momsÄndra',
        'Däckskifte30 min2 495 kr1 996 kr exkl. 25 % momsÄndra',
        'BromsbyteVisas publiktInaktiv1 h 30 min3 495,50 kr2 796,40 kr exkl. 25 % momsÄndra',
        'HandtvättVisas publikt1 h 30 min2 495 kr0 % momsÄndra',
      ]),
    );
    expect(names('Verkstad')).toEqual(['Liten service', 'Däckskifte', 'Bromsbyte']);
    expect(names('Biltvätt')).toEqual(['Handtvätt']);
  });

  it('get a new one, once everything typed can be read', async () => {
    const { user, onServer } = await openServices('owner', {});
    await screen.findByText(/^Inga tjänster än/);
    await user.click(await button('Ny tjänst'));
    const length = screen.getByLabelText('Tid');
    const price = screen.getByLabelText('Pris inkl. moms');
    await user.type(screen.getByLabelText('Namn'), '<img src=x onerror=alert(1)>');
    await user.selectOptions(screen.getByLabelText('Grupp'), 'Biltvätt');
    await user.type(length, 'snabbt');
    await user.type(price, '2.495,50');
    await user.click(await button('Spara'));
    expect(length).toHaveAccessibleDescription(/^Skriv minuter eller timmar/);
    expect(price).toHaveAccessibleDescription(/^Beloppet kan läsas på flera sätt/);
    expect(length).toHaveFocus();
    expect(length).toHaveValue('snabbt');

    await user.clear(length);
    await user.type(length, '1:30');
    await user.clear(price);
    await user.type(price, '2 495,50');
    await user.dblClick(await button('Spara'));
    await button('Ändra <img src=x onerror=alert(1)>');
    await waitFor(async () => {
      expect(Object.values(await onServer())).toMatchObject([
        {
          name: '<img src=x onerror=alert(1)>',
          group: 'wash',
          minutes: 90,
          priceOre: 249_550,
          vatRate: 25,
          isPublic: true,
          isActive: true,
          order: 0,
        },
      ]);
    });
    expect(document.querySelector('img')).toBeNull();
  });

  it('are changed field by field, and changed back', async () => {
    const { user, onServer } = await openServices('owner');
    await user.click(await button('Ändra Däckskifte'));
    const name = screen.getByLabelText('Namn');
    expect(name).toHaveFocus();
    await user.clear(name);
    await user.type(name, 'Hjulskifte');
    await user.click(screen.getByLabelText('Aktiv'));
    await user.keyboard('{Enter}');
    await screen.findByText('Tjänsten Hjulskifte är ändrad.');
    await waitFor(async () => {
      expect((await onServer())['tyres']).toMatchObject({
        ...services.tyres,
        name: 'Hjulskifte',
        isActive: false,
      });
    });
    await user.click(await button('Ångra'));
    await waitFor(async () => {
      expect((await onServer())['tyres']).toMatchObject(services.tyres);
    });
  });

  it('are not overwritten where another owner has changed the same: both are shown', async () => {
    const { user, db, onServer, seed } = await openServices('owner');
    await user.click(await button('Ändra Däckskifte'));
    await loseNetwork(db);
    const name = screen.getByLabelText('Namn');
    await user.clear(name);
    await user.type(name, 'Däckbyte');
    await user.click(await button('Spara'));
    await screen.findByText('Offline, 1 väntar');
    await seed({ tyres: { ...services.tyres, name: 'Hjulskifte' } });
    await findNetwork(db);
    await screen.findByText(
      'Tjänsten Däckbyte är ändrad av någon annan också. Välj vad som ska gälla.',
    );
    expect((await onServer()).tyres).toMatchObject({ name: 'Hjulskifte' });
    await user.click(await button('Kunde inte sparas (1)'));
    await user.click(await button('Spara min ändring'));
    await waitFor(async () => {
      expect((await onServer()).tyres).toMatchObject({ name: 'Däckbyte' });
    });
    ignoreConsole('PERMISSION_DENIED');
  });

  it('are last in their group when they move to another', async () => {
    const { user, onServer } = await openServices('owner');
    await user.click(await button('Ändra Liten service'));
    await user.selectOptions(screen.getByLabelText('Grupp'), 'Biltvätt');
    await user.click(await button('Spara'));
    await waitFor(() => expect(names('Biltvätt')).toEqual(['Handtvätt', 'Liten service']));
    await waitFor(async () => {
      expect((await onServer())['small']).toMatchObject({ group: 'wash', order: 4 });
    });
  });

  it('are removed and come back as they were', async () => {
    const { user, onServer } = await openServices('owner');
    await user.click(await button('Ändra Däckskifte'));
    await user.click(await button('Ta bort'));
    await screen.findByText('Tjänsten Däckskifte är borttagen.');
    await waitFor(() => expect(names('Verkstad')).toEqual(['Liten service', 'Bromsbyte']));
    expect(document.body).not.toHaveFocus();
    await waitFor(async () => expect(Object.keys(await onServer())).not.toContain('tyres'));
    await user.click(await button('Ångra'));
    await waitFor(async () => {
      expect((await onServer())['tyres']).toMatchObject(services.tyres);
    });
    expect(names('Verkstad')).toEqual(['Liten service', 'Däckskifte', 'Bromsbyte']);
  });

  it('are arranged by keyboard inside their group, and focus goes along', async () => {
    const { user, onServer } = await openServices('owner');
    const down = await button('Flytta ned Liten service');
    expect(await button('Flytta upp Liten service')).toHaveAttribute('aria-disabled', 'true');
    down.focus();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(names('Verkstad')).toEqual(['Däckskifte', 'Liten service', 'Bromsbyte']),
    );
    expect(down).toHaveFocus();
    await screen.findByText('Tjänsten Liten service är nu nummer 2 av 3.');
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(names('Verkstad')).toEqual(['Däckskifte', 'Bromsbyte', 'Liten service']),
    );
    expect(down).toHaveFocus();
    expect(down).toHaveAttribute('aria-disabled', 'true');
    await user.click(await button('Ångra'));
    await waitFor(async () => {
      expect(await onServer()).toMatchObject({
        tyres: { order: 0 },
        small: { order: 1 },
        brakes: { order: 2 },
        wash: { order: 3 },
      });
    });
  });

  it('ask before a changed form is thrown away', async () => {
    const { user } = await openServices('owner');
    const dialog = (name: string) => screen.queryByRole('dialog', { name });
    await user.click(await button('Ändra Däckskifte'));
    await user.keyboard('{Escape}');
    expect(dialog('Ändra tjänst')).not.toBeInTheDocument();

    await user.click(await button('Ändra Däckskifte'));
    await user.keyboard(' och balansering{Escape}');
    expect(dialog('Lämna utan att spara?')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(dialog('Lämna utan att spara?')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Namn')).toHaveValue('Däckskifte och balansering');
    await user.click(await button('Avbryt'));
    await user.click(await button('Lämna utan att spara'));
    expect(dialog('Ändra tjänst')).not.toBeInTheDocument();
    expect(await button('Ändra Däckskifte')).toHaveFocus();
  });

  it.each(['staff', 'auditor'] as const)('are only shown to %s', async (role) => {
    await openServices(role);
    await screen.findByText('Bara ägare kan ändra här.');
    await screen.findByText('Däckskifte');
    const main = within(screen.getByRole('main'));
    expect(main.queryAllByRole('button')).toEqual([]);
  });

  it('say when some of them cannot be read', async () => {
    await openServices('owner', { tyres: services.tyres, odd: { ...service, order: 1 } });
    await screen.findByText('1 tjänst kunde inte läsas och visas inte.');
    expect(names('Verkstad')).toEqual(['Däckskifte']);
    await waitFor(() => expectConsole('warn', 'Unreadable document'));
  });
});
