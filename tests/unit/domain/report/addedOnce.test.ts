import { parseDate } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import { withAttendance } from '@/domain/report/attendance';
import {
  addedFacts,
  addedOnce,
  areNothing,
  type Facts,
  factsIn,
  noFacts,
  valueOf,
} from '@/domain/report/facts';
import { overviewOf } from '@/domain/report/overview';
import { dayTexts } from '@/domain/report/period';
import { parseSealed, sealedText } from '@/domain/report/reportMonth';
import { starterWeek } from '@/domain/workshop/starterSet';
import { builtLedger } from '../ledger/builtLedger';

const days = { first: parseDate('2026-01-15'), last: parseDate('2026-03-10') };
const facts = new Map<string, Facts>(
  dayTexts(days).map((day, place) => [
    day,
    // The second half takes back what the first has sold.
    parseSealed(
      `net|25|${100 * place}${place < 20 ? `;customer|anna|${place < 10 ? 5 : -5}` : ''}`,
    ),
  ]),
);

describe('facts that are added up', () => {
  test('are those of the days, month by month or all at once', () => {
    const all = addedFacts(facts.values());
    expect(sealedText(all)).toBe('net|25|148500');
    expect(sealedText(factsIn(facts, days))).toBe('net|25|148500');
    expect(areNothing(factsIn(facts, days))).toBe(false);
    expect(areNothing(factsIn(new Map(), days))).toBe(true);
    expect(areNothing(addedFacts([parseSealed('net|25|7'), parseSealed('net|25|-7')]))).toBe(true);
  });

  test('are added up once for as long as no day is another', () => {
    const before = factsIn(facts, days);
    expect(factsIn(new Map(facts), days)).toBe(before);
    const changed = new Map(facts).set('2026-02-20', parseSealed('net|25|1'));
    expect(sealedText(factsIn(changed, days))).toBe('net|25|144901');
    expect(sealedText(before)).toBe('net|25|148500');
    // Fewer days that begin with the same one are other sums.
    const [one = noFacts, other = noFacts] = facts.values();
    expect(sealedText(addedOnce([one, other]))).toBe('customer|anna|10;net|25|100');
  });

  test('are added up once also where the first month has nothing', () => {
    const long = { first: parseDate('2025-11-01'), last: days.last };
    const other = { first: parseDate('2025-10-01'), last: parseDate('2026-02-28') };
    const before = factsIn(facts, long);
    expect(sealedText(before)).toBe(sealedText(factsIn(facts, days)));
    factsIn(facts, other);
    expect(factsIn(facts, long)).toBe(before);
  });

  test('with attended minutes are the same for as long as the shifts are', async () => {
    const { device, shifts } = builtLedger();
    const add = device();
    await add('in', '2026-02-20 07:00', { personId: 'bo' });
    await add('out', '2026-02-20 11:00', { personId: 'bo' });
    const { shifts: all } = shifts();
    const attended = withAttendance(facts, all, days);
    expect(sealedText(attended.get('2026-02-20') ?? noFacts)).toBe('attended|bo|240;net|25|3600');
    expect(attended.get('2026-02-21')).toBe(facts.get('2026-02-21'));
    const before = factsIn(attended, days);
    expect(valueOf(before, 'attended', 'bo')).toBe(240);
    expect(factsIn(withAttendance(new Map(facts), all, days), days)).toBe(before);
  });
});

test('nobody knows who came back before it is known which customers are the same', () => {
  const hours = { week: starterWeek, closedOnHolidays: true, exceptions: new Map() };
  const about = { resourceIds: ['lift1'], hours, customerNow: null };
  const overview = overviewOf(facts, days, about);
  expect([overview.customers, overview.returning]).toEqual([null, null]);
  const known = overviewOf(facts, days, { ...about, customerNow: (id) => id });
  expect([known.customers, known.returning]).toEqual([0, 0]);
  expect(known.salesOre).toBe(overview.salesOre);
});
