import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { ignoreConsole } from '../support/component';
import { seedKioskCode, seedPerson } from '../support/ledger';
import { page, renderApp } from '../support/renderApp';
import { storedDocuments } from '../support/storedValue';
import { openAs, seedAs } from '../support/workshops';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });

/** A workshop with Anders in its ledger; returns its path. */
async function ledgerOfAnders(): Promise<string> {
  const { workshopId } = await seedAs('owner');
  const workshop = `workshops/${workshopId}`;
  await seedPerson(workshop, {
    ...{ key: 'anders', name: 'Anders Holm' },
    number: { kind: 'swedish', number: '198507099805' },
  });
  return workshop;
}

/** Lets a tablet in by a code, and waits for the list of people. */
async function openTablet() {
  const workshop = await ledgerOfAnders();
  const app = renderApp(await seedKioskCode(workshop));
  await page('Anslut en surfplatta');
  await app.user.click(await button('Anslut surfplattan'));
  await page('Stämpla in och ut');
  return { ...app, workshop };
}

/** The events on the server, the earliest of the chain first. */
async function events(workshop: string): Promise<Record<string, unknown>[]> {
  const all = Object.values(await storedDocuments(`${workshop}/ledger`));
  return all
    .map((event) => ({ ...Object(event) }))
    .toSorted((one, other) => Number(one.seq) - Number(other.seq));
}

describe('A tablet for the staff ledger', () => {
  it('is let in by the link of an owner, and is nobody else’s from then on', async () => {
    const { workshop, auth } = await openTablet();
    expect(location.pathname).toBe('/kiosk');
    expect(auth.currentUser?.email).toMatch(/^kiosk-.*@kiosk\.invalid$/);
    expect(Object.values(await storedDocuments(`${workshop}/kiosks`))).toEqual([
      expect.objectContaining({ name: 'Entrén' }),
    ]);
    expect(Object.values(await storedDocuments(`${workshop}/kioskCodes`))).toEqual([
      expect.objectContaining({ usedBy: auth.currentUser?.uid }),
    ]);
  });

  it.each([
    ['that has been used', { usedBy: 'another' }, 'Koden fungerar inte.'],
    ['that has run out', { expiresAt: new Date('2026-11-01T08:00:00Z') }, 'Koden har gått ut.'],
  ])('is not let in by a code %s', async (_, values, told) => {
    const { user } = renderApp(await seedKioskCode(await ledgerOfAnders(), values));
    await user.click(await button('Anslut surfplattan'));
    expect(await screen.findByRole('alert')).toHaveTextContent(told);
    // The rules show a used code to nobody but who has used it.
    ignoreConsole('BatchGetDocuments');
    await user.type(screen.getByLabelText('Länk eller kod'), 'kod 12');
    await user.click(await button('Anslut surfplattan'));
    expect(await screen.findByText(/^Det är ingen hel länk eller kod/)).toBeInTheDocument();
    await user.click(await button('Avbryt'));
    await screen.findByText('Logga in som medlem i stället');
  });

  it('asks for the whole of a typed code before it makes an account', async () => {
    const { user, auth } = renderApp('/kiosk');
    await page('Anslut en surfplatta');
    await user.click(await button('Anslut surfplattan'));
    expect(await screen.findByText('Klistra in länken eller skriv koden.')).toBeInTheDocument();
    expect(auth.currentUser).toBeNull();
  });

  it('stamps in and out by a tap, and strikes through what was a mistake', async () => {
    const { user, workshop } = await openTablet();
    expect(await screen.findByText('Tryck på ditt namn. Ingen är här nu.')).toBeInTheDocument();
    await user.click(await button(/^Anders Holm.*Inte här$/));
    const receipt = within(await dialog('Anders Holm'));
    expect(await receipt.findByText('Inne')).toBeInTheDocument();
    await user.click(receipt.getByRole('button', { name: 'Klar' }));
    await user.click(await button(/Anders Holm.*Inne sedan/));
    const second = within(await dialog('Anders Holm'));
    expect(await second.findByText('Ute')).toBeInTheDocument();
    await user.click(second.getByRole('button', { name: 'Det blev fel' }));
    expect(
      await second.findByText('Stämplingen gäller inte. Den finns kvar i liggaren, överstruken.'),
    ).toBeInTheDocument();
    await user.click(second.getByRole('button', { name: 'Klar' }));
    expect(await button(/Anders Holm.*Inne sedan/)).toBeInTheDocument();
    await waitFor(async () => {
      expect(await events(workshop)).toMatchObject([
        { seq: 1, kind: 'in', by: 'Entrén', pin: 'none', prevHash: null },
        { seq: 2, kind: 'out' },
        { seq: 3, kind: 'correction', newTimeAt: null, reason: 'Stämplat av misstag' },
      ]);
    });
  });

  it('stamps in an unlisted person without a number, and asks for it', async () => {
    const { user, workshop } = await openTablet();
    await user.click(await button('Jag finns inte i listan'));
    const form = within(await dialog('Stämpla in någon som inte finns i listan'));
    await user.click(form.getByRole('button', { name: 'Stämpla in' }));
    expect(await form.findByText('Fyll i namnet.')).toBeInTheDocument();
    await user.type(form.getByLabelText('Namn'), '<img src=x onerror=alert(1)>');
    await user.click(form.getByRole('button', { name: 'Stämpla in' }));
    const receipt = within(await dialog('<img src=x onerror=alert(1)>'));
    expect(await receipt.findByText('Ditt personnummer saknas i liggaren.')).toBeInTheDocument();
    await waitFor(async () => expect(await events(workshop)).toMatchObject([{ kind: 'in' }]));
    await user.click(receipt.getByRole('button', { name: 'Fyll i personnummer' }));
    const number = within(await dialog('Personnummer för <img src=x onerror=alert(1)>'));
    await user.type(number.getByLabelText('Personnummer'), '850709 9804');
    await user.click(number.getByRole('button', { name: 'Spara numret' }));
    expect(number.getByLabelText('Personnummer')).toBeInvalid();
  });

  it('is left only after a question', async () => {
    const { user, auth } = await openTablet();
    await user.click(await button('Koppla bort surfplattan'));
    const asked = within(await dialog('Koppla bort surfplattan?'));
    expect(asked.getByText(/behöver en ny kod från en ägare/)).toBeInTheDocument();
    await user.click(asked.getByRole('button', { name: 'Koppla bort' }));
    await page('Anslut en surfplatta');
    expect(auth.currentUser).toBeNull();
  });
});

