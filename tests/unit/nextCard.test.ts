import { expect, test } from 'vitest';
import { type Box, nextCard } from '@/features/calendar/view/nextCard';

const box = (left: number, top: number, height = 70): Box => ({
  left,
  right: left + 100,
  top,
  bottom: top + height,
});

// Two columns: the first has a card at the top and one far below, the second three in a row.
const boxes = [box(0, 0), box(0, 400), box(110, 20), box(110, 100), box(110, 420)];

test.each<[number, string, number | null]>([
  [0, 'ArrowDown', 1],
  [0, 'ArrowUp', null],
  [0, 'ArrowLeft', null],
  [0, 'ArrowRight', 2],
  [1, 'ArrowUp', 0],
  [1, 'ArrowRight', 4],
  [2, 'ArrowDown', 3],
  [3, 'ArrowDown', 4],
  [3, 'ArrowLeft', 0],
  [4, 'ArrowLeft', 1],
  [4, 'ArrowDown', null],
  [0, 'Enter', null],
])('from card %i, %s leads to %s', (from, key, expected) => {
  const own = boxes[from];
  const others = boxes.filter((each) => each !== own);
  const next = own && nextCard(key, own, others);
  expect(typeof next === 'number' ? boxes.indexOf(others[next] ?? box(0, 0)) : next).toBe(expected);
});

test('a card straight ahead is nearer than one that is aside', () => {
  expect(nextCard('ArrowDown', box(0, 0), [box(300, 80), box(0, 200)])).toBe(1);
});
