import { type CalendarDate, parseDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { contributionsOf } from '@/domain/report/contributions';
import { type Facts, factsOf, measures } from '@/domain/report/facts';
import { changesIn, noNews, withNews } from '@/domain/report/news';
import { parseSealed, sealedText } from '@/domain/report/reportMonth';
import type { Sources } from '@/domain/report/sources';
import { staleDays } from '@/domain/report/staleDays';
import { randomFrom } from '../../../../scripts/demo/random';
import { ReportWorld } from './reportWorld';

const first = parseDate('2026-09-01');

function factsNow(world: ReportWorld, day: CalendarDate): Facts {
  const contributions = contributionsOf(world.sourcesOf(day), day, day);
  return factsOf(contributions.flatMap(({ parts }) => parts));
}

test.each([1, 2, 3])(
  'sealed days are what all documents say after 1,000 random edits (seed %i)',
  (seed) => {
    const world = new ReportWorld(randomFrom(seed));
    const visits = randomFrom(1000 + seed);
    const sealed = new Map<string, Facts>();
    let sealedAt = world.now;
    let recomputed = 0;

    let kept: { day: string; sources: Sources; readAt: Date } | null = null;
    let read = 0;
    let again = 0;

    /** As a device does with the day that is going on: it reads all of it once, and then what has changed. */
    function look() {
      const day = String(world.today);
      const from = kept?.day === day ? kept.readAt : null;
      const whole = from && kept ? kept.sources : world.sourcesOf(world.today);
      const news = from ? world.newsSince(from) : noNews;
      const sources = world.withNamed(withNews(whole, news, day));
      kept = { day, sources, readAt: world.now };
      const facts = factsOf(
        contributionsOf(sources, world.today, world.today).flatMap(({ parts }) => parts),
      );
      expect([day, sealedText(facts)]).toEqual([day, sealedText(factsNow(world, world.today))]);
      read += 1;
      if (from) again += 1;
    }

    /** As a device does: it seals the days that are over, and seals anew what has changed since. */
    function open() {
      const news = world.newsSince(sealedAt);
      const stale = staleDays(sealed, changesIn(news, sealedAt));
      for (const day of stale) sealed.delete(day);
      recomputed += stale.size;
      // A clock that is ahead takes the day for over that is going on.
      const end = visits.chance(0.2) ? world.today.add({ days: 1 }) : world.today;
      for (let day = first; day.compare(end) < 0; day = day.add({ days: 1 })) {
        const name = String(day);
        if (sealed.has(name)) continue;
        sealed.set(name, parseSealed(sealedText(factsNow(world, day))));
      }
      sealedAt = world.now;
    }

    for (let edit = 0; edit < 1000; edit += 1) {
      world.edit();
      if (visits.chance(0.05)) open();
      if (visits.chance(0.1)) look();
    }
    open();

    for (const [day, facts] of sealed) {
      expect([day, sealedText(facts)]).toEqual([day, sealedText(factsNow(world, parseDate(day)))]);
    }
    expect(sealed.size).toBeGreaterThan(40);
    expect(recomputed).toBeGreaterThan(100);
    expect([read, again].map((count) => count > 30)).toEqual([true, true]);
    const sealedMeasures = new Set(
      [...sealed.values()].flatMap((facts) => measures.filter((each) => facts.by(each).size > 0)),
    );
    expect([...sealedMeasures].toSorted()).toEqual(
      measures.filter((measure) => measure !== 'attended').toSorted(),
    );
    const filled = [...sealed.values()].filter((facts) => sealedText(facts).split(';').length > 5);
    expect(filled.length).toBeGreaterThan(10);
  },
);
