import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { changeDocument, removeDocument, seedDocuments } from '../support/documents';
import { seedBusiness, seedKioskCode } from '../support/ledger';
import { page, renderApp } from '../support/renderApp';
import { storedDocument } from '../support/storedValue';
import { openAs, seedAs } from '../support/workshops';

const button = (name: string) => screen.findByRole('button', { name });
const business = (workshopId: string) => `workshops/${workshopId}/ledgerBusiness/main`;

/** Lets a tablet in whose business has this name, while the workshop's own document has another. */
async function openTablet(name: string) {
  const { workshopId } = await seedAs('owner');
  const workshop = `workshops/${workshopId}`;
  const address = await seedKioskCode(workshop);
  await seedBusiness(workshop, { name, organisationNumber: '4432109876' });
  const app = renderApp(address);
  await app.user.click(await button('Anslut surfplattan'));
  return { ...app, workshop, workshopId };
}

/** Opens a page of the dashboard as an owner of a workshop whose tablets have been told this of the business. */
async function openOwner(path: string, told?: object) {
  const { person, workshopId } = await seedAs('owner');
  if (told) await seedDocuments(`workshops/${workshopId}/ledgerBusiness`, { main: told });
  const { user } = await openAs(person, path);
  return { user, workshopId };
}

/** Waits until tablets read of the business what the workshop's own document says. */
async function untilTold(workshopId: string, expected: object) {
  await waitFor(async () => {
    const { fiscalYearChangedAt = null } = Object(await storedDocument(`workshops/${workshopId}`));
    expect(await storedDocument(business(workshopId))).toMatchObject({
      ...{ ...expected, fiscalYearChangedAt },
    });
  });
}

const usual = { name: 'Ekens bil', organisationNumber: null, fiscalYearEnd: '12-31' };

describe('What a tablet reads of the business', () => {
  it('is a document of its own, whose changes arrive', async () => {
    const { workshopId } = await openTablet('Ekens bil & tvätt');
    await page('Stämpla in och ut');
    expect(screen.getByText('Ekens bil & tvätt')).toBeVisible();
    await changeDocument(business(workshopId), { name: 'Ekens AB' });
    expect(await screen.findByText('Ekens AB')).toBeVisible();
  });

  it('is shown to an inspector', async () => {
    const { user } = await openTablet('Ekens bil & tvätt');
    await user.click(await screen.findByRole('link', { name: 'Visa för kontroll' }));
    await page('Personalliggare');
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Ekens bil & tvätt')).toBeVisible();
    expect(main.getByText('Organisationsnummer 443210-9876')).toBeVisible();
  });

  it('is waited for until an owner’s device tells it, then the ledger opens', async () => {
    const { workshopId } = await seedAs('owner');
    const workshop = `workshops/${workshopId}`;
    const address = await seedKioskCode(workshop);
    await removeDocument(business(workshopId));
    const { user, auth } = renderApp(address);
    await user.click(await button('Anslut surfplattan'));
    await page('Surfplattan väntar på en ägare');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'En ägare behöver skapa en kod för en surfplatta under Inställningar, Surfplattor.',
    );
    const tablet = auth.currentUser?.uid;
    await seedBusiness(workshop);
    await page('Stämpla in och ut');
    expect(tablet).toBeDefined();
    expect(auth.currentUser?.uid).toBe(tablet);
  });
});

describe('An owner’s device tells tablets of the business', () => {
  it('whatever page is open, and of what was changed before it was opened', async () => {
    const { workshopId } = await openOwner('/dashboard', {
      ...{ ...usual, name: 'Förr', fiscalYearChangedAt: null },
    });
    await untilTold(workshopId, usual);
    await changeDocument(`workshops/${workshopId}`, { name: 'Ekens AB' });
    await untilTold(workshopId, { ...usual, name: 'Ekens AB' });
  });

  it('when the company or the end of its fiscal year is changed', async () => {
    const { user, workshopId } = await openOwner('/dashboard/settings', {
      ...{ ...usual, name: 'Förr', fiscalYearChangedAt: null },
    });
    await untilTold(workshopId, usual);
    const name = await screen.findByLabelText('Företagets namn');
    await user.clear(name);
    await user.type(name, 'Ekens AB');
    await user.type(screen.getByLabelText('Organisationsnummer'), '4432109876');
    await user.selectOptions(screen.getByLabelText('Räkenskapsåret slutar'), '30 juni');
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    // The tablets are told even if the owner leaves the page right after saving.
    await user.click(screen.getByRole('link', { name: 'Data' }));
    const changed = { name: 'Ekens AB', organisationNumber: '4432109876', fiscalYearEnd: '06-30' };
    await untilTold(workshopId, changed);
    expect(await storedDocument(business(workshopId))).toMatchObject({
      fiscalYearChangedAt: expect.stringMatching(/^2\d{3}-/),
    });
  });

  it('with a code that lets one in, where it is missing', async () => {
    const { user, workshopId } = await openOwner('/dashboard/settings/kiosks');
    expect(await storedDocument(business(workshopId))).toBeUndefined();
    await user.click(await button('Ny surfplatta'));
    await user.type(screen.getByLabelText('Vad heter surfplattan?'), 'Entrén');
    await user.click(await button('Skapa kod'));
    await screen.findByRole('dialog', { name: 'Anslut Entrén' });
    expect(await storedDocument(business(workshopId))).toMatchObject(usual);
  });
});
