import { screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { getFirestore } from 'firebase/firestore';
import type { Register } from '@/domain/register/register';
import type { Role } from '@/domain/workshop/member';
import { CustomersPage } from '@/features/customers/CustomersPage';
import { expectConsole } from '../support/component';
import { customerFields, vehicleFields } from '../support/customers';
import { seedDocuments } from '../support/documents';
import { catchFiles, type OfferedFile } from '../support/files';
import { findNetwork, loseNetwork } from '../support/network';
import { renderOver } from '../support/overRegister';
import { page } from '../support/renderApp';
import { readyRegister } from '../support/readyRegister';
import { keptCustomer } from '../support/registerEntries';
import { openAs, seedAs } from '../support/workshops';

const hostile = '<img src=x onerror=alert(1)>';
const address = { street: null, postcode: null, city: 'Ekbacken' };
const customers = {
  anna: customerFields({
    name: 'Anna Berg',
    phones: ['+46701740605'],
    address,
    tags: ['Stamkund', 'Taxi'],
  }),
  ake: customerFields({ name: 'Åke Öman', tags: ['Stamkund'] }),
  berg: customerFields({ kind: 'company', name: 'Bergs Åkeri AB', phones: ['+46846500410'] }),
  cirkus: customerFields({ name: hostile }),
};
const vehicles = {
  volvo: vehicleFields({
    registrationNumber: 'BCD12O',
    make: 'Volvo',
    model: 'V70',
    year: 2015,
    ownerId: 'anna',
  }),
  ...Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e'].map((id, place) => [
      id,
      vehicleFields({ registrationNumber: `GHJ10${place}`, ownerId: 'berg' }),
    ]),
  ),
  saab: vehicleFields({ registrationNumber: 'KLM456', make: 'Saab' }),
};
let files: OfferedFile[] = [];

beforeEach(() => {
  files = catchFiles();
});

