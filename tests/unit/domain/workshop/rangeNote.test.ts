import { expect, test } from 'vitest';
import type { CalendarView } from '@/domain/time/calendarRange';
import { dayOf } from '@/domain/time/swedishTime';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { rangeNote } from '@/domain/workshop/rangeNote';
import { starterWeek } from '@/domain/workshop/starterSet';
import { at } from '../../../support/swedishInstant';

const day = (text: string) => dayOf(at(`${text} 12:00`));
const hours: OpeningHours = {
  week: {
    ...starterWeek,
    thursday: [
      { opens: 450, closes: 720 },
      { opens: 780, closes: 1020 },
    ],
  },
  closedOnHolidays: true,
  exceptions: new Map([
    [
      '2026-11-23',
      {
        intervals: [],
        label: 'Inventering',
        createdAt: at('2026-11-01 08:00'),
        updatedAt: at('2026-11-01 08:00'),
      },
    ],
    [
      '2026-11-24',
      {
        intervals: [{ opens: 600, closes: 840 }],
        label: 'Utbildning',
        createdAt: at('2026-11-01 08:00'),
        updatedAt: at('2026-11-01 08:00'),
      },
    ],
  ]),
};

test.each<[CalendarView, string, string]>([
  ['day', '2026-11-20', 'v.\u00a047 · öppet 07:00–17:00'],
  ['day', '2026-11-19', 'v.\u00a047 · öppet 07:30–12:00, 13:00–17:00'],
  ['day', '2026-11-21', 'v.\u00a047 · stängt på lördagar'],
  ['day', '2026-11-23', 'v.\u00a048 · stängt: Inventering'],
  ['day', '2026-11-24', 'v.\u00a048 · öppet 10:00–14:00 (Utbildning)'],
  ['day', '2026-12-25', 'v.\u00a052 · stängt: Juldagen'],
  ['week', '2026-11-20', 'v.\u00a047'],
  ['list', '2026-11-16', 'v.\u00a047'],
  ['list', '2026-11-20', 'v.\u00a047–48'],
  ['month', '2026-11-20', ''],
])('a %s on %s says "%s"', (view, on, note) => {
  expect(rangeNote(view, day(on), hours)).toBe(note);
});

test('a day whose hours are not there yet says its week', () => {
  expect(rangeNote('day', day('2026-11-20'), null)).toBe('v.\u00a047');
});
