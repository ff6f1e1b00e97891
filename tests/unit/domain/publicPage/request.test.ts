import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { freePlace } from '@/domain/publicPage/publicTimes';
import {
  canBeCalledOff,
  countedUp,
  expiresAt,
  isHourOver,
  modeOf,
  visitorDraft,
} from '@/domain/publicPage/request';
import { declineMessage } from '@/domain/publicPage/requestMessages';
import { dayOf } from '@/domain/time/swedishTime';
import { at } from '../../../support/swedishInstant';

const typed = {
  ...{ plate: 'abc 12d', name: ' Anna  Berg ', phone: '070-174 06 05' },
  ...{ email: '', message: '' },
};

describe('The fields of a visitor', () => {
  it('are read as people type them', () => {
    expect(safeParse(visitorDraft, typed).output).toEqual({
      ...{ plate: 'ABC12D', name: 'Anna Berg', phone: '+46701740605' },
      ...{ email: null, message: null },
    });
  });

  it.each([
    [{ plate: '' }, 'Fyll i registreringsnumret.'],
    [{ name: ' ' }, 'Fyll i ditt namn.'],
    [{ message: '811218-9876' }, 'Ser ut som ett personnummer. Kunders personnummer sparas inte.'],
  ])('are refused: %o', (values, message) => {
    const { issues } = safeParse(visitorDraft, { ...typed, ...values });
    expect(issues?.[0].message).toBe(message);
  });
});

describe('Services are booked', () => {
  const modes = { workshop: 'request', wash: 'instant' } as const;
  const service = (at: number, minutes: number) =>
    ({ id: `s${at}`, name: 'x', group: 'workshop', minutes, priceOre: 0, vatRate: 25 }) as const;
  const some = (count: number, minutes: number) =>
    Array.from({ length: count }, (_, at) => service(at, minutes));

  it.each([
    [6, 30, 'request'],
    [7, 30, 'phone'],
    [2, 5040, 'request'],
    [2, 5041, 'phone'],
  ])('%i of %i minutes each: by %s', (count, minutes, mode) => {
    expect(modeOf({ modes }, 'workshop', some(count, minutes))).toBe(mode);
  });
});

describe('A request', () => {
  const createdAt = at('2026-11-20 10:00');

  it('expires after a day, or when its time begins', () => {
    const asked = { status: 'requested', createdAt, updatedAt: createdAt } as const;
    const expiry = (startsAt: Date) => expiresAt({ ...asked, startsAt });
    expect(expiry(at('2026-11-20 14:00'))).toEqual(at('2026-11-20 14:00'));
    expect(expiry(at('2026-11-25 14:00'))).toEqual(at('2026-11-21 10:00'));
  });

  it('with proposed times expires three days after them', () => {
    const [updatedAt, startsAt] = [at('2026-11-21 09:00'), at('2026-11-22 14:00')];
    const expiry = expiresAt({ status: 'proposed', createdAt, updatedAt, startsAt });
    expect(expiry).toEqual(at('2026-11-24 09:00'));
  });

  it.each([
    ['takenIn', '2026-11-24 14:00', true],
    ['proposed', '2026-11-24 14:00', false],
    ['requested', '2026-11-24 14:01', false],
    ['declined', '2026-11-20 14:00', false],
    ['cancelled', '2026-11-20 14:00', false],
  ] as const)('that is %s at %s can be called off: %s', (status, now, can) => {
    const link = { status, startsAt: at('2026-11-25 14:00') };
    expect(canBeCalledOff(link, 1440, at(now))).toBe(can);
  });

  it('is counted in the hour of the first one', () => {
    const counter = { startedAt: createdAt, count: 3, requestId: 'r1' };
    expect(countedUp(null, false, 3)).toEqual({ begins: true, count: 1 });
    expect(countedUp(counter, false, 4)).toEqual({ begins: false, count: 4 });
    expect(countedUp(counter, false, 3)).toBeNull();
    expect(countedUp(counter, true, 3)).toEqual({ begins: true, count: 1 });
    expect(isHourOver(counter, at('2026-11-20 10:59'))).toBe(false);
    expect(isHourOver(counter, at('2026-11-20 11:00'))).toBe(true);
  });

  it('gets the first place that is free for all of its time', () => {
    const startsAt = new Date(2970 * 7 * 24 * 3_600_000);
    const page = { places: { lift1: 'workshop', lift2: 'workshop', lane: 'wash' } } as const;
    const taken = new Map([['lift1_2970', new Set(['2'])]]);
    const wish = { page, taken, group: 'workshop', minutes: 45 } as const;
    expect(freePlace(wish, startsAt)).toBe('lift2');
    expect(freePlace({ ...wish, minutes: 30 }, startsAt)).toBe('lift1');
    taken.set('lift2_2970', new Set(['0']));
    expect(freePlace(wish, startsAt)).toBeUndefined();
  });

  it('is declined by a text with the car, the time and the telephone', () => {
    const today = dayOf(at('2026-11-20 10:00'));
    const declined = { plate: 'ABC123', startsAt: at('2026-11-25 14:00') };
    const { text } = declineMessage(declined, { name: 'Ekens bil', phone: '+46701740605' }, today);
    expect(text).toBe(
      'Hej! Tyvärr kan vi inte ta emot ABC 123 onsdag 25 november kl. 14:00. Ring oss på 070-174 06 05, så hittar vi en annan tid.\nEkens bil',
    );
    const bare = declineMessage(declined, { name: 'Ekens bil', phone: null }, today);
    expect(bare.text).toContain('Hör av dig, så hittar vi en annan tid.');
  });
});
