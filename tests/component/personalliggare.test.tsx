import { screen, waitFor, within } from '@testing-library/preact';
import { endOfMonth } from '@internationalized/date';
import { getFirestore } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { LedgerState } from '@/components/ledger/LedgerState';
import { LedgerContext } from '@/data/ledger/ledgerPlace';
import type { Ledger } from '@/domain/ledger/ledger';
import { dayOf, formatClock, formatLongDay } from '@/domain/time/swedishTime';
import type { Live } from '@/domain/values/live';
import type { Role } from '@/domain/workshop/member';
import { starterWorkshop } from '@/domain/workshop/starterSet';
import { ignoreConsole } from '../support/component';
import { seedDocuments } from '../support/documents';
import { type SeededEvent, seedLedger } from '../support/ledgerSeed';
import { findNetwork, loseNetwork } from '../support/network';
import { renderOver } from '../support/overRegister';
import { readyRegister } from '../support/readyRegister';
import { page } from '../support/renderApp';
import { storedDocuments } from '../support/storedValue';
import { openAs, seedAs } from '../support/workshops';

// The ledger shows the server's time, so that these tests cannot choose theirs.
const today = dayOf(new Date());
const yesterday = today.subtract({ days: 1 });
const begun = { who: 'anna', kind: 'in', at: `${yesterday.toString()} 07:02` } as const;
const forgotten = `Anna Berg Stämplade in ${formatLongDay(yesterday)} 07:02, inte ut Stämpla in`;
const here = (name: string) => new RegExp(`^${name} Här sedan .*Stämpla ut$`);
const people = {
  anna: { name: 'Anna Berg', number: '198507099805' },
  bo: {
    name: 'Bo Lind',
    relation: 'hired' as const,
    employerName: 'Uthyrarna',
    employerNumber: '5566778899',
  },
};

