import { screen, waitFor, within } from '@testing-library/preact';
import type { UserEvent } from '@testing-library/user-event';
import { disableNetwork, enableNetwork, getFirestore } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { anonymisedCustomer, mergedCustomer, removedCustomer } from '@/domain/register/customer';
import { removedVehicle } from '@/domain/register/vehicle';
import { expectConsole } from '../support/component';
import { customerFields, vehicleFields } from '../support/customers';
import { documentsOnServer, seedDocuments } from '../support/documents';
import { page } from '../support/renderApp';
import { newPerson, openAs, seedWorkshop, setRole } from '../support/workshops';

const customers = {
  anna: customerFields({ name: 'Anna Berg', phones: ['+46701740605'], tags: ['Stamkund'] }),
  berit: customerFields({
    name: 'Berit Åsén',
    phones: ['+46701740606'],
    email: 'berit@asen.example',
    tags: ['Stamkund', 'Däckhotell'],
  }),
  taxi: customerFields({
    kind: 'company',
    name: 'Ekbackens Taxi AB',
    organisationNumber: '4432109876',
  }),
};
const vehicles = {
  car: vehicleFields({ registrationNumber: 'ABC123', ownerId: 'anna', odometerKm: 183_400 }),
  other: vehicleFields({ registrationNumber: 'DEF456', make: 'Saab', ownerId: 'berit' }),
};

async function open(path: string, heading: string, also: Record<string, object> = {}) {
  const person = await newPerson('Olle Ek');
  const id = await seedWorkshop('Ekens bil', { owner: [person] });
  await seedDocuments(`workshops/${id}/customers`, { ...customers, ...also });
  await seedDocuments(`workshops/${id}/vehicles`, vehicles);
  const { user, auth } = await openAs(person, path);
  const shown = await screen.findByRole('heading', { level: 1, name: heading });
  // The dialog takes the focus a moment after it is shown.
  await waitFor(() => expect(shown).toHaveFocus());
  return {
    user,
    db: getFirestore(auth.app),
    onServer: (name: string) => documentsOnServer(`workshops/${id}/${name}`),
    /** Writes documents, as another person on another device would. */
    elsewhere: (name: string, documents: Record<string, object>) =>
      seedDocuments(`workshops/${id}/${name}`, documents, new Date()),
    demote: () => setRole(id, person, 'auditor'),
  };
}

const field = (name: string) => screen.getByLabelText(name);
/** A list of texts in the form that `documentsOnServer` returns. */
const texts = (values: string[]) => ({ values: values.map((stringValue) => ({ stringValue })) });
/** Replaces the text of a field, by pasting. */
async function fill(user: UserEvent, name: string, text: string) {
  await user.tripleClick(field(name));
  await user.paste(text);
}
const button = (name: string) => screen.getByRole('button', { name });