async function openList(
  search = '',
  role: Role = 'owner',
  seeded: { customers: Record<string, object>; vehicles: Record<string, object> } = {
    customers,
    vehicles,
  },
) {
  const { person, workshopId: id } = await seedAs(role);
  await seedDocuments(`workshops/${id}/customers`, seeded.customers);
  await seedDocuments(`workshops/${id}/vehicles`, seeded.vehicles);
  const app = await openAs(person, `/dashboard/customers${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Kunder' });
  return app;
}

/** The page with a given register. */
async function openOver(register: Register, search = '') {
  const { auth } = await renderOver(register, <CustomersPage />, `/${search}`);
  await page('Kunder');
  return getFirestore(auth.app);
}

const names = () =>
  screen
    .queryAllByRole('list', { name: 'Kunder och fordon' })
    .flatMap((list) => within(list).getAllByRole('listitem'))
    .map((row) => row.querySelector('[data-row]')?.textContent);
const searchBox = () => screen.getByRole('searchbox', { name: 'Sök kund eller fordon' });
const link = (name: string | RegExp) => screen.findByRole('link', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('The list of customers', () => {
  it('leads with the plates and with it all leads somewhere', async () => {
    await openList();
    await link('Anna Berg');
    await screen.findByText('4 kunder, 7 fordon');
    expect(names()).toEqual([hostile, 'Anna Berg', 'Bergs Åkeri AB', 'Åke Öman', 'Saab, KLM456']);
    const rows = screen.getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      `Inga fordon${hostile}`,
      'BCD12OAnna BergVolvo V70 2015070-174 06 05EkbackenStamkundTaxi',
      'GHJ 100GHJ 101+3 fordonBergs Åkeri ABFöretag08-465 004 10',
      'Inga fordonÅke ÖmanStamkund',
      'KLM 456Saab, KLM456Utan ägare',
    ]);
    expect(rows[0]?.querySelector('img')).toBeNull();
    expect(rows[1]).toHaveAttribute('aria-posinset', '2');
    expect(rows[1]).toHaveAttribute('aria-setsize', '5');
    const berg = within(rows[2] ?? document.body);
    expect(berg.getByRole('link', { name: 'Bergs Åkeri AB' })).toHaveAttribute(
      'href',
      '/dashboard/customers/berg',
    );
    expect(berg.getByRole('link', { name: 'GHJ 100' })).toHaveAttribute(
      'href',
      '/dashboard/vehicles/a',
    );
    expect(berg.getByRole('link', { name: 'Ring Bergs Åkeri AB, 08-465 004 10' })).toHaveAttribute(
      'href',
      'tel:+46846500410',
    );
    expect(await link('Saab, KLM456')).toHaveAttribute('href', '/dashboard/vehicles/saab');
  });

  it('finds and marks foreign letters that are typed on a Swedish keyboard', async () => {
    const levi = keptCustomer('levi', { name: 'Levi Strauß' });
    await openOver(
      readyRegister([levi, keptCustomer('anna', { name: 'Anna Berg' })], []),
      '?q=strauss',
    );
    await waitFor(() => expect(names()).toEqual(['Levi Strauß']));
    expect(screen.getByText('Strauß', { selector: 'mark' })).toBeVisible();
  });

  it('finds while one types, and says how many and when there is none', async () => {
    const { user } = await openList();
    await link('Anna Berg');
    await user.keyboard('/');
    expect(searchBox()).toHaveFocus();
    await user.keyboard('d120');
    await waitFor(() => expect(names()).toEqual(['Anna Berg']));
    expect(screen.getByText('1 träff')).toHaveRole('status');
    await user.clear(searchBox());
    await user.keyboard('berg');
    await waitFor(() => expect(names()).toEqual(['Anna Berg', 'Bergs Åkeri AB']));
    expect(screen.getByText('2 träffar')).toBeInTheDocument();
    expect(screen.getAllByText('Berg', { selector: 'mark' })).toHaveLength(2);
    await waitFor(() => expect(location.search).toBe('?q=berg'));

    await user.keyboard(' finns ej');
    await screen.findByText('Inget matchar ”berg finns ej”.');
    expect(screen.getByText('Inga träffar')).toHaveRole('status');
    await user.click(button('Rensa sökning och filter'));
    await waitFor(() => expect(names()).toHaveLength(5));
    expect(searchBox()).toHaveFocus();
    expect(searchBox()).toHaveValue('');
    expect(location.search).toBe('');
  });

  it('keeps what it is asked for in the address, with a step back for each filter', async () => {
    const { user } = await openList('?typ=privat&sortera=fel&etikett=Okänd');
    await screen.findByText('Inget matchar det du har valt.');
    await user.click(screen.getByLabelText('Okänd'));
    await waitFor(() => expect(names()).toEqual([hostile, 'Anna Berg', 'Åke Öman']));
    await user.click(screen.getByLabelText('Stamkund'));
    await waitFor(() => expect(names()).toEqual(['Anna Berg', 'Åke Öman']));
    await user.type(searchBox(), 'åke');
    await waitFor(() => expect(names()).toEqual(['Åke Öman']));
    await user.click(button('Utan ägare'));
    await screen.findByText('Inget matchar ”åke”.');
    expect(decodeURIComponent(location.search)).toBe('?q=åke&typ=utan-agare&etikett=Stamkund');

    history.back();
    await waitFor(() => expect(names()).toEqual(['Åke Öman']));
    expect(searchBox()).toHaveValue('åke');
    expect(button('Privat')).toHaveAttribute('aria-pressed', 'true');
    history.back();
    await waitFor(() => expect(names()).toEqual([hostile, 'Anna Berg', 'Åke Öman']));
    expect(searchBox()).toHaveValue('');

    await user.click(button('Alla'));
    await user.selectOptions(screen.getByLabelText('Sortera'), 'Efter regnr');
    await waitFor(() => expect(names().at(0)).toBe('Anna Berg'));
    expect(location.search).toBe('?sortera=regnr');
  });

  it('goes by keyboard from the search to a customer and back', async () => {
    const { user } = await openList();
    await link('Anna Berg');
    await user.type(searchBox(), 'a');
    await screen.findByText('5 träffar');
    const [first = '', second = ''] = names().map((name) => name ?? '');
    const last = names().at(-1) ?? '';
    await user.keyboard('{ArrowDown}');
    expect(await link(first)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(await link(second)).toHaveFocus();
    await user.keyboard('{End}{ArrowDown}');
    expect(await link(last)).toHaveFocus();
    await user.keyboard('{PageUp}');
    expect(await link(first)).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(searchBox()).toHaveFocus();
    expect(searchBox()).toHaveValue('a');
    await user.keyboard('{ArrowDown}{Escape}');
    expect(searchBox()).toHaveFocus();
    expect(searchBox()).toHaveValue('');

    await user.keyboard('åke');
    await waitFor(() => expect(names()).toEqual(['Bergs Åkeri AB', 'Åke Öman']));
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await page('Åke Öman');
    history.back();
    await page('Kunder');
    expect(searchBox()).toHaveValue('åke');
    expect(names()).toEqual(['Bergs Åkeri AB', 'Åke Öman']);
  });

  it('holds many, of which only those in sight are there', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 450 }, (_, place) => {
        const name = `Kund ${String(place + 1).padStart(3, '0')}`;
        return [`k${place}`, customerFields({ name })];
      }),
    );
    const { user } = await openList('', 'owner', { customers: many, vehicles: {} });
    await screen.findByText('450 kunder, 0 fordon');
    expect(names().length).toBeLessThan(40);
    await user.click(searchBox());
    await user.keyboard('{ArrowDown}{End}');
    const last = await link('Kund 450');
    expect(last).toHaveFocus();
    expect(last.closest('li')).toHaveAttribute('aria-posinset', '450');
  });

  it('hands what it shows to Excel', async () => {
    const { user } = await openList('?etikett=Stamkund', 'auditor');
    await link('Anna Berg');
    expect(screen.queryByRole('button', { name: 'Ny kund' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Importera' })).not.toBeInTheDocument();
    await waitFor(() => expect(button('Exportera')).toBeEnabled());
    await user.click(button('Exportera'));
    const [file] = files;
    expect(file?.name).toMatch(/^kunder-\d{4}-\d\d-\d\d\.csv$/);
    const text = (await file?.blob.text()) ?? '';
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('Anna Berg');
    expect(lines[2]).toContain('Åke Öman');
  });
});

describe('The list of customers that is not all there', () => {
  const anna = keptCustomer('anna', { name: 'Anna Berg' });
  const preview = { ...readyRegister([anna], [], { complete: false }), isPreview: true };

  it('names the next steps when there is nobody yet', async () => {
    const { user } = await openList('', 'owner', { customers: {}, vehicles: {} });
    await screen.findByText(/^Inga kunder än\. Lägg till/);
    expect(await link('Importera från en fil')).toHaveAttribute(
      'href',
      '/dashboard/customers/import',
    );
    expect(button('Exportera')).toBeDisabled();
    await user.click(button('Lägg till den första'));
    expect(screen.getByRole('dialog', { name: 'Ny kund' })).toBeInTheDocument();
  });

  it('counts what could not be read', async () => {
    await openList('', 'staff', { customers: { ...customers, odd: { damaged: true } }, vehicles });
    await screen.findByText('En kund eller ett fordon kunde inte läsas och visas inte.');
    expectConsole('warn', 'customers/odd');
    await waitFor(() => expect(names()).toHaveLength(5));
  });

  it('says so while the rest is under way, and when there is no contact', async () => {
    const db = await openOver(readyRegister([], [], { complete: false }));
    const status = await screen.findByText('Hämtar kundregistret …, 0 hittills');
    expect(status).toHaveRole('status');
    expect(screen.queryByText(/^Inga kunder än/)).not.toBeInTheDocument();
    expect(screen.queryByText(/0 kunder/)).not.toBeInTheDocument();
    expect(button('Exportera')).toBeDisabled();
    await loseNetwork(db);
    await screen.findByText(/^Du är offline, och kundregistret är inte färdigt hämtat/);
    await findNetwork(db);
    await screen.findByText('Hämtar kundregistret …, 0 hittills');
  });

  it('shows what it shows first, but no part of another order or a search', async () => {
    await openOver(preview);
    await waitFor(() => expect(names()).toEqual(['Anna Berg']));
    expect(screen.getByText('Hämtar kundregistret …')).toHaveRole('status');
    expect(button('Exportera')).toBeDisabled();
  });

  it.each(['?q=anna', '?sortera=andrad'])('waits for the rest with %s', async (address) => {
    await openOver(preview, address);
    await screen.findByRole('status', { name: 'Laddar' });
    expect(names()).toEqual([]);
  });

  it('does not say that nothing matches before everything is there', async () => {
    await openOver(readyRegister([], [], { complete: false }), '?q=anna');
    await screen.findByText('Inga träffar än');
    screen.getByText('Inget av det som har hämtats än matchar ”anna”.');
  });

  it('offers another try when it failed', async () => {
    await openOver({ kind: 'failed', error: new Error('Refused') });
    expect(screen.getByRole('alert')).toHaveTextContent('Det gick inte att hämta kundregistret.');
    expect(button('Försök igen')).toBeEnabled();
    expect(screen.queryByText(/^Inga kunder än/)).not.toBeInTheDocument();
  });

  it('is drawn in grey until something is known', async () => {
    await openOver({ kind: 'loading' });
    expect(screen.getByRole('status', { name: 'Laddar' })).toBeInTheDocument();
    expect(searchBox()).toBeEnabled();
  });
});
