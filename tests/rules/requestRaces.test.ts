import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { afterAll, expect, test } from 'vitest';
import { send } from '@/data/publicPage/sendRequest';
import { newWishIds } from '@/data/publicPage/wishIds';
import type { PublicPage } from '@/domain/publicPage/publicPage';
import { servicesOf } from '@/domain/publicPage/publicPage';
import { weekAt } from '@/domain/publicPage/publicWeeks';
import { amount } from '../support/amount';
import { fromEnvironment } from '../support/emulators';
import { quartersOnServer } from '../support/occupancy';
import { rulesClient } from '../support/rulesClient';
import { unplanned } from './bookingWorld';
import { occupied } from './bookingWrites';
import { aheadWeek, openWeek, publicPage, quarter } from './publicWorld';
import { member, people, seeded, workshops } from './world';
import { create } from './writes';

const { own } = workshops;
const { uid } = people.staff;
const project = 'demo-rules-request-races';
const count = amount(1000, 60);
/** Workshops of their own, because all requests of one write its count. */
const lanes = 4;
const visitorsInRace = 3;

// The SDK tells of each refusal, and most contestants lose.
setLogLevel('silent');
const app = initializeApp({ projectId: project, apiKey: 'any' }, project);
const db = getFirestore(app);
const [host = '', port = ''] = fromEnvironment('FIRESTORE_EMULATOR').split(':');
connectFirestoreEmulator(db, host, Number(port));
afterAll(() => deleteApp(app));

const weeks = Object.fromEntries([0, 1, 2, 3].map((n) => [aheadWeek + n, openWeek]));
const page = (): PublicPage => ({
  ...(publicPage('ekbacken') as unknown as PublicPage),
  perHour: 100,
  horizonDays: 60,
  leadMinutes: 0,
});

test(`in ${count} races of visitors and staff for a time, one wins`, async () => {
  expect(weekAt(quarter(0))).toBe(aheadWeek);
  const client = rulesClient(fromEnvironment('FIRESTORE_EMULATOR'), project);
  const wins = { visitor: 0, staff: 0 };
  const wrong: string[] = [];
  const queue = Array.from({ length: count }, (_, race) => race).values();

  const lane = async (number: number) => {
    const workshop = number === 0 ? own : `${own}-${number}`;
    const workshopId = workshop.slice('workshops/'.length);
    const fields = { ...member(uid, 'staff'), ...seeded };
    await client.write([
      { set: `${workshop}/members/${uid}`, fields },
      { set: `${workshop}/publicPages/main`, fields: { ...page() } },
      { set: `${workshop}/publicWeeks/main`, fields: { weeks } },
    ]);
    for (const race of queue) {
      const first = race * 3;
      // The hour has room for the visitors of this race.
      const counter = { startedAt: new Date(), count: 0, requestId: 'none' };
      await client.write([{ set: `${workshop}/publicCounters/main`, fields: counter }]);
      const time = { resourceId: 'r9', startsAt: quarter(first), endsAt: quarter(first + 3) };
      const visitor = () =>
        send(db, workshopId, {
          ...newWishIds(),
          page: page(),
          group: 'workshop',
          services: servicesOf(page()),
          taken: new Map(),
          startsAt: time.startsAt,
          visitId: null,
          visitor: {
            ...{ plate: 'ABC123', name: 'Anna', phone: '+46701740605', email: null },
            message: null,
          },
        }).then(({ kind }) => kind === 'sent');
      const id = `race${race}`;
      const staff = () =>
        client.isAllowed(people.staff, {
          writes: [
            create(uid, `${workshop}/bookings/${id}`, { ...unplanned, ...time }),
            ...occupied(id, { taken: [time] }).map((write) =>
              'set' in write ? { ...write, set: write.set.replace(own, workshop) } : write,
            ),
          ],
        });
      // Staff ask for every other time; they need not read first, and are always quicker.
      const isForAll = race % 2 === 0;
      const visitors = Array.from({ length: visitorsInRace }, () => visitor);
      const won = await Promise.all(
        [...visitors, ...(isForAll ? [] : [staff])].map((start) => start()),
      );
      const winners = won.filter(Boolean).length;
      if (winners !== 1) wrong.push(`${race}: ${winners} have won`);
      wins[won[visitorsInRace] ? 'staff' : 'visitor'] += 1;
    }
    const held = await quartersOnServer(workshop, project);
    const perRequest = new Map<string, number>();
    for (const each of Object.values(held)) {
      perRequest.set(each, (perRequest.get(each) ?? 0) + 1);
    }
    expect([...perRequest.values()].filter((quarters) => quarters !== 3)).toEqual([]);
  };
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));

  expect(wrong).toEqual([]);
  expect(wins.visitor).toBeGreaterThan(0);
  expect(wins.staff).toBeGreaterThan(0);
  console.log(`Lopp om tider: ${wins.visitor} besökare och ${wins.staff} medarbetare hann först`);
}, 900_000);
