import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { type BookingFields, newBooking } from '@/domain/booking/booking';
import { anonymisedCustomer, mergedCustomer } from '@/domain/register/customer';
import type { Role } from '@/domain/workshop/member';
import { customerExtractPath } from '@/dashboardPaths';
import { customerFields, vehicleFields } from '../support/customers';
import { documentsOnServer, seedDocuments } from '../support/documents';
import { page } from '../support/renderApp';
import { newPerson, openAs, seedWorkshop } from '../support/workshops';

const script = '<img src=x onerror=alert(1)>';

const customers = {
  anna: customerFields({
    name: 'Anna Berg',
    phones: ['+46701740605', '+46846500400'],
    email: 'anna+bil?x@berg.example',
    address: { street: 'Ekvägen 1', postcode: '123 45', city: 'Ekbacken' },
    notes: `Ring först.\n${script}`,
    tags: ['Stamkund'],
  }),
  taxi: customerFields({
    kind: 'company',
    name: 'Ekbackens Taxi AB',
    organisationNumber: '4432109876',
    reference: 'Maja Ek',
    paymentDays: 30,
  }),
  gone: mergedCustomer('anna'),
  nobody: anonymisedCustomer('private', 'Begärd av kunden'),
};
const vehicles = {
  own: vehicleFields({
    registrationNumber: 'ABC123',
    make: 'Volvo',
    model: 'V70',
    year: 2015,
    fuel: 'diesel',
    vin: 'YV1SW58D932000000',
    odometerKm: 183_400,
    firstMonth: '2015-03',
    notes: script,
    ownerId: 'anna',
    payerId: 'taxi',
    formerOwners: { taxi: '2026-05-02' },
  }),
  taxi: vehicleFields({ registrationNumber: 'XYZ89A', ownerId: 'taxi', driverId: 'anna' }),
  // The owner is no longer in the register.
  forgotten: vehicleFields({ registrationNumber: 'GHJ789', ownerId: 'nobody' }),
  ownerless: vehicleFields({ registrationNumber: 'OWN001', formerOwners: { anna: '2025-01-31' } }),
};

/** A booking of the customer, `day` days after 1 January 2026. */
function booking(customerId: string, day: number): BookingFields {
  const startsAt = new Date(Date.UTC(2026, 0, 1 + day, 9));
  return newBooking({ customerId, startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) });
}

async function open(
  path: string,
  heading: string,
  role: Role = 'staff',
  bookings: Record<string, BookingFields> = {},
  merged: string[] = [],
) {
  const [person, founder] = [await newPerson('Olle Ek'), await newPerson('Vera Lund')];
  const id = await seedWorkshop('Ekens bil', { owner: [founder], [role]: [person] });
  const gone = merged.map((each) => [each, mergedCustomer('anna')]);
  await seedDocuments(`workshops/${id}/customers`, { ...customers, ...Object.fromEntries(gone) });
  await seedDocuments(`workshops/${id}/vehicles`, vehicles);
  await seedDocuments(`workshops/${id}/bookings`, bookings);
  const { user } = await openAs(person, path);
  await screen.findByRole('heading', { level: 1, name: heading });
  return { user, onServer: () => documentsOnServer(`workshops/${id}/vehicles`) };
}

const link = (name: string) => screen.getByRole('link', { name });
const section = (name: string) => within(screen.getByRole('region', { name }));
const shown = (name: string) =>
  [...screen.getByRole('region', { name }).querySelectorAll('dl > div')].map((each) =>
    [...each.children].map((part) => part.textContent.replaceAll('\u00a0', ' ')),
  );

