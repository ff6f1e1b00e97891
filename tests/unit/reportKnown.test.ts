import { CalendarDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import type { ReportAbout } from '@/data/reports/reportAbout';
import type { Register } from '@/domain/register/register';
import { nothingShown } from '@/domain/register/shownRegister';
import { type Known, knownAttendance, knownRegister } from '@/domain/report/known';
import { parseSealed } from '@/domain/report/reportMonth';
import { wholeText } from '@/features/reports/documents/wholeText';
import { readPeriod } from '@/features/reports/model/period';
import { overviewFigures } from '@/features/reports/model/overviewFigures';
import { hourSections } from '@/features/reports/parts/hourSections';
import { utilisationSections } from '@/features/reports/parts/utilisationSections';
import { aboutReports } from '../support/aboutReports';

const period = readPeriod(new URLSearchParams(), new CalendarDate(2026, 11, 25));
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const overview = {
  ...{ salesOre: 100_000, jobs: 2, orders: 1, averageOre: 100_000, noShows: 0, declinedOre: 0 },
  ...{ load: { booked: 60, open: 600 }, soldMinutes: 30, workedMinutes: 0, attendedMinutes: 0 },
  ...{ customers: null, returning: null },
  outcomeOre: { open: 0, booked: 0, done: 0, closed: 0 },
};

describe('The figures of the overview', () => {
  const known = { ...overview, customers: 3, returning: 1, attendedMinutes: 60 };
  const shown = (
    of: typeof overview | typeof known,
    attendance: Known,
    about: Partial<ReportAbout> = {},
  ) => {
    const figures = overviewFigures(of, { attendance, about: aboutReports(about) });
    return (name: string) => {
      const found = figures.find(({ key }) => key === name);
      const words = found?.about.map((part) => (typeof part === 'string' ? part : part.text));
      return [found?.isAwaited ? '…' : found?.value, plain(words?.join('') ?? '')];
    };
  };

  it('that need the register have no value before all of it is read, and say why', () => {
    expect(shown(known, 'ready')('returning')).toEqual([1, 'av 3 kunder i perioden']);
    const early = shown(overview, 'ready', { register: 'loading' });
    expect(early('sales')[0]).toBe(100_000);
    expect(early('returning')).toEqual(['…', 'Hämtar kunderna …']);
    const cutOff = shown(overview, 'ready', { register: 'partial' });
    expect(cutOff('returning')).toEqual([null, 'Alla kunder är inte hämtade hit']);
  });

  it('that need lifts and hours have no value where these were never fetched', () => {
    expect(shown(known, 'ready')('load')).toEqual([10, '1 h av 10 h öppen tid']);
    expect(shown(known, 'ready', { places: 'partial' })('load')).toEqual([
      null,
      'Platser och öppettider är inte hämtade hit',
    ]);
    const [section, ...others] = utilisationSections({
      ...{ facts: new Map(), counted: { days: new Set<string>(), begun: null } },
      ...{ attendance: 'ready', about: aboutReports({ places: 'partial' }), period },
    });
    expect(section?.finding).toMatch(/^Ej hämtat än: du är offline\./);
    expect(others).toEqual([]);
  });

  it('that need the staff ledger have no value unless all of it is read', () => {
    expect(shown(known, 'ready')('sold')).toEqual([50, '30 min sålt, 1 h närvaro']);
    expect(shown(overview, 'loading')('sold')).toEqual(['…', '30 min sålt, hämtar närvaron …']);
    for (const unknown of ['failed', 'partial'] as const) {
      expect(shown(overview, unknown)('sold')).toEqual([null, '30 min sålt, närvaron saknas']);
    }
  });
});

describe('Who was here', () => {
  const facts = new Map([['2026-11-23', parseSealed('sold|kim|60')]]);
  const hours = (attendance: Known) => {
    const counted = { days: facts, begun: null };
    const [section] = hourSections({
      ...{ facts, counted, attendance, about: aboutReports(), period },
    });
    if (section?.kind !== 'table') throw new Error('The hours are a table.');
    const { finding, rows, total, totalLinks } = section;
    return { finding, values: rows[0]?.values, total, leads: totalLinks?.[0] !== null };
  };

  it('is told as none only when all of the staff ledger is known', () => {
    expect(knownAttendance({ kind: 'failed', error: new Error() })).toBe('failed');
    const ledger = (isPartial: boolean) =>
      knownAttendance({ kind: 'ready', data: { isPartial }, fromCache: true, unreadable: [] });
    expect([ledger(true), ledger(false)]).toEqual(['partial', 'ready']);

    expect(hours('ready')).toMatchObject({ values: [0, 0, 60, null], total: [0, 0, 60, null] });
    expect(hours('ready').finding).toMatch(/^Ingen närvaro är stämplad/);
    for (const [unknown, finding] of [
      ['loading', /^Hämtar närvaron/],
      ['failed', /^Personalliggaren kunde inte läsas/],
      ['partial', /^Bara en del av personalliggaren är hämtad hit/],
    ] as const) {
      expect(hours(unknown)).toEqual({
        ...{ finding: expect.stringMatching(finding), leads: false },
        ...{ values: [null, 0, 60, null], total: [null, 0, 60, null] },
      });
      expect(wholeText('sold', overview, false, unknown)).toMatch(finding);
    }
    expect(wholeText('sold', overview, false, 'ready')).toBe('Ingen närvaro.');
  });
});

describe('The register', () => {
  const register = (complete: boolean): Register => ({
    ...{ ...nothingShown, kind: 'ready', written: new Map(), complete, isPreview: false },
    unreadable: [],
  });

  it('is known when all of it is here, and a part that was cut off says so', () => {
    const online = { offline: false };
    const offline = { offline: true };
    expect(knownRegister(register(true), offline)).toBe('ready');
    expect(knownRegister(register(false), online)).toBe('loading');
    expect(knownRegister(register(false), offline)).toBe('partial');
    expect(knownRegister({ kind: 'loading' }, offline)).toBe('loading');
  });
});
