import { reportDocumentsPath } from '@/dashboardPaths';
import { outcomeLabels, outcomes } from '@/domain/report/contributions';
import { factsIn, valueOf } from '@/domain/report/facts';
import { groupDocumentsPath } from '@/features/reports/model/asked';
import { percentOf } from '@/features/reports/model/percentOf';
import type { Section } from '@/features/reports/model/section';
import { formatted } from '@/features/reports/model/unit';
import type { Figured } from '@/features/reports/model/figured';

/** Work that was declined in the period, by what has become of it since. */
export function followUpSections({ facts, period }: Figured): Section[] {
  const sums = factsIn(facts, period.days);
  const rows = outcomes.map((outcome) => ({
    key: outcome,
    name: outcomeLabels[outcome],
    value: valueOf(sums, 'followups', outcome),
    to: `${reportDocumentsPath(outcome)}${period.query}`,
  }));
  const total = rows.reduce((sum, { value }) => sum + value, 0);
  const won = valueOf(sums, 'followups', 'booked') + valueOf(sums, 'followups', 'done');
  const percent = percentOf(won, total);
  return [
    {
      kind: 'shares',
      title: 'Vad det avböjda blev',
      heading: 'Utfall',
      unit: 'ore',
      rows: total === 0 ? [] : rows,
      total,
      totalTo: groupDocumentsPath('followups', 'all', period.query),
      finding:
        percent === null
          ? 'Inget avböjt arbete följs upp från den här perioden.'
          : `${formatted('percent', percent)} av det avböjda arbetet är bokat eller gjort ändå.`,
      note: 'Exkl. moms, på dagen då kunden avböjde.',
    },
  ];
}