async function openLedger(
  role: Role,
  {
    events = [],
    also = {},
    before = people,
  }: {
    events?: readonly SeededEvent[];
    also?: Record<string, Record<string, object>>;
    before?: Parameters<typeof seedLedger>[1];
  } = {},
) {
  const { person, workshopId } = await seedAs(role);
  const root = `workshops/${workshopId}`;
  await seedLedger(workshopId, before, events);
  for (const [name, documents] of Object.entries(also))
    await seedDocuments(`${root}/${name}`, documents);
  const { user, auth } = await openAs(person, '/dashboard/personalliggare');
  await page('Personalliggare');
  return {
    user,
    db: getFirestore(auth.app),
    stored: async (name = 'ledger') => Object.values(await storedDocuments(`${root}/${name}`)),
  };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('The staff ledger', () => {
  it('stamps in and out by one press on the name, and takes nothing back', async () => {
    const { user, stored } = await openLedger('staff');
    await user.click(await button('Anna Berg Inte här Stämpla in'));
    await screen.findByText(/^Anna Berg stämplade in \d\d:\d\d\.$/);
    expect(screen.queryByRole('button', { name: 'Ångra' })).not.toBeInTheDocument();
    const out = await button(here('Anna Berg'));
    expect(screen.getByText('1 person är här nu')).toBeVisible();
    await waitFor(() => expect(out).toHaveAttribute('aria-disabled', 'false'));
    await user.click(out);
    await button(/^Anna Berg Gick .*Stämpla in$/);
    await waitFor(async () => expect(await stored()).toHaveLength(2));
    const events = await stored();
    expect(events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'in', by: 'Olle Ek', seq: 1, prevHash: null }),
        expect.objectContaining({ kind: 'out', by: 'Olle Ek', seq: 2 }),
      ]),
    );
    expect(screen.queryByText(/1985/)).not.toBeInTheDocument();
  });

  it('takes the staff into the list when an owner opens it', async () => {
    const { stored } = await openLedger('owner', {
      before: {},
      also: {
        staff: { ahmed: { name: 'Ahmed Karlsson', phone: null, isActive: true } },
        staffIdentities: { ahmed: { kind: 'swedish', number: '198507099805' } },
      },
    });
    await button('Ahmed Karlsson Inte här Stämpla in');
    await waitFor(async () => expect(await stored('ledgerIdentities')).toHaveLength(1));
    expect(await stored('ledgerPersons')).toEqual([
      expect.objectContaining({ key: 'ahmed', name: 'Ahmed Karlsson', hasNumber: true }),
    ]);
  });

  it('stamps in an unlisted person, with the employer of a hired one', async () => {
    const { user, stored } = await openLedger('staff');
    await user.click(await button('Någon som inte finns i listan'));
    const form = within(await dialog('Stämpla in någon som inte finns i listan'));
    await user.click(form.getByRole('button', { name: 'Stämpla in' }));
    expect(form.getByLabelText('Namn')).toHaveAccessibleDescription('Fyll i namnet.');
    await user.type(form.getByLabelText('Namn'), '<img src=x onerror=alert(1)>');
    await user.type(form.getByLabelText('Personnummer'), '701063-2391');
    await user.selectOptions(form.getByLabelText('Anknytning'), 'Inhyrd');
    await user.click(form.getByRole('button', { name: 'Stämpla in' }));
    expect(form.getByLabelText('Arbetsgivare')).toHaveAccessibleDescription(
      'Fyll i arbetsgivarens namn.',
    );
    await user.type(form.getByLabelText('Arbetsgivare'), 'Uthyrarna AB');
    await user.type(form.getByLabelText('Arbetsgivarens organisationsnummer'), '556677-8899');
    await user.click(form.getByRole('button', { name: 'Stämpla in' }));
    await button(here('<img src=x onerror=alert\\(1\\)>'));
    expect(screen.getByText('Inhyrd från Uthyrarna AB')).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
    await waitFor(async () => expect(await stored()).toHaveLength(1));
    expect(await stored('ledgerIdentities')).toContainEqual(
      expect.objectContaining({ kind: 'swedish', number: '197010632391' }),
    );
    expect(await stored('ledgerPersons')).toContainEqual(
      expect.objectContaining({ relation: 'hired', employerNumber: '5566778899' }),
    );
  });

  it('changes who somebody is by another document, and the former stays', async () => {
    const { user, stored } = await openLedger('owner');
    await user.click(await button('Ändra Bo Lind'));
    const form = within(await dialog('Ändra Bo Lind'));
    await user.clear(form.getByLabelText('Namn'));
    await user.type(form.getByLabelText('Namn'), 'Bo Ek');
    await user.type(form.getByLabelText('Personnummer'), '701063-2391');
    await user.selectOptions(form.getByLabelText('Anknytning'), 'Anställd');
    await user.click(form.getByRole('button', { name: 'Spara' }));
    await button('Bo Ek Inte här Stämpla in');
    expect(screen.queryByText('Bo Lind')).not.toBeInTheDocument();
    await waitFor(async () => expect(await stored('ledgerIdentities')).toHaveLength(3));
    const documents = await stored('ledgerPersons');
    expect(documents).toHaveLength(3);
    expect(documents).toContainEqual(
      expect.objectContaining({ key: 'bo', name: 'Bo Lind', hasNumber: false }),
    );
    expect(documents).toContainEqual(
      expect.objectContaining({
        ...{ key: 'bo', name: 'Bo Ek', relation: 'employee', employerName: null },
        ...{ hasNumber: true, isListed: true },
      }),
    );
  });

  it('keeps a number that is known, and takes another one only whole', async () => {
    const { user, stored } = await openLedger('owner');
    await user.click(await button('Ändra Anna Berg'));
    const form = within(await dialog('Ändra Anna Berg'));
    expect(form.queryByLabelText('Personnummer')).not.toBeInTheDocument();
    await user.click(form.getByLabelText('Byt nummer'));
    await user.click(form.getByRole('button', { name: 'Spara' }));
    expect(form.getByLabelText('Personnummer')).toBeInvalid();
    await user.click(form.getByLabelText('Byt nummer'));
    await user.click(form.getByLabelText('Finns i listan att stämpla från'));
    await user.click(form.getByRole('button', { name: 'Spara' }));
    await waitFor(() => expect(screen.queryByText('Anna Berg')).not.toBeInTheDocument());
    await waitFor(async () => expect(await stored('ledgerPersons')).toHaveLength(3));
    const numbers = (await stored('ledgerIdentities')).filter(
      (each) => Reflect.get(Object(each), 'number') === '198507099805',
    );
    expect(numbers).toHaveLength(2);
  });

  it('stamps without a network, says that it waits, and sends it later', async () => {
    const { user, db, stored } = await openLedger('staff');
    await button('Anna Berg Inte här Stämpla in');
    await loseNetwork(db);
    await user.click(await button('Anna Berg Inte här Stämpla in'));
    await button(here('Anna Berg'));
    expect(screen.getByText('väntar på att skickas')).toBeVisible();
    expect(await stored()).toEqual([]);
    await findNetwork(db);
    await waitFor(async () => expect(await stored()).toHaveLength(1));
    await waitFor(() =>
      expect(screen.queryByText('väntar på att skickas')).not.toBeInTheDocument(),
    );
    ignoreConsole('offline');
  });

  it('asks when a forgotten shift ended, and ends it only by the told time', async () => {
    const { user, stored } = await openLedger('staff', {
      events: [begun],
    });
    expect(await screen.findByText('0 personer är här nu')).toBeVisible();
    await user.click(await button(forgotten));
    const form = within(await dialog('När gick Anna Berg?'));
    const clock = form.getByLabelText('Klockslag');
    await user.type(clock, '06:50');
    await user.click(form.getByRole('button', { name: 'Anteckna sluttiden och stämpla in' }));
    expect(clock).toHaveAccessibleDescription(
      `Tiden ska vara efter ${formatLongDay(yesterday)} 07:02.`,
    );
    await user.clear(clock);
    await user.type(clock, '1630');
    await user.click(form.getByRole('button', { name: 'Anteckna sluttiden och stämpla in' }));
    await button(here('Anna Berg'));
    await waitFor(async () => expect(await stored()).toHaveLength(3));
    expect(await stored()).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'out', reason: 'Glömde stämpla ut' },
        newTimeAt: expect.stringMatching(`^${yesterday.toString()}T1[45]:30:00Z$`),
      }),
    );
  });

  it('lets whoever does not know stamp in, and leaves the shift without an end', async () => {
    const { user, stored } = await openLedger('staff', {
      events: [begun],
    });
    await user.click(await button(forgotten));
    await user.click(await button('Vet inte: stämpla in utan sluttid'));
    await button(here('Anna Berg'));
    await waitFor(async () => expect(await stored()).toHaveLength(2));
    expect(await stored()).not.toContainEqual(expect.objectContaining({ kind: 'out' }));
  });

  it('explains the end of the exemption when a person outside the family stamps in', async () => {
    const { user } = await openLedger('owner', {
      before: { ...people, vera: { name: 'Vera Lund', relation: 'family' } },
      also: {
        ledgerSettings: {
          main: { companyForm: 'closeCompany', workers: 'familyOnly', vehicleShare: 'all' },
        },
      },
    });
    await screen.findByText(/^Ni behöver inte föra personalliggare just nu/);
    await user.click(await button('Vera Lund Inte här Stämpla in'));
    await button(here('Vera Lund'));
    expect(screen.getByText(/^Ni behöver inte föra personalliggare just nu/)).toBeVisible();
    await user.click(await button('Bo Lind Inte här Stämpla in'));
    const told = await screen.findByText(/Bo Lind är inte av familjen/);
    expect(told).toHaveTextContent(
      `Undantaget för familjen upphörde ${formatLongDay(today)}, när någon utanför familjen stämplade in. Till och med ${formatLongDay(endOfMonth(today))} ska alla som är verksamma i lokalen antecknas, familjen också.`,
    );
  });

  it('warns of a running job without an open shift, until the person is stamped in', async () => {
    const { user } = await openLedger('staff', {
      also: {
        staff: { anna: { name: 'Anna Berg', phone: null, isActive: true } },
        clocks: {
          anna: { orderId: '1042', startedAt: new Date('2026-11-20T06:00:00Z'), isForOther: false },
        },
      },
    });
    const alarm = await screen.findByRole('alert');
    expect(alarm.textContent.replaceAll('\u00a0', ' ')).toBe(
      'Anna Berg har ett pågående jobb men är inte instämplad. Vid en kontroll: risk 12 500 + 2 500 kr per person.',
    );
    await user.click(await button('Anna Berg Inte här Stämpla in'));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('warns of it in the calendar too, once the ledger is open', async () => {
    const { user } = await openLedger('staff', {
      also: {
        staff: { anna: { name: 'Anna Berg', phone: null, isActive: true } },
        clocks: {
          anna: { orderId: '1042', startedAt: new Date('2026-11-20T06:00:00Z'), isForOther: false },
        },
      },
    });
    await screen.findByRole('alert');
    await user.click(screen.getByRole('link', { name: 'Kalender' }));
    await screen.findByRole('link', { name: 'Stämpla i personalliggaren' });
    expect(screen.getByRole('alert')).toHaveTextContent('Anna Berg har ett pågående jobb');
  });
});

