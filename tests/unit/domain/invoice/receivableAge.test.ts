import { parseDate } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOf, isMeant, owedBy } from '@/domain/invoice/receivableAge';
import { leftOre } from '@/domain/invoice/receivable';
import { receivable } from './owed';

const today = parseDate('2026-11-23');
const due = (days: number) => today.subtract({ days }).toString();

describe('the age of what is owed', () => {
  it.each([
    ...[[-1, 'notDue'] as const, [0, 'notDue'] as const, [1, 'upTo30'] as const],
    ...[[30, 'upTo30'] as const, [31, 'upTo60'] as const, [60, 'upTo60'] as const],
    ...[[61, 'upTo90'] as const, [90, 'upTo90'] as const, [91, 'over90'] as const],
  ])('of an invoice due %i days ago is %s', (days, age) => {
    expect(ageOf({ dueOn: due(days) }, today)).toBe(age);
  });

  it('is counted in calendar days, also over a clock change and a leap day', () => {
    expect(ageOf({ dueOn: '2026-09-24' }, parseDate('2026-10-25'))).toBe('upTo60');
    expect(ageOf({ dueOn: '2028-02-28' }, parseDate('2028-03-29'))).toBe('upTo30');
  });
});

describe('what is owed', () => {
  it('is summed by age, and what customers have to get back stands apart', () => {
    const owed = owedBy(
      [
        receivable(10_001, { dueOn: due(100) }),
        receivable(10_002, { dueOn: due(2), paidOre: 79_300 }),
        receivable(10_003, { dueOn: due(1), creditedOre: 79_301 }),
        receivable(10_004, { paidOre: 200_000 }),
      ],
      today,
    );
    expect(owed.groups.map(({ age, leftOre: left }) => [age, left])).toEqual([
      ['upTo30', 199_999],
      ['over90', 179_300],
    ]);
    expect(owed.owedOre).toBe(379_299);
    expect([owed.overpaid.map(({ id }) => id), owed.overpaidOre]).toEqual([['F10004'], 20_700]);
  });

  it('is nothing where there is nothing', () => {
    expect(owedBy([], today)).toEqual({ groups: [], owedOre: 0, overpaid: [], overpaidOre: 0 });
  });

  it('adds up to exactly the rows, whatever is owed', () => {
    const some = fc.array(
      fc.record({
        payableOre: fc.integer({ min: -1_000_000, max: 100_000_000 }),
        paidOre: fc.integer({ min: -1_000_000, max: 100_000_000 }),
        days: fc.integer({ min: -60, max: 400 }),
      }),
    );
    fc.assert(
      fc.property(some, (list) => {
        const entries = list.map(({ days, ...changes }, n) =>
          receivable(n + 1, { ...changes, dueOn: due(days) }),
        );
        const owed = owedBy(entries, today);
        const rows = owed.groups.flatMap((group) => group.entries);
        const sum = (all: typeof entries) => all.reduce((ore, { data }) => ore + leftOre(data), 0);
        expect(sum(rows)).toBe(owed.owedOre);
        expect(owed.groups.every((group) => group.leftOre === sum(group.entries))).toBe(true);
        expect(owed.owedOre - owed.overpaidOre).toBe(sum(entries));
      }),
    );
  });
});

describe('a search', () => {
  it.each([
    ...[['berg', true] as const, ['ANNA b', true] as const, ['10001', true] as const],
    ...[['100016', true] as const, ['Bo', false] as const, ['', true] as const],
  ])('for ”%s”: %s', (search, isFound) => {
    expect(isMeant(receivable(10_001).data, search)).toBe(isFound);
  });
});