describe('The tablets in the settings', () => {
  it('are let in by an owner with a code, which can be withdrawn', async () => {
    const { person, workshopId } = await seedAs('owner');
    const { user } = await openAs(person, '/dashboard/settings/kiosks');
    expect(await screen.findByText('Inga surfplattor än. Börja med Ny surfplatta.')).toBeVisible();
    await user.click(await button('Ny surfplatta'));
    await user.click(await button('Skapa kod'));
    expect(
      await screen.findByText('Fyll i vad surfplattan heter, till exempel Entrén.'),
    ).toBeInTheDocument();
    await user.type(screen.getByLabelText('Vad heter surfplattan?'), 'Entrén');
    await user.click(await button('Skapa kod'));
    const made = within(await dialog('Anslut Entrén'));
    const [code = ''] = Object.keys(await storedDocuments(`workshops/${workshopId}/kioskCodes`));
    expect(made.getByLabelText('Länk för Entrén')).toHaveValue(
      `${location.origin}/kiosk/para#workshop=${workshopId}&code=${code}`,
    );
    expect(made.getByRole('img', { name: 'QR-kod för Entrén' })).toBeInTheDocument();
    await user.click(made.getByRole('button', { name: 'Klar' }));
    await user.click(await button('Återkalla koden för Entrén'));
    expect(await screen.findByText('Koden för Entrén är återkallad.')).toBeInTheDocument();
    await waitFor(async () => {
      expect(await storedDocuments(`workshops/${workshopId}/kioskCodes`)).toEqual({});
    });
  });

  it('are not for staff', async () => {
    const { person } = await seedAs('staff');
    await openAs(person, '/dashboard/settings/kiosks');
    expect(await screen.findByText(/^Bara ägare kan ansluta och koppla bort/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ny surfplatta' })).toBeNull();
  });
});
