import { parseDate } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import { withAttendance } from '@/domain/report/attendance';
import { addedFacts, addedOnce, type Facts, factsIn } from '@/domain/report/facts';
import { overviewOf } from '@/domain/report/overview';
import { dayTexts } from '@/domain/report/period';
import { starterWeek } from '@/domain/workshop/starterSet';
import { builtLedger } from '../ledger/builtLedger';

const days = { first: parseDate('2026-01-15'), last: parseDate('2026-03-10') };
const facts = new Map<string, Facts>(
  dayTexts(days).map((day, place) => [
    day,
    new Map([
      ['net|25', 100 * place],
      // The second half takes back what the first has sold.
      ['customer|anna', place < 10 ? 5 : place < 20 ? -5 : 0],
    ]),
  ]),
);

describe('facts that are added up', () => {
  test('are those of the days, month by month or all at once', () => {
    const all = addedFacts(facts.values());
    expect(all.get('net|25')).toBe(148_500);
    expect(factsIn(facts, days)).toEqual(all);
    expect(factsIn(facts, days).has('customer|anna')).toBe(false);
    expect(factsIn(new Map(), days).size).toBe(0);
  });

  test('are added up once for as long as no day is another', () => {
    const before = factsIn(facts, days);
    expect(factsIn(new Map(facts), days)).toBe(before);
    const changed = new Map(facts).set('2026-02-20', new Map([['net|25', 1]]));
    expect(factsIn(changed, days)).toEqual(addedFacts(changed.values()));
    expect(factsIn(changed, days)).not.toEqual(before);
    // Fewer days that begin with the same one are other sums.
    const [one, other] = [...facts.values()];
    expect(addedOnce([one ?? new Map(), other ?? new Map()])).toEqual(
      addedFacts([...facts.values()].slice(0, 2)),
    );
  });

  test('are added up once also where the first month has nothing', () => {
    const long = { first: parseDate('2025-11-01'), last: days.last };
    const other = { first: parseDate('2025-10-01'), last: parseDate('2026-02-28') };
    const before = factsIn(facts, long);
    expect(before).toEqual(factsIn(facts, days));
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
    expect(attended.get('2026-02-20')?.get('attended|bo')).toBe(240);
    expect(attended.get('2026-02-20')?.get('net|25')).toBe(3600);
    expect(attended.get('2026-02-21')).toBe(facts.get('2026-02-21'));
    const before = factsIn(attended, days);
    expect(before.get('attended|bo')).toBe(240);
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
