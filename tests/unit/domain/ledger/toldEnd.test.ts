import { parseDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { possibleEndDays, readToldEnd } from '@/domain/ledger/toldEnd';
import { at } from '../../../support/swedishInstant';

const startsAt = at('2026-11-20 22:00');
const now = at('2026-11-22 07:00');

describe('The end that a person tells of a shift', () => {
  it('is on the day of the shift, or on the next one, when that has come', () => {
    const daysAt = (when: Date) => possibleEndDays(startsAt, when).map(String);
    expect(daysAt(now)).toEqual(['2026-11-20', '2026-11-21']);
    expect(daysAt(at('2026-11-20 23:00'))).toEqual(['2026-11-20']);
  });

  it.each([
    ['2026-11-20', '23:30', at('2026-11-20 23:30')],
    ['2026-11-21', '0600', at('2026-11-21 06:00')],
    ['2026-11-20', '24:00', at('2026-11-21 00:00')],
  ])('is read on %s at %s', (day, clock, value) => {
    expect(readToldEnd(startsAt, now, parseDate(day), clock)).toEqual({ ok: true, value });
  });

  it.each([
    ['2026-11-20', '', 'Fyll i ett klockslag.'],
    ['2026-11-20', '22:00', 'Tiden är före instämplingen.'],
    ['2026-11-22', '07:01', 'Tiden har inte varit än.'],
  ])('is refused on %s at %j', (day, clock, message) => {
    expect(readToldEnd(startsAt, now, parseDate(day), clock)).toEqual({ ok: false, message });
  });
});
