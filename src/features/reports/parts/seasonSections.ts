import { monthDays } from '@/domain/report/months';
import { periodName } from '@/domain/report/period';
import { seasonOf } from '@/domain/report/season';
import type { Section } from '@/features/reports/sections/section';
import { formatted } from '@/features/reports/sections/unit';
import type { Figured } from './figured';

/** Tyre work by month, which tells when the season is. */
export function seasonSections({ facts, period }: Figured): Section[] {
  const months = seasonOf(facts, period.days);
  const [peak] = months.toSorted((one, other) => other.times - one.times);
  const name = (month: string) => periodName('month', monthDays(month), period.today);
  return [
    {
      ...{ kind: 'table', title: 'Däck per månad', heading: 'Månad', total: null },
      finding:
        peak && peak.times > 0
          ? `Flest däckarbeten: ${name(peak.month).toLowerCase()}, ${peak.times}, för ${formatted('ore', peak.ore)}.`
          : 'Inga däckarbeten är fakturerade under perioden.',
      columns: [
        { name: 'Antal', unit: 'number' },
        { name: 'Exkl. moms', unit: 'ore' },
      ],
      rows: months.map(({ month, ore, times }) => ({
        ...{ key: month, name: name(month), to: null, values: [times, ore] },
      })),
      note: 'Tjänster vars namn handlar om däck, hjul eller balansering. Välj År för att se säsongen.',
    },
  ];
}
