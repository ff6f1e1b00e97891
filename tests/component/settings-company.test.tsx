import { screen, waitFor, within } from '@testing-library/preact';
import { doc, getFirestore, serverTimestamp, updateDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import type { Role } from '@/domain/workshop/member';
import { page } from '../support/renderApp';
import { storedDocument } from '../support/storedValue';
import { openAs, seedAs } from '../support/workshops';

async function openCompany(role: Role = 'owner') {
  const { person, workshopId: id } = await seedAs(role);
  const { user, auth } = await openAs(person, '/dashboard/settings');
  await page('Inställningar');
  const workshop = () => doc(getFirestore(auth.app), 'workshops', id);
  const onServer = () => storedDocument(`workshops/${id}`);
  return { user, onServer, workshop, uid: person.uid };
}

const field = (label: string) => screen.findByLabelText(label);
const save = () => screen.getByRole('button', { name: 'Spara' });

describe('The settings', () => {
  it('have an address and a title for each part', async () => {
    const { user } = await openCompany();
    const nav = screen.getByRole('navigation', { name: 'Delar av inställningarna' });
    for (const [name, path] of [
      ['Öppettider', '/opening-hours'],
      ['Tjänster', '/services'],
      ['Platser', '/resources'],
      ['Personal', '/staff'],
      ['Medlemmar', '/members'],
      ['Konto', '/account'],
      ['Data', '/data'],
    ] as const) {
      await user.click(within(nav).getByRole('link', { name }));
      expect(location.pathname).toBe(`/dashboard/settings${path}`);
      const heading = await page('Inställningar');
      await waitFor(() => expect(heading).toHaveFocus());
      expect(document.title).toBe(`${name} – Inställningar – Verkstadsnavet`);
      expect(within(nav).getByRole('link', { current: 'page' })).toHaveAccessibleName(name);
      expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
    }
    await user.click(within(nav).getByRole('link', { name: 'Företag' }));
    expect(location.pathname).toBe('/dashboard/settings');
    expect(document.title).toBe('Inställningar – Verkstadsnavet');
  });
});

describe('The company', () => {
  it('is saved as the database wants it and shown as people read it', async () => {
    const { user, onServer } = await openCompany();
    const name = await field('Företagets namn');
    await user.clear(name);
    await user.type(name, '  <img src=x onerror=alert(1)> ');
    await user.type(await field('Organisationsnummer'), '4432109876');
    expect(await field('Momsregistreringsnummer')).toHaveValue('SE443210987601');
    await user.click(await field('Godkänd för F-skatt'));
    await user.type(await field('Gatuadress'), 'Provgatan 1');
    await user.type(await field('Postnummer'), '12345');
    await user.type(await field('Ort'), 'Exempelstad');
    await user.type(await field('Telefon'), '0046 8 465 004 00');
    await user.type(await field('E-post'), 'info@Navet.example');
    await user.selectOptions(await field('Räkenskapsåret slutar'), '30 juni');
    await user.dblClick(save());

    const saved = {
      name: '<img src=x onerror=alert(1)>',
      organisationNumber: '4432109876',
      vatNumber: 'SE443210987601',
      hasFSkatt: true,
      address: { street: 'Provgatan 1', postcode: '123 45', city: 'Exempelstad' },
      phone: '+46846500400',
      email: 'info@navet.example',
      fiscalYearEnd: '06-30',
    };
    await waitFor(async () => expect(await onServer()).toMatchObject(saved));
    expect(name).toHaveValue('<img src=x onerror=alert(1)>');
    expect(await field('Organisationsnummer')).toHaveValue('443210-9876');
    expect(await field('Postnummer')).toHaveValue('123 45');
    expect(await field('Telefon')).toHaveValue('08-465 004 00');
    expect(document.querySelector('main img')).toBeNull();
  });

  it('undoes a save', async () => {
    const { user, onServer } = await openCompany();
    const city = await field('Ort');
    await user.type(city, 'Exempelstad{Enter}');
    await waitFor(async () =>
      expect(await onServer()).toMatchObject({ address: { city: 'Exempelstad' } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Ångra' }));
    await waitFor(async () => expect(await onServer()).toMatchObject({ address: { city: null } }));
    expect(city).toHaveValue('');
  });

  it('says beside each field what cannot be saved, and saves nothing', async () => {
    const { user, onServer } = await openCompany();
    const before = await field('Företagets namn').then(onServer);
    const number = await field('Organisationsnummer');
    await user.type(number, '443210-9877');
    await user.type(await field('Telefon'), '12');
    await user.type(await field('E-post'), 'info');
    await user.click(save());
    expect(number).toHaveFocus();
    expect(number).toHaveAccessibleDescription(/sista siffra stämmer inte/);
    expect(await field('Telefon')).toHaveAccessibleDescription(/^Börja telefonnumret med 0/);
    expect(await field('E-post')).toHaveAccessibleDescription('E-postadressen saknar @.');
    expect(number).toHaveValue('443210-9877');
    await user.clear(await field('Företagets namn'));
    await user.click(save());
    expect(await field('Företagets namn')).toHaveAccessibleDescription('Fyll i det här fältet');
    expect(await onServer()).toEqual(before);
  });

  it('leaves a VAT number alone that somebody typed', async () => {
    const { user } = await openCompany();
    await user.type(await field('Momsregistreringsnummer'), 'SE1');
    await user.type(await field('Organisationsnummer'), '443210-9876');
    expect(await field('Momsregistreringsnummer')).toHaveValue('SE1');
  });

  it('keeps what others save meanwhile, and what is being typed', async () => {
    const { user, onServer, workshop, uid } = await openCompany();
    const city = await field('Ort');
    await user.type(await field('E-post'), 'info@navet.example');
    await updateDoc(workshop(), {
      phone: '+46846500400',
      updatedBy: uid,
      updatedAt: serverTimestamp(),
    });
    await user.type(city, 'Exempelstad');
    expect(await field('E-post')).toHaveValue('info@navet.example');
    await user.click(save());
    await waitFor(async () =>
      expect(await onServer()).toMatchObject({
        email: 'info@navet.example',
        phone: '+46846500400',
      }),
    );
    await waitFor(() => expect(screen.getByLabelText('Telefon')).toHaveValue('08-465 004 00'));
  });

  it.each(['staff', 'auditor'] as const)('is only shown to %s', async (role) => {
    await openCompany(role);
    expect(await screen.findByText('Bara ägare kan ändra här.')).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Ekens bil')).toBeInTheDocument();
    expect(main.queryByRole('textbox')).toBeNull();
    expect(main.queryByRole('button', { name: 'Spara' })).toBeNull();
  });
});
