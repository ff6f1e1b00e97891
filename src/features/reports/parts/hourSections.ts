import { hoursBy } from '@/domain/report/hours';
import { factsIn } from '@/domain/report/facts';
import { percentOf } from '@/features/reports/model/percentOf';
import { groupDocumentsPath, rowDocumentsPath } from '@/features/reports/model/asked';
import type { Section } from '@/features/reports/model/section';
import { formatted } from '@/features/reports/model/unit';
import { attendanceText } from '@/features/reports/model/attendanceText';
import type { Figured } from '@/features/reports/model/figured';

/** The hours of people: sold, worked on orders and in the premises by the staff ledger. */
export function hourSections({ facts, attendance, about, period }: Figured): Section[] {
  const people = hoursBy(factsIn(facts, period.days));
  const sum = (of: (row: (typeof people)[number]) => number) =>
    people.reduce((minutes, row) => minutes + of(row), 0);
  const [sold, worked] = [sum((row) => row.sold), sum((row) => row.worked)];
  // Minutes that nobody knows are no minutes at all.
  const isKnown = attendance === 'ready';
  const attended = isKnown ? sum((row) => row.attended) : null;
  const percent = attended === null ? null : percentOf(sold, attended);
  return [
    {
      kind: 'table',
      title: 'Timmar per person',
      heading: 'Person',
      hasBar: true,
      finding:
        attended === null
          ? attendanceText(attendance)
          : percent === null
            ? 'Ingen närvaro är stämplad under perioden, så såld tid har inget att jämföras med.'
            : `${formatted('percent', percent)} av närvaron är såld: ${formatted('minutes', sold)} av ${formatted('minutes', attended)}.`,
      columns: [
        { name: 'Närvaro', unit: 'minutes' },
        { name: 'På ordrar', unit: 'minutes' },
        { name: 'Sålt', unit: 'minutes' },
        { name: 'Sålt av närvaro', unit: 'percent' },
      ],
      rows: people.map((row) => ({
        key: row.key,
        name: about.staffName(row.key),
        to: null,
        values: [
          isKnown ? row.attended : null,
          row.worked,
          row.sold,
          percentOf(row.sold, row.attended),
        ],
        links: (['attended', 'worked', 'sold'] as const).map((of) =>
          row[of] === 0 ? null : rowDocumentsPath(of, row.key, period.query),
        ),
      })),
      total: [attended, worked, sold, percent],
      totalLinks: (['attended', 'worked', 'sold'] as const).map((of) =>
        of === 'attended' && !isKnown ? null : groupDocumentsPath(of, 'all', period.query),
      ),
      note: 'Närvaro kommer från personalliggaren, tid på ordrar från klockorna i arbetsorder, såld tid från fakturorna.',
    },
  ];
}