describe('The form of a vehicle', () => {
  it('warns of an odometer that goes backwards, and takes it', async () => {
    const { user, onServer } = await open('/dashboard/vehicles/car', 'ABC 123');
    await user.click(button('Ändra'));
    const odometer = field('Mätarställning');
    await user.clear(odometer);
    await user.type(odometer, '18 341');
    expect(screen.getByText(/^Lägre än den senaste, 183\s400\skm\./)).toBeVisible();
    await user.type(odometer, '0');
    expect(screen.queryByText(/^Lägre än den senaste/)).toBeNull();
    await user.keyboard('{Backspace}{Enter}');
    await waitFor(async () => {
      expect((await onServer('vehicles'))['car']).toMatchObject({ odometerKm: 18_341 });
    });
  });

  it('asks about an odometer of ten times the saved one, and saves it after a yes', async () => {
    const { user, onServer } = await open('/dashboard/vehicles/car', 'ABC 123');
    await user.click(button('Ändra'));
    await fill(user, 'Mätarställning', '1 834 000');
    expect(screen.getByText(/^Det är minst tio gånger så mycket som den senaste/)).toBeVisible();
    await user.keyboard('{Enter}');
    const yes = screen.getByLabelText('Ja, mätarställningen stämmer');
    expect(yes).toHaveFocus();
    expect(yes).toHaveAccessibleDescription('Kryssa i om det stämmer, annars ändra');
    await user.keyboard(' {Enter}');
    await waitFor(async () => {
      expect((await onServer('vehicles'))['car']).toMatchObject({ odometerKm: 1_834_000 });
    });
  });

  it('takes the short chassis number of an old car, with a note', async () => {
    const { user, onServer } = await open('/dashboard/vehicles/car', 'ABC 123');
    await user.click(button('Ändra'));
    await fill(user, 'Chassinummer', '544 001-98765');
    expect(screen.getByText(/^11 tecken, som på fordon före 1981 och på släp/)).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(async () => {
      expect((await onServer('vehicles'))['car']).toMatchObject({ vin: '54400198765' });
    });
  });

  it('adds one to the customer by keyboard alone; an unusual plate is warned about', async () => {
    const { user, onServer } = await open('/dashboard/customers/anna', 'Anna Berg');
    button('Nytt fordon').focus();
    await user.keyboard('{Enter}');
    expect(field('Registreringsnummer')).toHaveFocus();
    await user.keyboard('def 456');
    expect(await screen.findByRole('link', { name: 'DEF 456 Saab (ny flik)' })).toHaveAttribute(
      'href',
      '/dashboard/vehicles/other',
    );
    await user.clear(field('Registreringsnummer'));
    await user.keyboard('ab-123-cd');
    expect(screen.getByText(/^Inget vanligt svenskt registreringsnummer/)).toBeVisible();
    await user.tab();
    expect(field('Ägare')).toHaveFocus();
    expect(field('Ägare')).toHaveValue('Anna Berg');
    await user.tab();
    await user.tab();
    await user.keyboard('Volvo{Tab}V70{Tab}2015{Tab}Di{Tab}1 234 mil{Enter}');
    await screen.findByText('Fordonet AB123CD är tillagt.');
    expect(await screen.findByRole('link', { name: 'AB123CD Volvo V70 2015' })).toBeVisible();
    await waitFor(async () => {
      expect(Object.values(await onServer('vehicles'))).toContainEqual(
        expect.objectContaining({
          registrationNumber: 'AB123CD',
          ownerId: 'anna',
          payerId: null,
          year: 2015,
          odometerKm: 12_340,
        }),
      );
    });
  });

  it('changes owner by a search of the register, and keeps the former one', async () => {
    const { user, onServer } = await open('/dashboard/vehicles/car', 'ABC 123');
    await screen.findByRole('link', { name: 'Anna Berg' });
    await user.click(button('Ändra'));
    const owner = screen.getByRole('combobox', { name: 'Ägare' });
    const options = () =>
      within(screen.getByRole('listbox', { name: 'Ägare' })).getAllByRole('option');
    await user.clear(owner);
    await user.type(owner, 'a');
    expect(options()).toHaveLength(3);
    expect(owner).toHaveAttribute('aria-activedescendant', options()[0]?.id);
    await user.keyboard('{ArrowUp}');
    expect(owner).toHaveAttribute('aria-activedescendant', options()[2]?.id);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(options()[1]).toHaveAttribute('aria-selected', 'true');

    // Escape closes the list, but not the dialog.
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(owner).toHaveValue('');
    await user.type(owner, 'xyz');
    expect(screen.getByText('Ingen kund passar.')).toBeVisible();
    await user.clear(owner);

    await user.type(owner, '070-174 06 06');
    expect(options()[0]).toHaveTextContent('Berit Åsén DEF 456 070-174 06 06');
    await user.clear(owner);
    await user.type(owner, 'def4');
    await user.keyboard('{Enter}');
    expect(owner).toHaveValue('Berit Åsén');
    expect(owner).toHaveAccessibleDescription('Den förra ägaren sparas som tidigare ägare.');
    await user.keyboard('{Enter}');
    const former = (await screen.findByText('Tidigare ägare')).parentElement;
    expect(former).toHaveTextContent(/^Tidigare ägareAnna Berg till \d{4}-\d{2}-\d{2}$/);
    await waitFor(async () => {
      expect((await onServer('vehicles'))['car']).toMatchObject({ ownerId: 'berit' });
    });
  });

  it('keeps a name that is typed and not picked, and is not saved until it is', async () => {
    const unpicked = 'Välj en kund i listan eller töm fältet.';
    const { user, onServer } = await open('/dashboard/vehicles/car', 'ABC 123');
    await screen.findByRole('link', { name: 'Anna Berg' });
    await user.click(button('Ändra'));
    await user.type(field('Betalare'), 'taxi');
    await user.type(field('Anteckningar'), 'Ring först.');
    expect(field('Betalare')).toHaveValue('taxi');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field('Betalare')).toHaveAccessibleDescription(new RegExp(`^${unpicked}`));
    await user.click(button('Spara'));
    expect(field('Betalare')).toHaveFocus();
    expect(field('Betalare')).toHaveValue('taxi');
    expect(field('Betalare')).toBeInvalid();

    await user.keyboard('{ArrowDown}{Enter}');
    expect(field('Betalare')).toHaveValue('Ekbackens Taxi AB');
    expect(field('Betalare')).not.toHaveAccessibleDescription(new RegExp(unpicked));
    await user.click(field('Förare'));
    await user.keyboard('berit');
    await user.tab();
    await user.click(button('Töm Förare'));
    expect(field('Förare')).toHaveValue('');
    await user.keyboard('{Enter}');
    await waitFor(async () => {
      expect((await onServer('vehicles'))['car']).toMatchObject({
        payerId: 'taxi',
        driverId: null,
        notes: 'Ring först.',
      });
    });
  });

  it('asks before it throws away a name that is typed and not picked', async () => {
    const { user } = await open('/dashboard/vehicles/car', 'ABC 123');
    await user.click(button('Ändra'));
    await user.type(field('Betalare'), 'taxi');
    await user.click(button('Avbryt'));
    await user.click(button('Fortsätt redigera'));
    expect(field('Betalare')).toHaveValue('taxi');
  });

  it('picks a payer with the pointer and lets go of the owner', async () => {
    const { user, onServer } = await open('/dashboard/vehicles/car', 'ABC 123');
    await screen.findByRole('link', { name: 'Anna Berg' });
    await user.click(button('Ändra'));
    await user.click(button('Töm Ägare'));
    await user.type(field('Betalare'), 'taxi');
    await user.click(screen.getByRole('option', { name: /^Ekbackens Taxi AB/ }));
    await user.click(button('Spara'));
    await waitFor(async () => {
      expect((await onServer('vehicles'))['car']).toMatchObject({ ownerId: null, payerId: 'taxi' });
    });
  });
});

