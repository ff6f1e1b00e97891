import { expect, test } from 'vitest';
import { usualHours } from '@/domain/publicPage/usualHours';

const hours = '07:00–17:00';

test.each([
  [[hours, hours, hours, hours, hours, '', ''], 'Mån–fre 07:00–17:00, lör–sön stängt'],
  [
    [hours, hours, '', hours, hours, '10:00–14:00', ''],
    'Mån–tis 07:00–17:00, ons stängt, tors–fre 07:00–17:00, lör 10:00–14:00, sön stängt',
  ],
  [Array.from({ length: 7 }, () => hours), 'Mån–sön 07:00–17:00'],
  [Array.from({ length: 7 }, () => ''), 'Mån–sön stängt'],
  [[], 'Mån–sön stängt'],
])('days in a row with the same hours are joined: %#', (week, text) => {
  expect(usualHours(week)).toBe(text);
});

test('a day with a break keeps its hours apart from the next day', () => {
  const broken = '07:00–12:00, 13:00–17:00';
  expect(usualHours([broken, broken, broken, broken, broken, '', ''])).toBe(
    'Mån–fre 07:00–12:00, 13:00–17:00; lör–sön stängt',
  );
});
