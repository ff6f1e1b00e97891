import { parseDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { readTimes } from '@/domain/order/timeCorrection';
import { at } from '../../../support/swedishInstant';

const day = parseDate('2026-11-20');
const read = (start: string, end: string) => {
  const { startedAt, endedAt, isNextDay } = readTimes(day, start, end);
  return { from: startedAt.ok && startedAt.value, to: endedAt.ok && endedAt.value, isNextDay };
};

describe('a corrected time', () => {
  it('ends on the day on which it began, however late its clock was stopped', () => {
    expect(read('14', '16.30')).toEqual({
      ...{ from: at('2026-11-20 14:00'), to: at('2026-11-20 16:30'), isNextDay: false },
    });
    expect(read('8', '8')).toMatchObject({ to: at('2026-11-20 08:00'), isNextDay: false });
  });

  it('ends on the next day when its end is before its start', () => {
    expect(read('22', '02')).toEqual({
      ...{ from: at('2026-11-20 22:00'), to: at('2026-11-21 02:00'), isNextDay: true },
    });
  });

  it('has clock times', () => {
    expect(read('22', 'sent')).toMatchObject({ to: false, isNextDay: false });
    expect(read('', '02')).toMatchObject({ from: false, to: at('2026-11-20 02:00') });
  });
});
