import { parseDate } from '@internationalized/date';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  companyForms,
  dutyOn,
  isDuty,
  ledgerSettingsDraft,
  type LedgerSettingsDraft,
  vehicleShares,
  workerGroups,
} from '@/domain/ledger/duty';
import type { Relation } from '@/domain/ledger/ledgerPerson';
import { at } from './builtLedger';

const combinations = companyForms.flatMap((companyForm) =>
  workerGroups.flatMap((workers) =>
    vehicleShares.map((vehicleShare): LedgerSettingsDraft => ({
      ...{ companyForm, workers, vehicleShare },
    })),
  ),
);

test.each(combinations)('the answers $companyForm, $workers, $vehicleShare', (answers) => {
  const { companyForm, workers, vehicleShare } = answers;
  const duty = dutyOn(parseDate('2026-11-20'), answers, [], () => undefined);
  const isFamily = companyForm !== 'other' && workers === 'familyOnly';
  const kind = vehicleShare === 'none' ? 'otherTrade' : isFamily ? 'family' : 'duty';
  expect(duty).toEqual({ kind });
  expect(isDuty(duty)).toBe(kind === 'duty');
});

test('before anybody has answered, the ledger is kept', () => {
  const duty = dutyOn(parseDate('2026-11-20'), null, [], () => undefined);
  expect([duty, isDuty(duty)]).toEqual([{ kind: 'unanswered' }, true]);
});

describe('a family’s exemption', () => {
  const family: LedgerSettingsDraft = {
    ...{ companyForm: 'soleTrader', workers: 'familyOnly', vehicleShare: 'all' },
  };
  const relationOf = (key: string): Relation => (key === 'olle' ? 'family' : 'hired');
  const worked = (key: string, from: string, to: string | null = null) => ({
    ...{ key, startsAt: at(from), endsAt: to === null ? null : at(to) },
  });
  const onDay = (day: string, shifts: ReturnType<typeof worked>[]) =>
    dutyOn(parseDate(day), family, shifts, relationOf);

  test('lasts while only the family works', () => {
    expect(onDay('2026-11-20', [worked('olle', '2026-11-20 07:00')])).toEqual({ kind: 'family' });
  });

  test('ends on the day of the first outsider, for the rest of the month', () => {
    const shifts = [
      worked('kim', '2026-11-20 07:00', '2026-11-20 16:00'),
      worked('kim', '2026-11-10 23:30', '2026-11-11 01:00'),
      worked('olle', '2026-11-02 07:00'),
    ];
    const outsider = {
      ...{ kind: 'outsider', from: parseDate('2026-11-10'), to: parseDate('2026-11-30') },
    };
    expect(onDay('2026-11-09', shifts)).toEqual({ kind: 'family' });
    expect(onDay('2026-11-10', shifts)).toEqual(outsider);
    expect(onDay('2026-11-30', shifts)).toEqual(outsider);
    expect(onDay('2026-12-01', shifts)).toEqual({ kind: 'family' });
    expect(isDuty(onDay('2026-11-30', shifts))).toBe(true);
    expect(isDuty(onDay('2026-12-01', shifts))).toBe(false);
  });

  test('ends in the new month too by a shift over the night when the old one ends', () => {
    const night = (to: string) => onDay('2026-12-05', [worked('kim', '2026-11-30 22:00', to)]);
    expect(night('2026-12-01 06:00')).toEqual({
      ...{ kind: 'outsider', from: parseDate('2026-12-01'), to: parseDate('2026-12-31') },
    });
    expect(night('2026-12-01 00:00')).toEqual({ kind: 'family' });
    expect(onDay('2026-12-05', [worked('kim', '2026-11-30 22:00')])).toEqual({ kind: 'family' });
  });

  test('ends by somebody of whom nothing is known', () => {
    const unknown = dutyOn(
      parseDate('2026-11-20'),
      family,
      [worked('who', '2026-11-20 07:00')],
      () => undefined,
    );
    expect(unknown.kind).toBe('outsider');
  });
});

test('an answer that is missing is asked for', () => {
  const { issues } = v.safeParse(ledgerSettingsDraft, {
    ...{ companyForm: '', workers: 'others', vehicleShare: 'all' },
  });
  expect(issues?.map(({ message }) => message)).toEqual(['Välj företagsform.']);
});
