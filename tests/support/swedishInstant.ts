import { instantAt, parseDay } from '@/domain/time/swedishTime';

/** The instant of `2026-11-20 07:00` in Swedish time. */
export function at(text: string): Date {
  const [date = '', clock = ''] = text.split(' ');
  const day = parseDay(date);
  if (!day.ok) throw new Error(day.message);
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return instantAt(day.value, hours * 60 + minutes);
}
