import { monthDays } from '@/domain/report/months';
import { periodName } from '@/domain/report/period';
import { seasonOf } from '@/domain/report/season';
import type { Section } from '@/features/reports/model/section';
import { formatted } from '@/features/reports/model/unit';
import { groupDocumentsPath } from '@/features/reports/model/asked';
import { type Period, queryOf } from '@/features/reports/model/period';
import type { Figured } from '@/features/reports/model/figured';

/** Tyre work by month, which tells when the season is. */
export function seasonSections({ facts, about, period }: Figured): Section[] {
  const months = seasonOf(facts, period.days, about.serviceNow);
  const [peak] = months.toSorted((one, other) => other.times - one.times);
  const name = (month: string) => periodName('month', monthDays(month), period.today);
  return [
    {
      kind: 'table',
      title: 'Däck per månad',
      heading: 'Månad',
      total: null,
      finding:
        peak && peak.times > 0
          ? `Flest däckarbeten: ${name(peak.month).toLowerCase()}, ${formatted('thousandths', peak.times)}, för ${formatted('ore', peak.ore)}.`
          : 'Inga däckarbeten är fakturerade under perioden.',
      columns: [
        { name: 'Antal', unit: 'thousandths' },
        { name: 'Exkl. moms', unit: 'ore' },
      ],
      rows: months.map(({ month, ore, times }) => ({
        key: month,
        name: name(month),
        to: null,
        values: [times, ore],
        links: (['times', 'service'] as const).map((of) =>
          times === 0 && ore === 0 ? null : groupDocumentsPath(of, 'tyres', queryIn(month, period)),
        ),
      })),
      note: 'Tjänster vars namn handlar om däck, hjul eller balansering. Välj År för att se säsongen.',
    },
  ];
}

/** The days of a month that are in the period, as the address names them. */
function queryIn(month: string, { days }: Period): string {
  const whole = monthDays(month);
  const first = whole.first.compare(days.first) < 0 ? days.first : whole.first;
  const last = whole.last.compare(days.last) > 0 ? days.last : whole.last;
  const isWhole = first.compare(whole.first) === 0 && last.compare(whole.last) === 0;
  return queryOf(isWhole ? 'month' : 'own', { first, last });
}
