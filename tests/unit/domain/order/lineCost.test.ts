import { expect, test } from 'vitest';
import { latestCosts } from '@/domain/order/lineCost';

const cost = (lineId: string, costOre: number | null, day: number) => ({
  ...{ orderId: '1042', lineId, costOre },
  createdAt: new Date(2026, 10, day),
});

test('of a line the latest cost counts, and none once it is taken back', () => {
  const costs = [
    ...[cost('a', 7000, 3), cost('a', 6250, 2), cost('b', 100, 1)],
    ...[cost('c', 100, 1), cost('c', null, 2), cost('d', 0, 1)],
  ];
  expect([...latestCosts(costs)].toSorted()).toEqual([
    ['a', 7000],
    ['b', 100],
    ['d', 0],
  ]);
});
