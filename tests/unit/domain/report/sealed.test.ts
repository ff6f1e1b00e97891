import { type CalendarDate, parseDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { contributionsOf } from '@/domain/report/contributions';
import { type Facts, factsOf, measures } from '@/domain/report/facts';
import { parseSealed, sealedText } from '@/domain/report/reportMonth';
import { staleDays } from '@/domain/report/staleDays';
import { randomFrom } from '../../../../scripts/demo/random';
import { ReportWorld } from './reportWorld';

const first = parseDate('2026-09-01');

function factsNow(world: ReportWorld, day: CalendarDate): Facts {
  const contributions = contributionsOf(world.sourcesOf(day), day, day);
  return factsOf(contributions.flatMap(({ parts }) => parts));
}

test.each([1, 2, 3])(
  'after 1,000 random edits, credits, moves and removals the sealed days are what all documents say (seed %i)',
  (seed) => {
    const random = randomFrom(seed);
    const world = new ReportWorld(random);
    const sealed = new Map<string, Facts>();
    let sealedAt = world.now;
    let recomputed = 0;

    /** As a device does: it seals the days that are over, and seals anew what has changed since. */
    function open() {
      const stale = staleDays(sealed, world.changedSince(sealedAt));
      for (let day = first; day.compare(world.today) < 0; day = day.add({ days: 1 })) {
        const name = String(day);
        if (sealed.has(name) && !stale.has(name)) continue;
        if (sealed.has(name)) recomputed += 1;
        sealed.set(name, parseSealed(sealedText(factsNow(world, day))) ?? new Map());
      }
      sealedAt = world.now;
    }

    for (let edit = 0; edit < 1000; edit += 1) {
      world.edit();
      if (random.chance(0.05)) open();
    }
    open();

    for (const [day, facts] of sealed) {
      expect([day, sealedText(facts)]).toEqual([day, sealedText(factsNow(world, parseDate(day)))]);
    }
    expect(sealed.size).toBeGreaterThan(40);
    expect(recomputed).toBeGreaterThan(100);
    const sealedMeasures = new Set(
      [...sealed.values()].flatMap((facts) => [...facts.keys()].map((name) => name.split('|')[0])),
    );
    expect([...sealedMeasures].toSorted()).toEqual(
      measures.filter((measure) => measure !== 'attended').toSorted(),
    );
    const filled = [...sealed.values()].filter(({ size }) => size > 5);
    expect(filled.length).toBeGreaterThan(10);
  },
);
