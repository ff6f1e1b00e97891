import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import type { Role } from '@/domain/workshop/member';
import { starterServices } from '@/domain/workshop/starterSet';
import { ignoreConsole } from '../support/component';
import { documentsOnServer, removeDocument, seedDocuments } from '../support/documents';
import { storedDocument } from '../support/storedValue';
import { openAs, seedAs } from '../support/workshops';

const staff = {
  ahmed: { name: 'Ahmed Karlsson', phone: '+46701740605', isActive: true },
  jan: { name: 'Jan Åberg', phone: null, isActive: false },
};
const numbers = { ahmed: { kind: 'swedish', number: '198507099805' } };
const services = {
  ...Object.fromEntries(starterServices.map((service, n) => [`service${n}`, service])),
  winter: { ...starterServices[0], name: 'Vinterkoll', isActive: false },
};

async function openStaff(role: Role) {
  const { person, workshopId } = await seedAs(role);
  const path = (name: string) => `workshops/${workshopId}/${name}`;
  await seedDocuments(path('staff'), staff);
  await seedDocuments(path('staffIdentities'), numbers);
  await seedDocuments(path('services'), services);
  const { user } = await openAs(person, '/dashboard/settings/staff');
  await screen.findByText('Ahmed Karlsson');
  return {
    user,
    services: path('services'),
    cardOf: (id: string) => storedDocument(`${path('staff')}/${id}`),
    cards: () => documentsOnServer(path('staff')),
    numbers: () => documentsOnServer(path('staffIdentities')),
    /** Writes another number of Ahmed's, as another owner does elsewhere. */
    renumber: (identity: object) => seedDocuments(path('staffIdentities'), { ahmed: identity }),
  };
}

const button = (name: string) => screen.findByRole('button', { name });
const show = 'Visa identitetsnumret för Ahmed Karlsson';

