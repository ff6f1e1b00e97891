import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount } from '../support/amount';
import { fromEnvironment } from '../support/emulators';
import { quartersDue, quartersOnServer } from '../support/occupancy';
import { rulesClient, type RulesClient, type Write } from '../support/rulesClient';
import { unplanned } from './bookingWorld';
import { occupied, removal, type Time } from './bookingWrites';
import { member, people, seeded, updatedBy, workshops } from './world';
import { create } from './writes';

const { own } = workshops;
const { uid } = people.staff;
const project = 'demo-rules-races';
const seed = 20_261_120;
const count = amount(1000, 100);
/** The number of races at once: enough to keep two cores busy. */
const lanes = 4;
const quarter = 15 * 60_000;
/** Three quarters before a week of occupancy begins. */
const evening = new Date('2026-11-25T23:15:00Z').getTime();

/** The quarters that a person asks for, counted from the evening, and the winner's later request. */
interface Wish {
  first: number;
  quarters: number;
  then: 'keep' | 'move' | 'cancel' | 'remove';
  target: number;
}

const wish = fc.record<Wish>({
  first: fc.nat(3),
  quarters: fc.integer({ min: 1, max: 3 }),
  then: fc.constantFrom('keep', 'move', 'move', 'cancel', 'remove'),
  target: fc.nat(3),
});
const races = fc.sample(
  fc.oneof(
    { weight: 3, arbitrary: fc.array(wish, { minLength: 2, maxLength: 4 }) },
    { weight: 1, arbitrary: fc.array(wish, { minLength: 5, maxLength: 10 }) },
  ),
  { seed, numRuns: count },
);

/** A client with the rules and one member of staff. */
async function startClient() {
  const client = rulesClient(fromEnvironment('FIRESTORE_EMULATOR'), project);
  await client.write([
    { set: `${own}/members/${uid}`, fields: { ...member(uid, 'staff'), ...seeded } },
  ]);
  return client;
}

const timeOf = (lift: number, first: number, quarters: number) => ({
  resourceId: `lift${lift}`,
  startsAt: new Date(evening + first * quarter),
  endsAt: new Date(evening + (first + quarters) * quarter),
});

const book = (client: RulesClient, id: string, time: Required<Time>) =>
  client.isAllowed(people.staff, {
    writes: [
      create(uid, `${own}/bookings/${id}`, { ...unplanned, ...time }),
      ...occupied(id, { taken: [time] }),
    ],
  });

/** Makes all requests of a race for a lift at once; returns for each request whether it succeeded. */
const race = (client: RulesClient, lift: number, wishes: readonly Wish[]) =>
  Promise.all(
    wishes.map(({ first, quarters }, n) =>
      book(client, `race${lift}-${n}`, timeOf(lift, first, quarters)),
    ),
  );

/** The next write of a winner to its booking; all winners write at once. */
function next(lift: number, n: number, { first, quarters, then, target }: Wish): Write[] {
  const id = `race${lift}-${n}`;
  const path = `${own}/bookings/${id}`;
  const [time, moved] = [timeOf(lift, first, quarters), timeOf(lift, target, quarters)];
  const change = (fields: object): Write => ({
    set: path,
    fields: updatedBy(uid, {}, { ...fields }),
    mask: [...Object.keys(fields), 'updatedBy'],
  });
  if (then === 'keep') return [change({ note: 'Ring först' })];
  if (then === 'cancel')
    return [change({ status: 'cancelled' }), ...occupied(id, { freed: [time] })];
  if (then === 'remove') {
    return [{ delete: path }, removal(id, uid), ...occupied(id, { freed: [time] })];
  }
  const span = { startsAt: moved.startsAt, endsAt: moved.endsAt };
  return [change(span), ...exchanged(id, time, moved)];
}

/** Frees one time and takes another; the two may overlap. */
function exchanged(id: string, former: Required<Time>, time: Required<Time>): Write[] {
  const within = (inner: number, { startsAt, endsAt }: Required<Time>) =>
    inner >= startsAt.getTime() && inner < endsAt.getTime();
  const quartersOf = (of: Required<Time>, besides: Required<Time>) =>
    Array.from({ length: (of.endsAt.getTime() - of.startsAt.getTime()) / quarter }, (_, n) => n)
      .map((n) => of.startsAt.getTime() + n * quarter)
      .filter((start) => !within(start, besides))
      .map((start) => ({
        resourceId: of.resourceId,
        startsAt: new Date(start),
        endsAt: new Date(start + quarter),
      }));
  return occupied(id, { freed: quartersOf(former, time), taken: quartersOf(time, former) });
}

const wanted = ({ first, quarters }: Wish) => Array.from({ length: quarters }, (_, n) => first + n);

test(`in ${count} races for a lift, each quarter is won once at most`, async () => {
  const client = await startClient();
  const wrong: string[] = [];
  const done = { won: 0, changed: 0, refused: 0 };
  const queue = races.entries();
  const lane = async () => {
    for (const [lift, wishes] of queue) {
      const got = await race(client, lift, wishes);
      const winners = wishes.flatMap((each, n) => (got[n] ? [{ each, n }] : []));
      const quarters = winners.flatMap(({ each }) => wanted(each));
      done.won += winners.length;
      if (winners.length === 0 || new Set(quarters).size < quarters.length) {
        wrong.push(JSON.stringify({ wishes, got }));
      }
      const changes = await Promise.all(
        winners.map(({ each, n }) =>
          client.isAllowed(people.staff, { writes: next(lift, n, each) }),
        ),
      );
      for (const each of changes) done[each ? 'changed' : 'refused'] += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));

  expect(wrong).toEqual([]);
  expect(done.won).toBeGreaterThan(count);
  expect(done.won).toBeLessThan(races.flat().length);
  expect(done.changed).toBeGreaterThan(done.refused);
  expect(done.refused).toBeGreaterThan(0);
  const due = await quartersDue(own, project);
  expect(Object.keys(due).length).toBeGreaterThan(count);
  expect(await quartersOnServer(own, project)).toEqual(due);
}, 900_000);

test('a resource can be booked in every quarter of a week, and rebooked', async () => {
  const client = await startClient();
  const at = (n: number) => ({ ...timeOf(0, 3 + n, 1), resourceId: 'full' });
  const all = Array.from({ length: 672 }, (_, n) => n);
  const queue = all.values();
  const refused: number[] = [];
  const lane = async () => {
    for (const n of queue) if (!(await book(client, `full-${n}`, at(n)))) refused.push(n);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  expect(refused).toEqual([]);

  expect(await book(client, 'second', at(300))).toBe(false);
  const gone = { delete: `${own}/bookings/full-300` };
  expect(
    await client.isAllowed(people.staff, {
      writes: [gone, removal('full-300'), ...occupied('full-300', { freed: [at(300)] })],
    }),
  ).toBe(true);
  expect(await book(client, 'second', at(300))).toBe(true);
  const onServer = await quartersOnServer(own, project);
  const held = Object.keys(onServer).filter((key) => key.startsWith('full_'));
  expect(held).toHaveLength(672);
  expect(onServer).toEqual(await quartersDue(own, project));
}, 900_000);
