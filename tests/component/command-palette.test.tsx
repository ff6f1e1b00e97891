import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { type BookingFields, newBooking } from '@/domain/booking/booking';
import type { Role } from '@/domain/workshop/member';
import { addDays, dayOf, instantAt } from '@/domain/time/swedishTime';
import { customerFields, vehicleFields } from '../support/customers';
import { seedDocuments } from '../support/documents';
import { issuedInvoice } from '../support/issuedInvoice';
import { page } from '../support/renderApp';
import { openAs, seedAs } from '../support/workshops';

const hostile = '<img src=x onerror=alert(1)>';
const customers = {
  anna: customerFields({ name: 'Anna Berg', phones: ['+46701740605'] }),
  omar: customerFields({ name: hostile }),
};
const vehicles = {
  volvo: vehicleFields({
    registrationNumber: 'KLM123',
    make: 'Volvo',
    model: 'V70',
    ownerId: 'anna',
    // The vehicle is in two rows of the register, but is one hit.
    driverId: 'omar',
  }),
  golf: vehicleFields({ registrationNumber: 'RST45U', ownerId: 'omar' }),
};

/** A booking of the Golf at eight, `days` days from today. */
function booking(days: number): BookingFields {
  const startsAt = addDays(instantAt(dayOf(new Date()), 8 * 60), days);
  return newBooking({
    customerId: 'omar',
    vehicleId: 'golf',
    services: [
      { serviceId: 'tyres', name: 'Däckskifte', minutes: 30, priceOre: 49_500, vatRate: 25 },
    ],
    startsAt,
    endsAt: new Date(startsAt.getTime() + 30 * 60_000),
  });
}

interface More {
  customers?: Record<string, object>;
  vehicles?: Record<string, object>;
  bookings?: Record<string, object>;
}

async function open(role: Role = 'owner', more: More = {}) {
  const { person, workshopId: id } = await seedAs(role);
  for (const [name, documents] of Object.entries(more)) {
    await seedDocuments(`workshops/${id}/${name}`, documents);
  }
  await seedDocuments(`workshops/${id}/customers`, customers);
  await seedDocuments(`workshops/${id}/vehicles`, vehicles);
  await seedDocuments(`workshops/${id}/bookings`, {
    soon: booking(3),
    later: booking(200),
    before: booking(-300),
    tooOld: booking(-400),
  });
  await seedDocuments(`workshops/${id}/invoices`, { F10001: issuedInvoice() });
  const app = await openAs(person, '/dashboard/finns-inte');
  await screen.findByRole('heading', { level: 1, name: 'Sidan finns inte' });
  return app;
}