describe('The staff', () => {
  it('is listed with numbers that are masked until asked for', async () => {
    const { user } = await openStaff('owner');
    await user.click(await button(show));
    expect(screen.getByText('19850709-9805')).toBeInTheDocument();
    await user.click(await button('Dölj identitetsnumret för Ahmed Karlsson'));
    expect(screen.getByText('850709-••••')).toBeInTheDocument();
    expect(screen.queryByText('19850709-9805')).not.toBeInTheDocument();
    const link = screen.getByRole('link', { name: '070-174 06 05' });
    expect(link).toHaveAttribute('href', 'tel:+46701740605');
    expect(screen.getByText('Inaktiv').closest('li')).toHaveTextContent(
      'Jan ÅbergInaktivIngen telefonAlla tjänsterIdentitetsnummer saknas',
    );
  });

  it('gets a new person, whose number is refused with a reason until it is right', async () => {
    const { user, cards, numbers } = await openStaff('owner');
    await user.click(await button('Ny medarbetare'));
    await user.type(screen.getByLabelText('Namn'), '<img src=x onerror=alert(1)>');
    await user.type(screen.getByLabelText('Telefon'), '+46 70 174 06 10');
    const number = screen.getByLabelText('Personnummer');
    for (const [typed, reason] of [
      ['850709-9806', /^Personnumrets sista siffra stämmer inte/],
      ['850230-9805', /^Födelsedatumet i personnumret finns inte/],
    ] as const) {
      await user.clear(number);
      await user.type(number, typed);
      await user.click(await button('Spara'));
      expect(number).toHaveAccessibleDescription(reason);
      expect(number).toHaveFocus();
      expect(number).toHaveValue(typed);
    }
    await user.clear(number);
    await user.type(number, '701063-2391');
    await user.click(await button('Spara'));
    await screen.findByText('701063-••••');
    expect(document.querySelector('img')).toBeNull();
    await waitFor(async () => {
      const [[id = ''] = []] = Object.entries(await cards()).filter(([key]) => !(key in staff));
      expect(await cards()).toMatchObject({
        [id]: { name: '<img src=x onerror=alert(1)>', phone: '+46701740610', isActive: true },
      });
      expect(await numbers()).toMatchObject({ [id]: { kind: 'swedish', number: '197010632391' } });
    });
    await user.click(await button('Ångra'));
    await waitFor(async () => {
      expect(Object.keys(await numbers())).toEqual(['ahmed']);
      expect(Object.keys(await cards())).toEqual(['ahmed', 'jan']);
    });
  });

  it('keeps an untouched number, and undoes its removal', async () => {
    const { user, numbers: onServer } = await openStaff('owner');
    await button(show);
    await user.click(await button('Ändra Ahmed Karlsson'));
    expect(screen.getByLabelText('Behåll 850709-••••')).toBeChecked();
    await user.click(screen.getByLabelText('Byt nummer'));
    await user.click(await button('Spara'));
    expect(screen.getByLabelText('Personnummer')).toHaveAccessibleDescription(
      /^Fyll i personnumret/,
    );
    await user.selectOptions(screen.getByLabelText('Typ av nummer'), 'Utländskt nummer');
    await user.type(screen.getByRole('textbox', { name: 'Utländskt nummer' }), 'PL 44051401359');
    await user.click(await button('Spara'));
    await screen.findByText('Utländskt nummer ••••');
    await waitFor(async () => {
      expect(await onServer()).toMatchObject({
        ahmed: { kind: 'foreign', number: 'PL 44051401359' },
      });
    });
    await user.click(await button('Ångra'));
    await waitFor(async () => expect(await onServer()).toMatchObject(numbers));

    await screen.findByText('850709-••••');
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: 'Ändra Ahmed Karlsson' }));
      if (screen.queryByLabelText('Ta bort numret')) return;
      await user.click(screen.getByRole('button', { name: 'Avbryt' }));
      throw new Error('The numbers are being read again.');
    });
    await user.click(screen.getByLabelText('Ta bort numret'));
    await user.click(await button('Spara'));
    await waitFor(async () => expect(await onServer()).toEqual({}));
    await user.click(await button('Ångra'));
    await waitFor(async () => expect(await onServer()).toMatchObject(numbers));
  });

  it.each([
    ['Spara min ändring', { kind: 'swedish', number: '197010632391' }],
    ['Behåll den andras', { kind: 'foreign', number: 'PL 44051401359' }],
  ])('shows a number that somebody else has written meanwhile: %s', async (choice, stored) => {
    const { user, numbers: onServer, renumber } = await openStaff('owner');
    await button(show);
    await user.click(await button('Ändra Ahmed Karlsson'));
    await user.click(screen.getByLabelText('Byt nummer'));
    await user.type(screen.getByLabelText('Personnummer'), '701063-2391');
    const theirs = { kind: 'foreign', number: 'PL 44051401359' };
    await renumber(theirs);
    await user.click(await button('Spara'));
    await user.click(await button('Kunde inte sparas (1)'));
    expect(await onServer()).toMatchObject({ ahmed: theirs });
    const dialog = within(screen.getByRole('dialog', { name: 'Kunde inte sparas' }));
    expect(dialog.getByText(/Nummer: PL 44051401359/)).toBeVisible();
    expect(dialog.getByText(/Nummer: 19701063-2391/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: choice }));
    await screen.findByText('Sparat');
    await waitFor(async () => expect(await onServer()).toMatchObject({ ahmed: stored }));
    ignoreConsole('PERMISSION_DENIED');
  });

  it('is changed without its number being written', async () => {
    const { user, cards, numbers } = await openStaff('owner');
    await button(show);
    const before = await numbers();
    await user.click(await button('Ändra Ahmed Karlsson'));
    await user.clear(screen.getByLabelText('Telefon'));
    await user.click(await button('Spara'));
    await waitFor(async () => {
      expect((await cards())['ahmed']).toMatchObject({ name: 'Ahmed Karlsson', phone: null });
    });
    expect(await numbers()).toEqual(before);
  });

  it('gets the services that each person does, chosen in the list or by searching it', async () => {
    const { user, services, cardOf } = await openStaff('owner');
    await button(show);
    await user.click(await button('Ändra Jan Åberg'));
    await user.click(screen.getByLabelText('Utför alla tjänster'));
    expect(screen.getByText(/^0 av 13 tjänster valda/)).toBeVisible();
    const search = screen.getByLabelText('Sök bland tjänsterna');
    await user.type(search, 'TVÄTT{Enter}');
    expect(screen.getAllByRole('checkbox', { name: /tvätt/i })).toHaveLength(2);
    await user.click(await button('Markera alla i Biltvätt'));
    await user.clear(search);
    await user.type(search, 'finns inte');
    expect(screen.getByText(/Ingen tjänst har ett sådant namn\.$/)).toBeVisible();
    await user.clear(search);
    await user.click(screen.getByRole('checkbox', { name: 'Vinterkoll (inaktiv)' }));
    await user.click(screen.getByRole('checkbox', { name: 'In- och utvändig tvätt' }));
    expect(screen.getByText(/^2 av 13 tjänster valda/)).toBeVisible();
    await user.click(await button('Spara'));
    await screen.findByText('Vinterkoll, Utvändig handtvätt');
    await waitFor(async () => {
      expect(await cardOf('jan')).toMatchObject({ skills: ['service8', 'winter'] });
    });

    // A service that is removed is no longer among them, and is not written back.
    await removeDocument(`${services}/winter`);
    await screen.findByText('Utvändig handtvätt');
    await user.click(await button('Ändra Jan Åberg'));
    await user.click(screen.getByRole('checkbox', { name: 'Däckskifte' }));
    await user.click(await button('Spara'));
    await waitFor(async () => {
      expect(await cardOf('jan')).toMatchObject({ skills: ['service8', 'service3'] });
    });
    await user.click(await button('Ändra Jan Åberg'));
    await user.click(screen.getByLabelText('Utför alla tjänster'));
    await user.click(await button('Spara'));
    await waitFor(async () => expect(await cardOf('jan')).toMatchObject({ skills: 'all' }));
  });

  it('loses a person with the number, and gets both back', async () => {
    const { user, cards, numbers: onServer } = await openStaff('owner');
    await button(show);
    await user.click(await button('Ändra Ahmed Karlsson'));
    await user.click(await button('Ta bort'));
    await screen.findByText('Medarbetaren Ahmed Karlsson är borttagen.');
    await waitFor(async () => {
      expect(Object.keys(await cards())).toEqual(['jan']);
      expect(await onServer()).toEqual({});
    });
    await user.click(await button('Ångra'));
    await waitFor(async () => {
      expect(await cards()).toMatchObject(staff);
      expect(await onServer()).toMatchObject(numbers);
    });
  });

  it('is shown to an auditor with the numbers and without a way to change it', async () => {
    const { user } = await openStaff('auditor');
    await user.click(await button(show));
    expect(screen.getByText('19850709-9805')).toBeInTheDocument();
    expect(screen.getByText('Bara ägare kan ändra här.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Ändra/ })).not.toBeInTheDocument();
  });

  it('is shown to staff without a trace of the numbers', async () => {
    await openStaff('staff');
    expect(screen.getByText('Bara ägare kan ändra här.')).toBeInTheDocument();
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('070-174 06 05');
    expect(main).not.toHaveTextContent(/identitet|nummer|850709/i);
    expect(within(main).queryAllByRole('button')).toEqual([]);
  });
});
