import { expect, test } from 'vitest';
import { odometerFinding } from '@/domain/servicebook/odometerFinding';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [[], 'Ingen mätarställning finns.'],
  [[['2026-01-02', 80]], 'En mätarställning finns: 80 km 2026-01-02.'],
  [
    [
      ['2025-01-01', 100_000],
      ['2026-01-01', 114_513],
    ],
    'Går ungefär 1 450 mil om året.',
  ],
  [
    [
      ['2025-01-01', 100_000],
      ['2026-01-01', 100_444],
    ],
    'Går ungefär 44 mil om året.',
  ],
  [
    [
      ['2025-12-01', 100_000],
      ['2026-01-01', 101_000],
    ],
    'Från 100 000 km till 101 000 km.',
  ],
  [
    [
      ['2024-01-01', 100_000],
      ['2025-01-01', 60_000],
      ['2026-01-01', 70_000],
    ],
    'Går ungefär 1 000 mil om året. Mätaren visade mindre än förut 2025-01-01.',
  ],
  [
    [
      ['2024-01-01', 100_000],
      ['2025-01-01', 60_000],
    ],
    'Från 100 000 km till 60 000 km. Mätaren visade mindre än förut 2025-01-01.',
  ],
] as const)('%j: %s', (readings, expected) => {
  expect(plain(odometerFinding(readings.map(([on, km]) => ({ on, km }))))).toBe(expected);
});
