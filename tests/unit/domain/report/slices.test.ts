import { describe, expect, test } from 'vitest';
import { parseDate } from '@internationalized/date';
import { newOrder } from '@/domain/order/newOrder';
import { contributionsOf } from '@/domain/report/contributions';
import { factsOf } from '@/domain/report/facts';
import { hasGoals, salesGoal } from '@/domain/report/goalSum';
import { marginOf } from '@/domain/report/margin';
import { monthDays, monthsOf } from '@/domain/report/months';
import { sliceRows, slices, sliceSum } from '@/domain/report/slices';
import { noSources } from '@/domain/report/sources';
import { issuedInvoice } from '../../../support/issuedInvoice';

const day = parseDate('2026-11-20');
const at = new Date('2026-11-20T09:00:00Z');
const stamps = { createdAt: at, updatedAt: at };
const order = {
  ...newOrder({ stage: 'invoiced', staffId: 'anders', invoiceIds: ['F10001'] }),
  lines: {
    a: 'labour|1500|h|119500|0|25|bo|accepted|179250|done|Felsökning',
    b: 'part|1000|st|10000|0|25||accepted|10000|done|Filter',
    c: 'part|1000|st|30000|0|25||accepted|30000|done|Filter',
  },
  ...stamps,
};
const invoice = {
  ...issuedInvoice({ vehicleId: 'car' }),
  lines: [
    'labour|1500|h|119500|0|25|Felsökning',
    'part|1000|st|10000|0|25|Filter',
    'part|1000|st|30000|0|25|Filter',
  ],
  ...{ net25Ore: 219_250, vat25Ore: 54_813, netOre: 219_250, vatOre: 54_813 },
  ...{ createdAt: at, createdBy: 'owner' },
};
const invoices = [{ id: 'F10001', data: invoice, pending: false }];
const orders = [{ id: '1042', data: order, pending: false }];
const sources = { ...noSources, invoices, orders };
const contributions = contributionsOf(sources, day, day);
const facts = factsOf(contributions.flatMap(({ parts }) => parts));

describe('the documents of a row of a report', () => {
  test('add up to what the row says, whatever the row tells apart', () => {
    for (const slice of slices) {
      for (const key of facts.by(slice).keys()) {
        const cut = { of: slice, isIn: (each: string) => each === key };
        const rows = sliceRows(cut, contributions, sources);
        const sum = rows.reduce((total, { value }) => total + value, 0);
        expect([slice, key, sum]).toEqual([slice, key, sliceSum(cut, facts)]);
      }
    }
    const bo = { of: 'person' as const, isIn: (key: string) => key === 'bo' };
    expect(sliceRows(bo, contributions, sources)).toMatchObject([{ id: 'F10001', value: 179_250 }]);
  });

  test('are those of all keys that stand for the same', () => {
    const makeOf = (key: string) => (key === 'car' ? 'Volvo' : key);
    const cutOf = (make: string) => ({
      of: 'vehicle' as const,
      isIn: (key: string) => makeOf(key) === make,
    });
    expect(sliceSum(cutOf('Volvo'), facts)).toBe(219_250);
    expect(sliceRows(cutOf('Volvo'), contributions, sources)).toHaveLength(1);
    expect(sliceRows(cutOf('car'), contributions, sources)).toEqual([]);
  });

  test('leave out what adds nothing', () => {
    const nobody = { of: 'sold' as const, isIn: () => true };
    const parts = [{ ...invoice, lines: ['part|1000|st|219250|0|25|Växellåda'] }];
    const some = {
      ...sources,
      invoices: [{ id: 'F10001', data: parts[0] ?? invoice, pending: false }],
    };
    expect(sliceRows(nobody, contributionsOf(some, day, day), some)).toEqual([]);
  });
});

test('lines of the same part have each its own cost, the one that was noted last', () => {
  const cost = (lineId: string, costOre: number, minute: number) => ({
    ...{ orderId: '1042', lineId, costOre },
    createdAt: new Date(at.getTime() + minute * 60_000),
  });
  const costs = [cost('b', 6_000, 2), cost('c', 20_000, 0), cost('b', 5_000, 1)];
  expect(marginOf(invoices, orders, costs)).toEqual({
    ...{ soldOre: 40_000, costOre: 26_000, unknownOre: 0 },
    rows: [{ key: 'Filter', soldOre: 40_000, costOre: 26_000 }],
  });
  expect(marginOf(invoices, orders, costs.slice(0, 1))).toMatchObject({
    ...{ soldOre: 10_000, costOre: 6_000, unknownOre: 30_000 },
  });
});

describe('the goal of a quarter', () => {
  const goal = (id: string, salesOre: number | null) => ({
    id,
    data: { salesOre, utilisation: 70, ...stamps },
  });
  const days = { first: parseDate('2026-10-01'), last: parseDate('2026-12-31') };
  const months = monthsOf(days);

  test('is the sum of what its months aim at', () => {
    expect(months).toEqual(['2026-10', '2026-11', '2026-12']);
    const goals = [goal('2026-10', 100), goal('2026-11', 250), goal('2026-12', 5)];
    expect(salesGoal(months, goals)).toEqual({ salesOre: 355, without: [] });
  });

  test('is none while a month has none', () => {
    const goals = [goal('2026-10', 100), goal('2026-12', null)];
    expect(salesGoal(months, goals)).toEqual({
      ...{ salesOre: null, without: ['2026-11', '2026-12'] },
    });
    expect(String(monthDays('2026-11').last)).toBe('2026-11-30');
  });

  test('is one that days and weeks have not', () => {
    expect((['day', 'week', 'month', 'quarter', 'year', 'own'] as const).filter(hasGoals)).toEqual([
      ...['month', 'quarter', 'year'],
    ]);
  });
});