describe('A form whose record somebody else takes away', () => {
  const left = 'Det du skrev finns kvar här men kan inte sparas. Kopiera det du vill behålla.';

  it.each([
    [
      'removed',
      removedCustomer,
      'Kunden Anna Berg togs bort av någon annan medan du skrev.',
      'Kunden finns inte',
    ],
    [
      'merged',
      mergedCustomer('berit'),
      'Kunden Anna Berg slogs ihop med Berit Åsén (ny flik) av någon annan medan du skrev.',
      'Berit Åsén',
    ],
    [
      'anonymised',
      anonymisedCustomer('private', 'Kunden har begärt radering'),
      'Kunden Anna Berg anonymiserades av någon annan medan du skrev.',
      'Anonymiserad kund',
    ],
  ])('keeps what is typed about a customer that was %s', async (_, fields, happened, heading) => {
    const { user, onServer, elsewhere } = await open('/dashboard/customers/anna', 'Anna Berg');
    await user.click(button('Ändra'));
    await user.type(field('Anteckningar'), 'Ring först.');
    await elsewhere('customers', { anna: fields });
    expect(await screen.findByRole('alert')).toHaveTextContent(`${happened}${left}`);
    expect(screen.queryByRole('button', { name: 'Spara' })).toBeNull();
    expect(field('Anteckningar')).toHaveValue('Ring först.');
    await user.type(field('Namn'), '{Enter}');
    expect(field('Anteckningar')).toHaveValue('Ring först.');
    await user.click(button('Avbryt'));
    await user.click(button('Lämna utan att spara'));
    await page(heading);
    expect((await onServer('customers'))['anna']).toMatchObject({ name: fields.name, notes: null });
  });

  it('keeps what is typed about a vehicle, and is saved when the vehicle comes back', async () => {
    const { user, onServer, elsewhere } = await open('/dashboard/vehicles/car', 'ABC 123');
    await user.click(button('Ändra'));
    await user.type(field('Anteckningar'), 'Byt rem.');
    await elsewhere('vehicles', { car: removedVehicle });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Fordonet togs bort av någon annan medan du skrev.${left}`,
    );
    expect(screen.queryByRole('button', { name: 'Spara' })).toBeNull();
    await elsewhere('vehicles', { car: vehicles.car });
    await user.click(await screen.findByRole('button', { name: 'Spara' }));
    await waitFor(async () => {
      expect((await onServer('vehicles'))['car']).toMatchObject({
        registrationNumber: 'ABC123',
        notes: 'Byt rem.',
      });
    });
  });

  it('keeps a new vehicle that is typed for a customer', async () => {
    const { user, elsewhere } = await open('/dashboard/customers/anna', 'Anna Berg');
    await user.click(button('Nytt fordon'));
    await user.type(field('Registreringsnummer'), 'GHJ 789');
    await elsewhere('customers', { anna: removedCustomer });
    await waitFor(() => expect(field('Ägare')).toHaveValue('Borttagen kund'));
    expect(field('Registreringsnummer')).toHaveValue('GHJ 789');
  });
});

describe('The form of a customer', () => {
  it('says beside each field what is wrong with it', async () => {
    const { user } = await open('/dashboard/customers/anna', 'Anna Berg');
    await user.click(button('Ändra'));
    expect(field('Namn')).toHaveFocus();
    await user.clear(field('Namn'));
    await user.clear(field('Telefon'));
    await user.click(button('Lägg till nummer'));
    expect(field('Telefon 2')).toHaveFocus();
    await user.type(field('Telefon 2'), '12');
    await fill(user, 'Etiketter', `Stamkund, ${'x'.repeat(31)}`);
    await user.click(button('Spara'));
    expect(field('Namn')).toHaveAccessibleDescription('Fyll i kundens namn.');
    expect(field('Namn')).toHaveFocus();
    // The empty row gets no fault.
    expect(field('Telefon')).not.toHaveAccessibleDescription();
    expect(field('Telefon 2')).toHaveAccessibleDescription(/^Börja telefonnumret med 0/);
    expect(field('Etiketter')).toHaveAccessibleDescription(/^Högst 30 tecken\./);
    await user.click(button('Ta bort telefon 2'));
    expect(field('Telefon')).toHaveFocus();
  });

  it('refuses a personnummer wherever it can be typed, and loses nothing', async () => {
    const { user, onServer } = await open('/dashboard/customers/anna', 'Anna Berg');
    await user.click(button('Ändra'));
    await user.click(screen.getByRole('radio', { name: 'Företag' }));
    await fill(user, 'Namn', 'Anna Berg 850709-9805');
    await fill(user, 'Organisationsnummer', '850709-9805');
    await fill(user, 'Er referens', '19850709-9805');
    await fill(user, 'Etiketter', 'Stamkund, 850709-9805');
    await fill(user, 'Anteckningar', 'Ring först.\nPnr 8507099805');
    await user.click(button('Spara'));
    const refusal = 'Ser ut som ett personnummer. Kunders personnummer sparas inte.';
    for (const name of ['Namn', 'Er referens', 'Etiketter', 'Anteckningar']) {
      expect(field(name)).toBeInvalid();
      expect(field(name)).toHaveAccessibleDescription(new RegExp(`^${refusal}`));
    }
    expect(field('Organisationsnummer')).toBeValid();
    expect(field('Namn')).toHaveFocus();
    expect(field('Anteckningar')).toHaveValue('Ring först.\nPnr 8507099805');
    await fill(user, 'Namn', 'Anna Berg');
    await fill(user, 'Er referens', 'Anna');
    await fill(user, 'Etiketter', 'Stamkund');
    await user.clear(field('Anteckningar'));
    await user.type(field('Anteckningar'), 'Ring först.');
    await user.click(button('Spara'));
    await waitFor(async () => {
      expect((await onServer('customers'))['anna']).toMatchObject({
        name: 'Anna Berg',
        organisationNumber: '8507099805',
        notes: 'Ring först.',
      });
    });
  });

  it('writes what was changed, and changes it back', async () => {
    const { user, onServer } = await open('/dashboard/customers/anna', 'Anna Berg');
    await user.click(button('Ändra'));
    await user.click(screen.getByRole('radio', { name: 'Företag' }));
    await fill(user, 'Organisationsnummer', '443211-9875');
    await fill(user, 'Namn', 'Bergs Åkeri AB');
    await user.click(button('Lägg till nummer'));
    await fill(user, 'Telefon 2', '08-465 004 00');
    await user.click(button('Lägg till Däckhotell'));
    expect(field('Etiketter')).toHaveValue('Stamkund, Däckhotell');
    expect(field('Etiketter')).toHaveFocus();
    await user.keyboard('{Enter}');
    await page('Bergs Åkeri AB');
    await screen.findByText('Kunden Bergs Åkeri AB är ändrad.');
    await waitFor(async () => {
      expect((await onServer('customers'))['anna']).toMatchObject({
        kind: 'company',
        name: 'Bergs Åkeri AB',
        organisationNumber: '4432119875',
        phones: texts(['+46701740605', '+46846500400']),
        tags: texts(['Stamkund', 'Däckhotell']),
      });
    });
    await user.click(button('Ångra'));
    await page('Anna Berg');
    await waitFor(async () => {
      expect((await onServer('customers'))['anna']).toMatchObject({
        kind: 'private',
        name: 'Anna Berg',
        organisationNumber: null,
        phones: texts(['+46701740605']),
        tags: texts(['Stamkund']),
      });
    });
  });

  it('does not go on saying that it is changed when the server refuses', async () => {
    const { user, db, demote } = await open('/dashboard/customers/anna', 'Anna Berg');
    await user.click(button('Ändra'));
    await user.type(field('Anteckningar'), 'Ring först.');
    await disableNetwork(db);
    await demote();
    await user.click(button('Spara'));
    await enableNetwork(db);
    await screen.findByText('Kunden Anna Berg kunde inte sparas.');
    await screen.findByRole('button', { name: 'Kunde inte sparas (1)' });
    expect(screen.queryByText('Kunden Anna Berg är ändrad.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ångra' })).toBeNull();
    expectConsole('error', 'Refused: Kunden Anna Berg');
    expectConsole('warn', 'PERMISSION_DENIED');
  });

  it('spells a tag as others do already, and as typed when nobody else has it', async () => {
    const { user, onServer } = await open('/dashboard/customers/anna', 'Anna Berg');
    await user.click(button('Ändra'));
    await fill(user, 'Etiketter', 'STAMKUND, däckhotell, Vip, vip');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Lägg till Däckhotell' })).toBeNull(),
    );
    await user.click(button('Spara'));
    await waitFor(async () => {
      expect((await onServer('customers'))['anna']).toMatchObject({
        tags: texts(['Stamkund', 'Däckhotell', 'Vip']),
      });
    });
    await user.click(button('Ändra'));
    await fill(user, 'Etiketter', 'VIP');
    await user.click(button('Spara'));
    await waitFor(async () => {
      expect((await onServer('customers'))['anna']).toMatchObject({ tags: texts(['VIP']) });
    });
  });

  it('forgets what only a company has when it is a person, and not before it is saved', async () => {
    const { user, onServer } = await open('/dashboard/customers/taxi', 'Ekbackens Taxi AB');
    await user.click(button('Ändra'));
    await user.clear(field('Organisationsnummer'));
    await user.type(field('Organisationsnummer'), '12');
    await user.click(screen.getByRole('radio', { name: 'Privatperson' }));
    expect(field('Organisationsnummer')).not.toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Företag' }));
    expect(field('Organisationsnummer')).toHaveValue('12');
    await user.click(screen.getByRole('radio', { name: 'Privatperson' }));
    await user.click(button('Spara'));
    await waitFor(async () => {
      expect((await onServer('customers'))['taxi']).toMatchObject({
        kind: 'private',
        organisationNumber: null,
      });
    });
  });

  it('gives a company abroad its country, postcode and VAT number', async () => {
    // The rules take any code of two letters.
    const fjord = customerFields({
      ...{ kind: 'company', name: 'Fjord Taxi AS' },
      address: { street: 'Storgata 1', postcode: null, city: 'Oslo', country: 'QQ' },
    });
    const { user, onServer } = await open('/dashboard/customers/fjord', fjord.name, { fjord });
    expect(screen.getByText('Storgata 1, Oslo, QQ')).toBeVisible();
    await user.click(button('Ändra'));
    expect(field('Land')).toHaveDisplayValue('QQ (okänt land)');
    await user.click(button('Spara'));
    expect(field('Land')).toHaveAccessibleDescription('Välj ett land.');
    await user.selectOptions(field('Land'), 'Sverige');
    expect(field('VAT-nummer')).not.toBeVisible();
    await user.selectOptions(field('Land'), 'Norge');
    expect(field('Organisationsnummer')).not.toBeVisible();
    await fill(user, 'Postnummer', '123 45');
    await fill(user, 'Telefon', '90 12 34 56');
    await fill(user, 'VAT-nummer', 'NO 923 609 017 MVA');
    await user.click(button('Spara'));
    expect(field('Postnummer')).toHaveAccessibleDescription(
      'Ett postnummer i Norge ser ut som 1234.',
    );
    expect(field('VAT-nummer')).toHaveAccessibleDescription(
      /VAT-numrets kontrollsiffra stämmer inte\. Kontrollera siffrorna\./,
    );
    await fill(user, 'Postnummer', 'N-0150');
    await fill(user, 'VAT-nummer', 'no 923 609 016 mva');
    await user.click(button('Spara'));
    await waitFor(async () => {
      expect((await onServer('customers'))['fjord']).toMatchObject({
        organisationNumber: null,
        vatNumber: 'NO923609016MVA',
        phones: texts(['+4790123456']),
        address: { country: 'NO', postcode: '0150', city: 'Oslo' },
      });
    });
    expect(await screen.findByText('Storgata 1, 0150 Oslo, Norge')).toBeVisible();
  });

  it('tells while typing who has the same, and lets it be', async () => {
    const { user } = await open('/dashboard/customers/anna', 'Anna Berg');
    await user.click(button('Ändra'));
    expect(screen.queryByText('Finns redan i registret:')).toBeNull();
    await user.click(button('Lägg till nummer'));
    await fill(user, 'Telefon 2', '0046 70 174 06 06');
    const namesakes = () => screen.getAllByRole('link', { name: /ny flik/ });
    expect(namesakes()).toHaveLength(1);
    expect(namesakes()[0]).toHaveTextContent('Berit Åsén (ny flik)');
    expect(namesakes()[0]).toHaveAttribute('href', '/dashboard/customers/berit');
    expect(namesakes()[0]).toHaveAttribute('target', '_blank');
    await fill(user, 'E-post', 'Berit@Asen.example');
    expect(namesakes()).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: 'Företag' }));
    await fill(user, 'Organisationsnummer', '4432109876');
    expect(namesakes()[0]).toHaveTextContent('Ekbackens Taxi AB (ny flik)');
    await user.click(button('Spara'));
    await screen.findByText('Kunden Anna Berg är ändrad.');
  });
});
