import { reportDocumentsPath } from '@/dashboardPaths';
import { noFacts } from '@/domain/report/facts';
import type { Days } from '@/domain/report/period';
import { type Utilisation, utilisationOf } from '@/domain/report/utilisation';
import { daysOf } from '@/domain/time/calendarRange';
import { heatFinding } from '@/features/reports/model/heatFinding';
import { percentOf } from '@/features/reports/model/percentOf';
import { rowDocumentsPath } from '@/features/reports/model/asked';
import { timeFinding } from '@/features/reports/model/timeSteps';
import type { Section } from '@/features/reports/model/section';
import { formatted } from '@/features/reports/model/unit';
import { type Figured, timeSteps } from '@/features/reports/model/figured';

/** The booked share of the open time of lifts and lanes: over time, by each of them, and by weekday and hour. */
export function utilisationSections(figured: Figured): Section[] {
  const { about, period } = figured;
  if (about.places !== 'ready') return [notFetched];
  const { all, byResource, byHour } = loadsOf(figured, period.days);
  const steps = timeSteps(figured, 'load', (_, days) => {
    const load = loadsOf(figured, days).all;
    return percentOf(load.booked, load.open);
  });
  const rows = about.resources.map(({ id, data }) => {
    const { booked, open } = byResource.get(id) ?? { booked: 0, open: 0 };
    return {
      key: id,
      name: data.name,
      to: rowDocumentsPath('resource', id, period.query),
      values: [booked, open, percentOf(booked, open)],
    };
  });
  const whole = percentOf(all.booked, all.open);
  return [
    {
      kind: 'time',
      draw: 'lines',
      unit: 'percent',
      steps,
      title: 'Beläggning',
      names: [period.name, period.formerName],
      finding: timeFinding('Beläggning', steps, (percent) => formatted('percent', percent)),
    },
    {
      kind: 'table',
      title: 'Lyftar och tvättplatser',
      heading: 'Plats',
      hasBar: true,
      finding:
        whole === null
          ? about.resources.length === 0
            ? 'Det finns inga lyftar eller tvättplatser. Lägg till dem under Inställningar, Platser.'
            : 'Ingen öppen tid är räknad under perioden.'
          : `${formatted('minutes', all.booked)} av ${formatted('minutes', all.open)} öppen tid är bokad, ${formatted('percent', whole)}.`,
      columns: [
        { name: 'Bokat', unit: 'minutes' },
        { name: 'Öppet', unit: 'minutes' },
        { name: 'Beläggning', unit: 'percent' },
      ],
      rows,
      total: [all.booked, all.open, whole],
      totalLinks: [`${reportDocumentsPath('load')}${period.query}`],
      note: 'Räknat på de öppettider som gäller nu. Det som är bokat utanför dem räknas inte.',
    },
    { kind: 'heat', title: 'Veckans timmar', finding: heatFinding(byHour), byHour },
  ];
}

const notFetched: Section = {
  kind: 'table',
  title: 'Lyftar och tvättplatser',
  heading: 'Plats',
  finding: 'Ej hämtat än: du är offline. Beläggningen visas när platser och öppettider är hämtade.',
  columns: [],
  rows: [],
  total: null,
};

/** The use of lifts and lanes on days; those to come, and those that are not counted, are left out. */
export function loadsOf({ facts, counted, about }: Figured, days: Days): Utilisation {
  const factsOn = (day: string) =>
    counted.days.has(day) ? (facts.get(day) ?? noFacts) : undefined;
  return utilisationOf(daysOf(days), factsOn, about.resourceIds, about.hours);
}
