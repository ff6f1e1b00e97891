import { type CsvCell, toCsv } from '@/domain/values/csvText';
import { weekdayNames } from '@/features/reports/model/heatFinding';
import { percentOf } from '@/features/reports/model/percentOf';
import type { Section } from '@/features/reports/model/section';
import { csvHeading, csvValue, type Unit } from '@/features/reports/model/unit';

/** The figures of a report as a file for Excel: what it is about, then its parts with an empty row between. */
export function sectionsCsv(about: readonly string[], sections: readonly Section[]): string {
  const parts = sections.map((section) => [[], [section.title], ...rowsOf(section)]);
  return toCsv([about, ...parts.flat()]);
}

function rowsOf(section: Section): CsvCell[][] {
  switch (section.kind) {
    case 'time': {
      const { unit, names, steps } = section;
      return [
        ['När', ...names.map((name) => csvHeading(name, unit))],
        ...steps.map(({ name, value, before }) => [
          name,
          csvValue(unit, value),
          csvValue(unit, before),
        ]),
      ];
    }
    case 'shares': {
      const { heading, unit, rows, total } = section;
      return [
        [heading, csvHeading('Värde', unit)],
        ...rows.map(({ name, value }) => [name, csvValue(unit, value)]),
        ['Summa', csvValue(unit, total)],
      ];
    }
    case 'table': {
      const { heading, columns, rows, total } = section;
      const cells = (values: readonly (number | null)[], own?: Unit) =>
        columns.map(({ unit }, place) => csvValue(own ?? unit, values[place] ?? null));
      return [
        [heading, ...columns.map(({ name, unit }) => csvHeading(name, unit))],
        ...rows.map(({ name, values, unit }) => [
          unit === undefined ? name : csvHeading(name, unit),
          ...cells(values, unit),
        ]),
        ...(total === null ? [] : [['Summa', ...cells(total)]]),
      ];
    }
    case 'heat':
      return [
        ['Veckodag', 'Timme', 'Bokat (minuter)', 'Öppet (minuter)', 'Beläggning (%)'],
        ...[...section.byHour].toSorted(byPlace).map(([place, { booked, open }]): CsvCell[] => {
          const [weekday, hour] = place.split(':').map(Number);
          const name = weekdayNames[(weekday ?? 1) - 1] ?? '';
          return [name, hour ?? 0, booked, open, percentOf(booked, open)];
        }),
      ];
  }
}

function byPlace([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}
