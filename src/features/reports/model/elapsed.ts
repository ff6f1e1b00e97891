import { formatDuration } from '@/domain/values/duration';

const dayMinutes = 1440;

/** Elapsed time as people say it: `45 min`, `5 h 30 min`, and from two days on `3,5 dygn`. */
export function elapsed(minutes: number): string {
  if (minutes < 2 * dayMinutes) return formatDuration(minutes);
  const days = Math.round((minutes / dayMinutes) * 10) / 10;
  return `${days.toLocaleString('sv-SE')}\u00a0dygn`;
}