describe('The staff ledger of an auditor', () => {
  it('shows an auditor who is here, and lets the auditor stamp nobody', async () => {
    const came = new Date(Date.now() - 30 * 60_000);
    const clock = formatClock(came);
    await openLedger('auditor', {
      events: [{ who: 'anna', kind: 'in', at: `${String(dayOf(came))} ${clock}`, lateBy: 20 }],
    });
    await screen.findByText(new RegExp(`^Här sedan .*${clock}$`));
    expect(screen.getByText('registrerad i efterhand')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Stämpla/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Ändra/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /inte finns i listan/ })).not.toBeInTheDocument();
  });
});

describe('The staff ledger that is not there', () => {
  /** The ledger's page over a ledger in this state. */
  async function openOver(live: Live<Ledger>) {
    const subscribe = () => () => {};
    const kept = { getState: () => live, subscribe, watch: subscribe, close() {} };
    const place = { workshopId: 'ekens', role: 'staff', by: 'Olle Ek' } as const;
    const clock = { clockOffsetMs: () => null, serverNow: () => new Date() };
    const of = { business: { ...starterWorkshop, name: 'Ekens bil' } };
    const { auth } = await renderOver(
      readyRegister([]),
      <LedgerContext value={{ ...place, ...clock, ...of, kept, isOpen: true }}>
        <h1>Sidan</h1>
        <LedgerState>{() => <p>Liggaren</p>}</LedgerState>
      </LedgerContext>,
    );
    await screen.findByRole('heading', { name: 'Sidan' });
    return getFirestore(auth.app);
  }

  it('says so where it could not be fetched, and offers another try', async () => {
    await openOver({ kind: 'failed', error: new Error('Refused') });
    const alarm = await screen.findByRole('alert');
    expect(alarm).toHaveTextContent('Det gick inte att hämta händelser i personalliggaren.');
    expect(within(alarm).getByRole('button', { name: 'Försök igen' })).toBeVisible();
    expect(screen.queryByText('Liggaren')).not.toBeInTheDocument();
  });

  it('is shown as loading or offline before it is fetched, not as empty', async () => {
    const empty = { events: [], persons: [], identities: [], isPartial: false };
    const db = await openOver({ kind: 'ready', data: empty, fromCache: true, unreadable: [] });
    await screen.findByRole('status', { name: 'Laddar' });
    await loseNetwork(db);
    await screen.findByText('Ej hämtat än: du är offline.');
    expect(screen.queryByText('Liggaren')).not.toBeInTheDocument();
  });
});
