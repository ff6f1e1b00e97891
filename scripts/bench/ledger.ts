import type { CalendarDate } from '@internationalized/date';
import { newChain, nextEvent, personId } from '@/domain/ledger/ledgerHash';
import type { LedgerIdentityFields, LedgerPersonFields } from '@/domain/ledger/ledgerPerson';
import { pairKioskPath } from '@/dashboardPaths';
import { dayOf, instantAt, isoWeekday } from '@/domain/time/swedishTime';
import { starterWorkshop } from '@/domain/workshop/starterSet';
import type { DemoDocument } from '../demoData';
import { writeAll } from '../loadDemo';
import { closed, type Launch, paintedAfter, timeTo, watched } from './browser';
import type { Add } from './figures';

const names = ['Anders Holm', 'Bo Lind', 'Cecilia Ek', 'Danko Horvat', 'Eva Berg', 'Frej Ask'];
const workshopId = 'bench-ledger';
const root = `workshops/${workshopId}`;
const code = '0123456789abcdef'.repeat(2);
/** In and out, twice a day, in minutes from midnight. */
const clocks = [420, 705, 750, 960] as const;
const times = 20;
const person = 'main li > button';
const shown = '#here-now + table, #here-now + p';

/** Measures, on a tablet without a network, how long the ledger of two years takes to be shown for an inspector. */
export async function ledgerBench(launch: Launch, firestorePort: number, add: Add) {
  const documents = await twoYears();
  await writeAll(firestorePort, documents);
  const first = await launch();
  const page = await first.newPage();
  await page.goto(pairKioskPath({ workshopId, code }));
  await page.getByRole('button', { name: 'Anslut surfplattan' }).click();
  await page.locator(person).first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The device stores what it has read, and fetches the parts that are kept for later.
  await page.waitForTimeout(10_000);
  await closed(first);

  const again = await watched(launch);
  await again.setOffline(true);
  const tablet = await again.newPage();
  for (let turn = 0; turn < times / 2; turn++)
    add('A tablet’s start page, without a network', 'ms', await timeTo(tablet, '/kiosk', person));
  const stamps = documents.filter(({ path }) => path.includes('/ledger/')).length;
  for (let turn = 0; turn < times; turn++) {
    await tablet.waitForTimeout(500);
    const link = tablet.getByRole('link', { name: 'Visa för kontroll' });
    const ms = await paintedAfter(tablet, () => link.press('Enter'), {
      ...{ within: '#root', until: shown },
    });
    if (ms !== null)
      add(`… to the ledger of two years for an inspector, ${stamps} stamps`, 'ms', ms);
    await tablet.getByRole('link', { name: 'Till stämplingen' }).click();
    await tablet.locator(person).first().waitFor();
  }
  await closed(again);
}

const stamped = (at: Date) => ({
  ...{ createdAt: at, createdBy: 'demo-owner', updatedAt: at, updatedBy: 'demo-owner' },
});

/** A workshop with a code for a tablet, six people, and what they have stamped for two years. */
async function twoYears(): Promise<DemoDocument[]> {
  const today = dayOf(new Date());
  const begun = today.subtract({ years: 2 });
  const documents: DemoDocument[] = [
    {
      path: root,
      fields: {
        ...{ ...starterWorkshop, name: 'Ekens bil', checklistDone: true, owners: ['demo-owner'] },
        ...stamped(instantAt(begun, 0)),
      },
    },
    {
      path: `${root}/ledgerBusiness/main`,
      fields: {
        ...{ name: 'Ekens bil', organisationNumber: null, fiscalYearChangedAt: null },
        ...{ fiscalYearEnd: starterWorkshop.fiscalYearEnd, ...stamped(instantAt(begun, 0)) },
      },
    },
    {
      path: `${root}/kioskCodes/${code}`,
      fields: {
        ...{ name: 'Entrén', workshopName: 'Ekens bil', usedBy: null },
        expiresAt: new Date(Date.now() + 3_600_000),
        ...stamped(new Date()),
      },
    },
  ];
  const people: string[] = [];
  for (const [place, name] of names.entries()) people.push(await addPerson(name, place, begun));
  let head = newChain(new Uint8Array(12).fill(1));
  for (let day = begun; day.compare(today) < 0; day = day.add({ days: 1 })) {
    if (isoWeekday(day) > 5) continue;
    for (const [turn, clock] of clocks.entries()) {
      for (const [place, each] of people.entries()) {
        const occurredAt = instantAt(day, clock + place);
        const event = await nextEvent(head, stampOf(turn, each), {
          ...{ workshopId, uid: 'tablet', by: 'Entrén', occurredAt },
          ...{ clockOffsetMs: 120, seenHash: null },
        });
        head = event.head;
        const path = `${root}/ledger/${event.id}`;
        documents.push({ path, fields: { ...event.values, ...stamped(occurredAt) } });
      }
    }
  }
  return documents;

  async function addPerson(name: string, place: number, from: CalendarDate): Promise<string> {
    const fields: LedgerPersonFields = {
      ...{ key: `person${place}`, name, relation: 'employee', isListed: true, hasNumber: true },
      ...{ employerName: null, employerNumber: null },
    };
    const salt = crypto.randomUUID().replaceAll('-', '');
    const identity: LedgerIdentityFields = { kind: 'swedish', number: '198507099805', salt };
    const id = await personId(workshopId, fields, identity);
    const times = stamped(instantAt(from, place));
    documents.push(
      { path: `${root}/ledgerPersons/${id}`, fields: { ...fields, ...times } },
      { path: `${root}/ledgerIdentities/${id}`, fields: { ...identity, ...times } },
    );
    return id;
  }
}

function stampOf(turn: number, person: string) {
  return {
    ...{ kind: turn % 2 === 0 ? ('in' as const) : ('out' as const), personId: person },
    ...{ pin: 'none' as const, correctsId: null, newTimeAt: null, reason: null },
  };
}