const palette = () => screen.findByRole('dialog', { name: 'Sök' });
const box = () => screen.getByRole('combobox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const marked = () => screen.getByRole('option', { selected: true });
const searchButton = () => screen.getByRole('button', { name: /^Sök regnr, kund, bokning/ });

describe('The command palette', () => {
  it('leads by the keyboard alone to a section, and gives the focus back', async () => {
    const { user } = await open();
    searchButton().focus();
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    expect(box()).toHaveFocus();
    expect(options().map((text) => text?.trim())).toEqual([
      'Ny bokning',
      'Ny kund',
      'Importera kunder',
      'Stämpla in eller ut',
      'Påminnelser',
      'Påminnelser om service',
      'Dagar och tider i liggaren',
      'Kontrollera liggaren',
      'Kalender',
      'Kunder',
      'Servicebok',
      'Arbetsorder',
      'Fakturor',
      'Rapporter',
      'Personalliggare',
      'Inställningar',
    ]);
    for (const name of ['Gör', 'Gå till']) {
      expect(screen.getByRole('group', { name })).toBeInTheDocument();
    }
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(searchButton()).toHaveFocus();

    await user.click(searchButton());
    await palette();
    await user.keyboard('{ArrowUp}');
    expect(marked()).toHaveTextContent('Inställningar');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(marked()).toHaveTextContent('Ny kund');
    expect(box()).toHaveAttribute('aria-activedescendant', marked().id);
    await user.keyboard('personal');
    expect(options().map((text) => text?.trim())).toEqual(['Personalliggare']);
    await user.keyboard('{Enter}');
    const heading = await page('Personalliggare');
    await waitFor(() => expect(heading).toHaveFocus());
    expect(location.pathname).toBe('/dashboard/personalliggare');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('finds vehicles by plate, customers by name and phone, and their bookings', async () => {
    const { user } = await open();
    // The keys are typed without a pause after the box is opened: none may be lost.
    await user.keyboard('{Meta>}k{/Meta}klm');
    expect(box()).toHaveValue('klm');
    const car = await screen.findByRole('option', { name: /KLM 123/ });
    expect(car).toHaveTextContent('KLM 123 Volvo V70 Anna Berg');
    expect(car).toHaveAttribute('href', '/dashboard/vehicles/volvo');
    expect(options()).toHaveLength(1);

    await user.clear(box());
    await user.keyboard('faktura 10001');
    const invoice = await screen.findByRole('option', { name: /Faktura 10001/ });
    expect(invoice).toHaveTextContent(/Anna Berg · ABC 123 Volvo V70 · 1\s793,00\skr/);
    expect(invoice).toHaveAttribute('href', '/dashboard/workorders/invoices/F10001');

    await user.clear(box());
    await user.keyboard('070-174 06 05');
    expect(await screen.findByRole('option', { name: /Anna Berg/ })).toHaveAttribute(
      'href',
      '/dashboard/customers/anna',
    );

    await user.clear(box());
    await user.keyboard('rst');
    const bookings = await screen.findByRole('group', { name: 'Bokningar' });
    const hits = () => within(bookings).getAllByRole('option');
    await waitFor(() =>
      expect(hits().map((hit) => hit.getAttribute('href'))).toEqual([
        '/dashboard/bookings/soon',
        '/dashboard/bookings/later',
        '/dashboard/bookings/before',
      ]),
    );
    const [found] = hits();
    expect(found).toHaveTextContent(`08:00 Däckskifte · ${hostile}`);
    expect(document.querySelector('dialog img')).toBeNull();

    await user.clear(box());
    await user.keyboard('finns inte');
    expect(await screen.findByText('Inget matchar.')).toHaveRole('status');
    expect(box()).toHaveAttribute('aria-expanded', 'false');

    await user.clear(box());
    await user.keyboard('berg{Enter}');
    await screen.findByRole('heading', { level: 1, name: /Anna Berg/ });
    expect(location.pathname).toBe('/dashboard/customers/anna');
  });

  it('finds the bookings of each of many with the same name, once more is typed', async () => {
    const many = <T,>(of: (n: number) => T) =>
      Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`karin${n}`, of(n + 10)]));
    const { user } = await open('owner', {
      customers: many((n) => customerFields({ name: 'Karin Ek', phones: [`+467017406${n}`] })),
      vehicles: many((n) =>
        vehicleFields({ registrationNumber: `UVW1${n}`, ownerId: `karin${n - 10}` }),
      ),
      bookings: many((n) => ({
        ...booking(100 + n),
        ...{ customerId: `karin${n - 10}`, vehicleId: `karin${n - 10}` },
      })),
    });
    await user.keyboard('{Meta>}k{/Meta}karin ek');
    await screen.findByRole('group', { name: 'Bokningar' });
    for (const [n, words] of [
      [0, 'karin ek uvw110'],
      [11, '070-174 06 21'],
      [11, 'karin ek uvw121'],
    ] as const) {
      await user.clear(box());
      await user.keyboard(words);
      const group = await screen.findByRole('group', { name: 'Bokningar' });
      await waitFor(() => {
        const hits = within(group).getAllByRole('option');
        expect(hits.map((hit) => hit.getAttribute('href'))).toEqual([
          `/dashboard/bookings/karin${n}`,
        ]);
      });
    }
  });

  it('opens the form of a new customer, whose address goes with it', async () => {
    const { user } = await open();
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('ny ku{Enter}');
    const form = await screen.findByRole('dialog', { name: 'Ny kund' });
    expect(location.search).toBe('?ny');
    await user.click(within(form).getByRole('button', { name: 'Avbryt' }));
    await waitFor(() => expect(location.search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('ny ku{Enter}');
    const again = await screen.findByRole('dialog', { name: 'Ny kund' });
    await user.type(within(again).getByLabelText('Namn'), 'Nils Ny');
    await user.click(within(again).getByRole('button', { name: 'Spara' }));
    await screen.findByRole('heading', { level: 1, name: /Nils Ny/ });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers auditors nothing that changes anything', async () => {
    const { user } = await open('auditor');
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    expect(options()[0]?.trim()).toBe('Påminnelser');
  });
});

describe('The shortcuts', () => {
  it('are shown on ?, but not while something is typed', async () => {
    const { user } = await open();
    await user.keyboard('?');
    const shortcuts = await screen.findByRole('dialog', { name: 'Kortkommandon' });
    expect(within(shortcuts).getByText('Ny bokning').nextElementSibling).toHaveTextContent('n');
    // A dialog is open, so the palette must not open over it.
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.getAllByRole('dialog')).toEqual([shortcuts]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('?');
    expect(box()).toHaveValue('?');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('can be switched off for single keys, and on again from the palette', async () => {
    const { user } = await open();
    await user.keyboard('?');
    await user.click(await screen.findByRole('checkbox', { name: 'Snabbtangenter' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('link', { name: 'Kunder' }));
    await page('Kunder');
    await user.keyboard('?/');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Kalender' }));
    await screen.findByRole('button', { name: 'Ny bokning' });
    await user.keyboard('n');
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.click(screen.getByRole('button', { name: 'Kortkommandon' }));
    await screen.findByRole('dialog', { name: 'Kortkommandon' });
    const keys = screen.getByRole('checkbox', { name: 'Snabbtangenter' });
    expect(keys).not.toBeChecked();
    await user.click(keys);
    await user.keyboard('{Escape}n');
    await screen.findByRole('dialog', { name: 'Ny bokning' });
  });
});
