import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import type { Role } from '@/domain/workshop/member';
import { changeDocument, documentsOnServer, seedDocuments } from '../support/documents';
import { page, renderApp } from '../support/renderApp';
import { storedDocument } from '../support/storedValue';
import { openAs, seedAs } from '../support/workshops';

const service = {
  ...{ name: 'Däckskifte', group: 'workshop', minutes: 45, priceOre: 49_500, vatRate: 25 },
  ...{ isPublic: true, isActive: true, order: 0 },
};
const lift = {
  ...{ name: 'Lyft 1', kind: 'lift', colour: 'petrol', order: 0, isActive: true },
  registrationNumber: null,
};

async function openSettings(role: Role, settings?: object) {
  const { person, workshopId } = await seedAs(role);
  const path = `workshops/${workshopId}`;
  await seedDocuments(`${path}/services`, { tyres: service });
  await seedDocuments(`${path}/resources`, { lift1: lift });
  if (settings) await seedDocuments(`${path}/bookingSettings`, { main: settings });
  const { user } = await openAs(person, '/dashboard/settings/booking-page');
  await screen.findByRole('heading', { level: 2, name: 'Lediga tider på nätet' });
  return { user, path, workshopId, slug: `bil-${workshopId.slice(0, 8).toLowerCase()}` };
}

const address = () => screen.findByLabelText('Sidans adress');
const save = () => screen.findByRole('button', { name: 'Spara' });
const sheet = () => screen.findByRole('region', { name: 'Sidan för kunder' });
const settingsAt = (slug: string) => ({
  ...{ slug, isOpen: true, workshopMode: 'request', washMode: 'instant', leadMinutes: 180 },
  ...{ horizonDays: 30, cancelMinutes: 1440, perHour: 10, intro: null },
});

describe('The settings of the page with free times', () => {
  it('publish a page that strangers can read', async () => {
    const { user, path, workshopId, slug } = await openSettings('owner');
    expect(await address()).toHaveValue('ekens-bil');
    await user.clear(await address());
    await user.type(await address(), slug.toUpperCase());
    await user.click(await save());
    expect(within(await sheet()).getByRole('link', { name: /\/boka\// })).toHaveTextContent(slug);
    await waitFor(async () => {
      expect(await documentsOnServer(`${path}/publicPages`)).toMatchObject({
        main: {
          ...{ slug, name: 'Ekens bil', isOpen: true, places: { lift1: 'workshop' } },
          services: { tyres: '45|49500|25|workshop|Däckskifte' },
        },
      });
    });
    expect(await storedDocument(`slugs/${slug}`)).toEqual({ workshopId, releasedAt: null });
    await waitFor(async () =>
      expect(Object.keys(await documentsOnServer(`${path}/publicWeeks`))).toEqual(['main']),
    );
    await user.click(await screen.findByRole('link', { name: 'Affisch med QR-kod' }));
    await page('Se priser och lediga tider');
    expect(
      screen.getByRole('img', { name: new RegExp(`^QR-kod till .+/boka/${slug}$`) }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Skriv ut' })).toBeVisible();
    renderApp(`/boka/${slug}`);
    await page('Ekens bil');
    expect(await screen.findByRole('checkbox', { name: /^Däckskifte/ })).toBeInTheDocument();
  });

  it('say that another workshop has the address', async () => {
    const taken = `tagen-${crypto.randomUUID().slice(0, 8)}`;
    await changeDocument(`slugs/${taken}`, { workshopId: 'annan', releasedAt: null });
    const { path } = await openSettings('owner', settingsAt(taken));
    expect(await screen.findByText(/^Adressen är upptagen av en annan verkstad/)).toBeVisible();
    expect(await address()).toHaveValue(taken);
    expect(screen.queryByRole('link', { name: /\/boka\// })).not.toBeInTheDocument();
    // The hours are told all the same.
    expect(Object.keys(await documentsOnServer(`${path}/publicWeeks`))).toEqual(['main']);
  });

  it('show the page as it will be while they are typed', async () => {
    const { user } = await openSettings('owner');
    const preview = within(await screen.findByRole('region', { name: 'Så här ser sidan ut' }));
    expect(await preview.findByText('Däckskifte')).toBeVisible();
    expect(await preview.findByText(/^Tiden hålls åt dig till dess/)).toBeVisible();
    await user.type(screen.getByLabelText('Text överst på sidan'), 'Parkera på gården.');
    expect(preview.getByText('Parkera på gården.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Verkstad bokas'), 'Direkt');
    expect(preview.getByText('Tiden är din när du har tryckt på Boka.')).toBeVisible();
    // The page stays as it was while something cannot be read.
    await user.clear(screen.getByLabelText('Längst fram, dagar'));
    expect(preview.getByText('Parkera på gården.')).toBeVisible();
    await user.type(screen.getByLabelText('Längst fram, dagar'), '30');
    await user.click(screen.getByLabelText('Lediga tider visas'));
    expect(preview.getByText('Just nu visas inga lediga tider.')).toBeVisible();
  });

  it('keep what was typed wrong, and say what is asked for', async () => {
    const { user, path } = await openSettings('owner');
    await user.clear(await address());
    await user.type(await address(), 'ab');
    await user.clear(screen.getByLabelText('Längst fram, dagar'));
    await user.type(screen.getByLabelText('Längst fram, dagar'), '61');
    await user.click(await save());
    expect(await address()).toHaveAccessibleDescription(/^Skriv minst tre tecken/);
    expect(await address()).toHaveValue('ab');
    expect(screen.getByLabelText('Längst fram, dagar')).toHaveAccessibleDescription(/60 dagar/);
    expect(await documentsOnServer(`${path}/bookingSettings`)).toEqual({});
  });

  it('are shown to a member who may not change them', async () => {
    await openSettings('staff', settingsAt('ekens-bil'));
    expect(screen.getByText('Bara ägare kan ändra här.')).toBeVisible();
    expect(await address()).toHaveValue('ekens-bil');
    expect(screen.queryByRole('button', { name: 'Spara' })).not.toBeInTheDocument();
  });
});