describe('A customer’s page', () => {
  it('can be read and not changed by an auditor', async () => {
    await open('/dashboard/customers/anna', 'Anna Berg', 'auditor');
    expect(screen.queryByRole('button', { name: 'Ändra' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Nytt fordon' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Ny bokning' })).toBeNull();
  });

  it('says who it is and leads to a call, a message, a map and the vehicles', async () => {
    await open('/dashboard/customers/anna', 'Anna Berg');
    expect(document.title).toBe('Anna Berg – Verkstadsnavet');
    expect(screen.getByText('Privatperson')).toBeVisible();
    expect(screen.getByText('Stamkund')).toBeVisible();
    expect(link('070-174 06 05')).toHaveAttribute('href', 'tel:+46701740605');
    expect(link('Skicka sms till 070-174 06 05')).toHaveAttribute('href', 'sms:+46701740605');
    expect(link('anna+bil?x@berg.example')).toHaveAttribute(
      'href',
      'mailto:anna%2Bbil%3Fx@berg.example',
    );
    const map = link('Visa på karta');
    expect(map).toHaveAttribute('rel', 'noreferrer');
    expect(new URL(map.getAttribute('href') ?? '').searchParams.get('query')).toBe(
      'Ekvägen 1, 123 45 Ekbacken',
    );
    expect(screen.getByText(/^Ring först\./).textContent).toBe(`Ring först.\n${script}`);
    expect(document.querySelector('img')).toBeNull();

    const own = await screen.findByRole('link', { name: 'ABC 123 Volvo V70 2015' });
    expect(own).toHaveAttribute('href', '/dashboard/vehicles/own');
    const driven = within(screen.getByRole('list', { name: 'Kör' }));
    expect(driven.getByRole('link')).toHaveTextContent('XYZ 89A');
    const former = within(screen.getByRole('list', { name: 'Har ägt' }));
    expect(former.getByRole('link')).toHaveTextContent('OWN 001 till 2025-01-31');
    expect(screen.queryByRole('list', { name: 'Betalar för' })).toBeNull();
    expect(
      await section('Bokningar och arbetsorder').findByText(
        /^Inga bokningar eller arbetsorder än\./,
      ),
    ).toBeVisible();
  });

  it('begins a booking for the customer, with the only vehicle or one to choose', async () => {
    const { user } = await open('/dashboard/customers/taxi', 'Ekbackens Taxi AB');
    await screen.findByRole('link', { name: /XYZ 89A/ });
    await user.click(link('Ny bokning'));
    await screen.findByRole('dialog', { name: 'Ny bokning' });
    expect(screen.getByRole('combobox', { name: 'Kund' })).toHaveValue('Ekbackens Taxi AB');
    expect(screen.getByRole('combobox', { name: 'Fordon' })).toHaveValue('XYZ 89A');
    await user.click(screen.getByRole('button', { name: 'Töm Fordon' }));
    await user.keyboard('{ArrowDown}');
    const options = within(await screen.findByRole('listbox', { name: 'Fordon' }));
    expect(options.getAllByRole('option')).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Ny bokning' })).toBeVisible();
  });

  it('says what only a company has', async () => {
    await open('/dashboard/customers/taxi', 'Ekbackens Taxi AB');
    expect(shown('Uppgifter')).toEqual([
      ['Organisationsnummer', '443210-9876'],
      ['Er referens', 'Maja Ek'],
      ['Betalningsvillkor', '30 dagar'],
    ]);
    const paid = within(await screen.findByRole('list', { name: 'Betalar för' }));
    expect(paid.getByRole('link')).toHaveTextContent('ABC 123 Volvo V70 2015');
  });

  it('says how many bookings it shows, and shows more when asked to', async () => {
    const many = Array.from({ length: 60 }, (_, day) => [`b${day}`, booking('anna', day)] as const);
    const { user } = await open(
      '/dashboard/customers/anna',
      'Anna Berg',
      'staff',
      Object.fromEntries(many),
    );
    const history = section('Bokningar och arbetsorder');
    await history.findByText('De 50 senaste visas.');
    expect(history.getAllByRole('link')).toHaveLength(50);
    await user.click(history.getByRole('button', { name: 'Visa fler' }));
    await waitFor(() => expect(history.getAllByRole('link')).toHaveLength(60));
    expect(history.getAllByRole('link')[50]).toHaveFocus();
    expect(history.queryByText(/senaste visas/)).toBeNull();
  });

  it('shows the bookings of the cards that were merged into it', async () => {
    await open('/dashboard/customers/anna', 'Anna Berg', 'staff', { old: booking('gone', 0) });
    expect(
      await section('Bokningar och arbetsorder').findByRole('link', { name: /^2026-01-01 10:00/ }),
    ).toBeVisible();
  });

  describe('of 35 cards in one, more than are asked for at once,', () => {
    const merged = Array.from({ length: 33 }, (_, card) => `gone${card}`);
    const ids = ['anna', 'gone', ...merged];
    // Each card has two bookings, on mixed days: 13 and 70 have no common divisor, so every day is used once.
    const bookings = Object.fromEntries(
      Array.from({ length: 70 }, (_, place) => {
        const day = (place * 13) % 70;
        return [`b${day}`, booking(ids[place % ids.length] ?? '', day)];
      }),
    );
    const dayText = (day: number) =>
      new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);

    it('shows the newest bookings first, and says that there are more', async () => {
      await open('/dashboard/customers/anna', 'Anna Berg', 'staff', bookings, merged);
      const history = section('Bokningar och arbetsorder');
      await history.findByText('De 50 senaste visas.');
      const days = history.getAllByRole('link').map(({ textContent }) => textContent.slice(0, 10));
      expect(days).toEqual(Array.from({ length: 50 }, (_, place) => dayText(69 - place)));
    });

    it('has all bookings in the extract', async () => {
      const path = customerExtractPath('anna');
      await open(path, 'Registerutdrag', 'staff', bookings, merged);
      const heads = section('Bokningar').getAllByRole('heading', { level: 4 });
      const days = heads.map(({ textContent }) => textContent.slice(0, 10));
      expect(days).toEqual(Array.from({ length: 70 }, (_, place) => dayText(69 - place)));
      expect(screen.getByText(/Det är allt: det som inte nämns/)).toBeVisible();
    });
  });

  it('of an anonymised customer says why, and offers no changes', async () => {
    await open('/dashboard/customers/nobody', 'Anonymiserad kund');
    expect(shown('Uppgifter')).toEqual([['Anonymiserad', 'Begärd av kunden']]);
    expect(screen.queryByRole('button', { name: 'Ändra' })).toBeNull();
  });

  it('of a merged customer leads to who took over', async () => {
    await open('/dashboard/customers/gone', 'Anna Berg');
    expect(location.pathname).toBe('/dashboard/customers/anna');
  });

  it('that does not exist says so, once everything is known', async () => {
    const { user } = await open('/dashboard/customers/okänd', 'Kunden finns inte');
    await user.click(link('Till alla kunder'));
    expect(location.pathname).toBe('/dashboard/customers');
  });
});

