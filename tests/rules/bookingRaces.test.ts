import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromEnvironment } from '../support/emulators';
import { rulesClient, type RulesClient } from '../support/rulesClient';
import { slotsIn, unplanned } from './bookingWorld';
import { member, people, seeded, workshops } from './world';
import { create } from './writes';

const { own } = workshops;
const seed = 20_261_120;
const count = 1000;
/** As many as keep two cores busy. */
const lanes = 4;
const quarter = 15 * 60_000;
const morning = new Date('2026-11-23T06:00:00Z').getTime();

/** The quarters that somebody wants, counted from the morning. */
interface Wish {
  first: number;
  quarters: number;
}

const wish = fc.record({ first: fc.nat(3), quarters: fc.integer({ min: 1, max: 3 }) });
const races = fc.sample(
  fc.oneof(
    { weight: 3, arbitrary: fc.array(wish, { minLength: 2, maxLength: 4 }) },
    { weight: 1, arbitrary: fc.array(wish, { minLength: 5, maxLength: 10 }) },
  ),
  { seed, numRuns: count },
);

/** All of a race ask at once for the same lift; returns for each whether it got it. */
async function race(client: RulesClient, lift: number, wishes: readonly Wish[]) {
  return Promise.all(
    wishes.map(({ first, quarters }, n) => {
      const { uid } = people.staff;
      const id = `race${lift}-${n}`;
      const resourceId = `lift${lift}`;
      const startsAt = new Date(morning + first * quarter);
      const endsAt = new Date(startsAt.getTime() + quarters * quarter);
      const booking = { ...unplanned, resourceId, startsAt, endsAt };
      const slots = Object.entries(slotsIn(id, resourceId, startsAt, endsAt));
      return client.isAllowed(people.staff, {
        writes: [
          create(uid, `${own}/bookings/${id}`, booking),
          ...slots.map(([path, fields]) => create(uid, path, fields)),
        ],
      });
    }),
  );
}

const wanted = ({ first, quarters }: Wish) => Array.from({ length: quarters }, (_, n) => first + n);

test(`of ${count} races for a lift, each quarter of an hour is won once at most`, async () => {
  const client = rulesClient(fromEnvironment('FIRESTORE_EMULATOR'), 'demo-rules-races');
  expect(await client.setRules(readFileSync('firestore.rules', 'utf8'))).toBeUndefined();
  const { uid } = people.staff;
  await client.write([
    { set: `${own}/members/${uid}`, fields: { ...member(uid, 'staff'), ...seeded } },
  ]);

  const wrong: string[] = [];
  let won = 0;
  const queue = races.entries();
  const lane = async () => {
    for (const [lift, wishes] of queue) {
      const got = await race(client, lift, wishes);
      const winners = wishes.filter((_, n) => got[n]);
      const quarters = winners.flatMap(wanted);
      won += winners.length;
      if (winners.length === 0 || new Set(quarters).size < quarters.length) {
        wrong.push(JSON.stringify({ wishes, got }));
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));

  expect(wrong).toEqual([]);
  expect(won).toBeGreaterThan(count);
  expect(won).toBeLessThan(races.flat().length);
}, 300_000);
