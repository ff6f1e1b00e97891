import { CalendarDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { periodDays } from '@/domain/report/period';
import { heatFinding } from '@/features/reports/model/heatFinding';
import { percentOf } from '@/features/reports/model/percentOf';
import { stretchesOf, timeFinding } from '@/features/reports/model/timeSteps';
import { missingText } from '@/features/reports/frame/missingText';
import { queryOf, readPeriod } from '@/features/reports/model/period';
import { differenceText } from '@/features/reports/model/difference';
import { goalDistance } from '@/features/reports/overview/goalDistance';
import { elapsed } from '@/features/reports/model/elapsed';
import { shareFinding } from '@/features/reports/parts/salesSections';
import type { Section } from '@/features/reports/model/section';
import { sectionsCsv } from '@/features/reports/sections/sectionsCsv';
import { formatted, scaleText } from '@/features/reports/model/unit';

const today = new CalendarDate(2026, 11, 25);
const read = (query: string) => readPeriod(new URLSearchParams(query), today);
const texts = ({ first, last }: { first: CalendarDate; last: CalendarDate }) =>
  `${String(first)} ${String(last)}`;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('The period in the address', () => {
  it('is this month where none is named, and what is named can be sent to a colleague', () => {
    const period = read('');
    expect(period.name).toBe('November 2026');
    expect(texts(period.days)).toBe('2026-11-01 2026-11-30');
    expect(period.query).toBe('?period=manad&fran=2026-11-01');
    expect(texts(read(period.query).days)).toBe(texts(period.days));
  });

  it('of another length is the one that the day belongs to', () => {
    expect(texts(read('period=vecka&fran=2026-01-01').days)).toBe('2025-12-29 2026-01-04');
    expect(texts(read('period=kvartal&fran=2026-05-17').days)).toBe('2026-04-01 2026-06-30');
    expect(texts(read('period=ar&fran=2024-02-29').days)).toBe('2024-01-01 2024-12-31');
    expect(texts(read('period=dag&fran=20261120').days)).toBe('2026-11-20 2026-11-20');
    expect(read('period=egen&fran=2026-11-02&till=2026-11-08').query).toBe(
      '?period=egen&fran=2026-11-02&till=2026-11-08',
    );
  });

  it('is today’s where the address makes no sense', () => {
    for (const query of ['fran=2026-02-30', 'fran=<img>', 'fran=0002-01-01', 'period=sekel']) {
      expect(texts(read(query).days), query).toBe('2026-11-01 2026-11-30');
    }
    expect(texts(read('period=egen&fran=2026-11-08&till=2026-11-02').days)).toBe(
      '2026-11-08 2026-11-08',
    );
  });

  it('that goes on is compared with as many days', () => {
    const { before, yearBefore, past } = read('');
    expect(past && texts(past)).toBe('2026-11-01 2026-11-25');
    expect(texts(before.days)).toBe('2026-10-01 2026-10-25');
    expect(before.name).toBe('1–25 oktober 2026');
    expect(texts(yearBefore.days)).toBe('2025-11-01 2025-11-25');
    const over = read('fran=2026-10-05');
    expect([over.before.name, over.yearBefore.name]).toEqual(['September 2026', 'Oktober 2025']);
    expect(read('fran=2027-01-01').past).toBeNull();
  });

  it('is cut into few enough parts to be seen at a glance, which are all of it', () => {
    for (const [kind, count] of [
      ['day', 1],
      ['week', 7],
      ['month', 6],
      ['quarter', 14],
      ['year', 12],
    ] as const) {
      const days = periodDays(kind, today, today);
      const parts = stretchesOf(days, today);
      expect(parts, kind).toHaveLength(count);
      for (const [place, part] of parts.entries()) {
        const next = parts[place + 1]?.days.first ?? days.last.add({ days: 1 });
        expect(String(part.days.last.add({ days: 1 }))).toBe(String(next));
      }
      expect(String(parts[0]?.days.first)).toBe(String(days.first));
    }
    // A whole month is compared with a whole one, also with the 29th of February.
    const [, february] = stretchesOf(read('period=ar&fran=2025-01-01').days, today);
    expect(february && texts(february.before)).toBe('2024-02-01 2024-02-29');
    const [first] = stretchesOf(read('').days, today);
    expect(plain(first?.name ?? '')).toBe('v. 44 (1/11)');
    expect(queryOf('week', periodDays('week', today, today))).toBe('?period=vecka&fran=2026-11-23');
  });
});

describe('What a report says in words', () => {
  it('is how a figure differs from an earlier one', () => {
    const told = (...of: Parameters<typeof differenceText>) => plain(differenceText(...of));
    expect(told('ore', 112_000, 100_000, 'Oktober 2026')).toBe('12 % mer än oktober 2026');
    expect(told('ore', 88_000, 100_000, 'Oktober 2026')).toBe('12 % mindre än oktober 2026');
    expect(told('ore', 100_001, 100_000, 'Maj 2026')).toBe('0,01 kr mer än maj 2026');
    expect(told('ore', 100_000, 0, 'Maj 2026')).toBe('1 000,00 kr mer än maj 2026');
    expect(told('ore', -5_000, 100, 'Maj 2026')).toBe('51,00 kr mindre än maj 2026');
    expect(told('number', 3, 1, 'Vecka 46 2026')).toBe('2 fler än vecka 46 2026');
    expect(told('number', 1, 3, 'Vecka 46 2026')).toBe('2 färre än vecka 46 2026');
    expect(told('number', 3, 3, '2025')).toBe('Lika som 2025');
    expect(told('percent', 64, 63, '2025')).toBe('1 procentenhet högre än 2025');
    expect(told('percent', 60, 64, '2025')).toBe('4 procentenheter lägre än 2025');
    expect(told('percent', null, 64, '2025')).toBe('Inget att jämföra med 2025');
    expect(told('ore', 1, null, '2025')).toBe('Inget att jämföra med 2025');
  });

  it('is how many days are not counted', () => {
    expect(missingText(1, 0)).toBe('1 dag i perioden är inte räknad än.');
    expect(missingText(2, 1)).toBe(
      '2 dagar i perioden är inte räknade än, och 1 dag i det som den jämförs med.',
    );
    expect(missingText(0, 1)).toBe('1 dag i det som perioden jämförs med är inte räknad än.');
  });

  it('is the distance to a goal', () => {
    const far = (value: number | null, goal: number | null) =>
      goalDistance('salesOre', 'ore', value, goal);
    expect(far(1, null)).toBeNull();
    expect(far(30_000, 40_000)).toMatchObject({ reached: 75, label: 'Försäljning exkl. moms' });
    expect(plain(far(30_000, 40_000)?.text ?? '')).toBe(
      '300,00 kr av målet 400,00 kr: 100,00 kr kvar',
    );
    expect(plain(far(50_000, 40_000)?.text ?? '')).toMatch(/: 100,00 kr över målet$/);
    expect(far(40_000, 40_000)?.text).toMatch(/: precis på målet$/);
    expect(far(-1, 40_000)?.reached).toBe(0);
    expect(plain(goalDistance('utilisation', 'percent', 74, 75)?.text ?? '')).toBe(
      '74 % av målet 75 %: 1 procentenhet kvar',
    );
    // Of a month without open time that is known, nobody can say how far it is.
    const unknown = goalDistance('utilisation', 'percent', null, 75);
    expect([unknown?.reached, plain(unknown?.text ?? '')]).toEqual([null, 'Målet är 75 %']);
  });

  it('is when and where the most was', () => {
    const step = (name: string, value: number | null) => ({
      ...{ key: name, name, short: name, to: null, value, before: null, isPart: false },
    });
    const ore = (value: number) => formatted('ore', value);
    const steps = [step('Fredag', 100), step('Lördag', null), step('Söndag', 300)];
    expect(plain(timeFinding('Försäljning', steps, ore))).toBe(
      'Försäljning: mest söndag med 3,00 kr, minst fredag med 1,00 kr.',
    );
    expect(timeFinding('Försäljning', [step('Fredag', null)], ore)).toBe(
      'Försäljning: inget att visa än.',
    );
    expect(plain(timeFinding('Försäljning', steps.slice(0, 1), ore))).toBe(
      'Försäljning, fredag: 1,00 kr.',
    );
    const cut = (name: string, value: number) => ({ ...step(name, value), isPart: true });
    const whole = [step('Fredag', 100), step('Söndag', 300)];
    const found = (...all: Parameters<typeof timeFinding>[1]) =>
      plain(timeFinding('Försäljning', all, ore));
    expect(found(cut('Torsdag', 1), ...whole)).toBe(
      'Försäljning: mest söndag med 3,00 kr, minst fredag med 1,00 kr.',
    );
    expect(found(...whole, cut('Måndag', 900))).toBe(
      'Försäljning: mest måndag med 9,00 kr, minst fredag med 1,00 kr.',
    );
    expect(found(cut('Torsdag', 100), step('Fredag', 200))).toBe(
      'Försäljning: mest fredag med 2,00 kr.',
    );
    expect(found(cut('Torsdag', 100), cut('Fredag', 200))).toBe(
      'Försäljning: mest fredag med 2,00 kr.',
    );
    const same = [step('Fredag', 100), step('Lördag', 100)];
    expect(plain(timeFinding('Försäljning', same, ore))).toBe(
      'Försäljning: lika hela perioden, 1,00 kr.',
    );
    const share = (name: string, value: number) => ({ key: name, name, to: null, value });
    expect(plain(shareFinding([share('Tvätt', 100), share('Däck', 300)], 400))).toBe(
      'Störst är Däck med 75 % av 4,00 kr.',
    );
    expect(shareFinding([], 0)).toBe('Inget är fakturerat under perioden.');
    const week = new Map([
      ['1:07', { booked: 15, open: 60 }],
      ['2:09', { booked: 60, open: 60 }],
      ['7:10', { booked: 0, open: 0 }],
    ]);
    expect(plain(heatFinding(week))).toBe(
      'Fullast är tisdag kl. 09–10, 100 %. Mest ledigt är måndag kl. 07–08, 25 %.',
    );
    expect(heatFinding(new Map())).toBe('Det finns inga öppna timmar att visa.');
  });

  it('is told in the units that people use', () => {
    expect(plain(elapsed(90))).toBe('1 h 30 min');
    expect(plain(elapsed(3 * 1440 + 720))).toBe('3,5 dygn');
    expect(plain(formatted('minutes', -90))).toBe('−1 h 30 min');
    expect(formatted('ore', null)).toBe('–');
    const scale = [7_183_600, 123_456_700, 143_400, -1_520_000, 0].map((ore) =>
      scaleText('ore', ore),
    );
    expect(scale.map(plain)).toEqual(['72 tkr', '1,2 mkr', '1 434 kr', '−15 tkr', '0 kr']);
    expect(plain(scaleText('minutes', 90))).toBe('1 h 30 min');
    expect([percentOf(1, 0), percentOf(1, -5), percentOf(1, 3)]).toEqual([null, null, 33]);
  });
});

describe('A report in a file', () => {
  it('opens in Swedish Excel, with names that are no formulas', () => {
    const table: Section = {
      ...{ kind: 'table', title: 'Siffror', finding: '', heading: 'Siffra' },
      columns: [{ name: 'November 2026', unit: 'ore' }],
      rows: [
        { key: 'a', name: '=1+1', to: null, values: [123_456] },
        { key: 'b', name: 'Jobb', to: null, values: [null], unit: 'number' },
        { key: 'c', name: 'Beläggning', to: null, values: [64], unit: 'percent' },
      ],
      total: [123_456],
    };
    const heat: Section = {
      ...{ kind: 'heat', title: 'Timmar', finding: '' },
      byHour: new Map([['1:07', { booked: 15, open: 60 }]]),
    };
    expect(sectionsCsv(['Översikt', '2026-11-01 – 2026-11-30'], [table, heat])).toBe(
      [
        '\ufeff"Översikt";"2026-11-01 – 2026-11-30"',
        '',
        '"Siffror"',
        '"Siffra";"November 2026 (kr)"',
        `"'=1+1";1234,56`,
        '"Jobb";',
        '"Beläggning (%)";64',
        '"Summa";1234,56',
        '',
        '"Timmar"',
        '"Veckodag";"Timme";"Bokat (minuter)";"Öppet (minuter)";"Beläggning (%)"',
        '"måndag";7;15;60;25',
        '',
      ].join('\r\n'),
    );
  });
});