describe('A vehicle’s page', () => {
  it('is led by the plate and says whose it is and was', async () => {
    await open('/dashboard/vehicles/own', 'ABC 123 Volvo V70 2015');
    expect(document.title).toBe('ABC 123 – Verkstadsnavet');
    await screen.findByRole('link', { name: 'Anna Berg' });
    await waitFor(() => {
      expect(shown('Ägare')).toEqual([
        ['Ägare', 'Anna Berg'],
        ['Betalare', 'Ekbackens Taxi AB'],
        ['Tidigare ägare', 'Ekbackens Taxi AB till 2026-05-02'],
      ]);
    });
    expect(shown('Fordonet')).toEqual([
      ['Drivmedel', 'Diesel'],
      ['Mätarställning', '183 400 km'],
      ['Första månad i trafik', '2015-03'],
      ['Chassinummer', 'YV1SW58D932000000'],
      ['Anteckningar', script],
    ]);
    expect(link('Anna Berg')).toHaveAttribute('href', '/dashboard/customers/anna');
    expect(document.querySelector('img')).toBeNull();
  });

  it('has an owner without a name when that one has been anonymised', async () => {
    await open('/dashboard/vehicles/forgotten', 'GHJ 789');
    await screen.findByRole('link', { name: 'Anonymiserad kund' });
    expect(shown('Ägare')).toEqual([['Ägare', 'Anonymiserad kund']]);
  });

  it('begins a booking of the vehicle, and comes back when a booking is closed', async () => {
    const heading = 'ABC 123 Volvo V70 2015';
    const { user } = await open('/dashboard/vehicles/own', heading, 'staff', {
      service: { ...booking('anna', 3), vehicleId: 'own' },
    });
    await user.click(link('Ny bokning'));
    await screen.findByRole('dialog', { name: 'Ny bokning' });
    expect(screen.getByRole('combobox', { name: 'Fordon' })).toHaveValue('ABC 123 Volvo V70');
    expect(screen.getByRole('combobox', { name: 'Kund' })).toHaveValue('Anna Berg');
    await user.keyboard('{Escape}');
    await page(heading);
    expect(location.pathname).toBe('/dashboard/vehicles/own');
    await user.click(await screen.findByRole('link', { name: /^2026-01-04 10:00/ }));
    await screen.findByRole('dialog', { name: 'Bokningen ABC 123' });
    await user.selectOptions(screen.getByLabelText('Status', { selector: 'dialog *' }), 'Klar');
    await user.click(screen.getByRole('button', { name: 'Spara' }));
    await page(heading);
    expect(location.pathname).toBe('/dashboard/vehicles/own');
    await screen.findByRole('link', { name: /^2026-01-04 10:00.*Klar$/ });
  });

  it('removes the vehicle without asking, and brings it back as it was', async () => {
    const { user, onServer } = await open('/dashboard/vehicles/own', 'ABC 123 Volvo V70 2015');
    await user.click(screen.getByRole('button', { name: 'Ta bort' }));
    await page('Anna Berg');
    await screen.findByText('Fordonet ABC 123 är borttaget.');
    expect(screen.queryByRole('link', { name: 'ABC 123 Volvo V70 2015' })).toBeNull();
    await waitFor(async () => {
      expect((await onServer())['own']).toMatchObject({ status: 'removed', vin: null });
    });
    await user.click(screen.getByRole('button', { name: 'Ångra' }));
    await screen.findByRole('link', { name: 'ABC 123 Volvo V70 2015' });
    await waitFor(async () => {
      expect((await onServer())['own']).toMatchObject({
        status: 'active',
        registrationNumber: 'ABC123',
        vin: 'YV1SW58D932000000',
        odometerKm: 183_400,
        ownerId: 'anna',
      });
    });
  });

  it('can be read and not changed by an auditor', async () => {
    await open('/dashboard/vehicles/own', 'ABC 123 Volvo V70 2015', 'auditor');
    expect(screen.queryByRole('button', { name: 'Ändra' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ta bort' })).toBeNull();
  });

  it('that does not exist says so, once everything is known', async () => {
    await open('/dashboard/vehicles/okänt', 'Fordonet finns inte');
  });
});
