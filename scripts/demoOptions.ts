import { parseArgs } from 'node:util';
import { dayOf, parseDay } from '@/domain/time/swedishTime';
import type { DemoOptions } from './demoData';
import { Problem } from './problem';

/**
 * Reads `--day 2026-11-20`, `--seed 7`, `--size large`, `--years 0` and `--awkward`; the default is today's demo of normal size
 * with two years behind it.
 */
export function demoOptions(): DemoOptions {
  const { values } = parseArgs({
    options: {
      day: { type: 'string' },
      seed: { type: 'string', default: '1' },
      size: { type: 'string', default: 'normal' },
      years: { type: 'string', default: '2' },
      awkward: { type: 'boolean', default: false },
    },
  });
  const { size, awkward } = values;
  if (size !== 'normal' && size !== 'large') throw new Problem('--size är normal eller large.');
  const seed = Number(values.seed);
  if (!Number.isSafeInteger(seed)) throw new Problem('--seed är ett heltal.');
  const years = Number(values.years);
  if (![0, 1, 2].includes(years)) throw new Problem('--years är 0, 1 eller 2.');
  const realToday = dayOf(new Date());
  if (values.day === undefined) return { today: realToday, seed, size, years, awkward };
  const day = parseDay(values.day);
  if (!day.ok) throw new Problem(`--day: ${day.message}`);
  // The app asks for changes after the latest stamp it knows; a stamp in the future would hide every change
  // until then.
  if (day.value.compare(realToday) > 0) throw new Problem('--day kan inte ligga i framtiden.');
  return { today: day.value, seed, size, years, awkward };
}
