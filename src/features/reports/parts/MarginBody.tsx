import { useMargin } from '@/data/reports/reportMargin';
import type { Margin } from '@/domain/report/margin';
import { percentOf } from '@/features/reports/model/percentOf';
import type { Period } from '@/features/reports/model/period';
import type { Section } from '@/features/reports/model/section';
import { formatted } from '@/features/reports/model/unit';
import { Alert } from '@/ui/notes/Alert';
import { BusyNote } from '@/ui/controls/BusyNote';
import { Button } from '@/ui/controls/Button';
import { errorText } from '@/ui/behaviour/errorText';
import { ReportParts } from './SectionsBody';
import frame from '@/features/reports/frame/Frame.module.css';

/** The margin on parts, their sales less their cost, for owners alone. It is read from the orders when asked for. */
export function MarginBody({ title, period }: { title: string; period: Period }) {
  const { state, read } = useMargin(period.days);
  switch (state.kind) {
    case 'unread':
      return (
        <div className={frame.failed}>
          <p>
            Marginalen räknas från fakturorna och inköpspriserna i arbetsorder, ett dokument i
            taget.
          </p>
          <Button kind="work" onClick={read}>
            Räkna marginalen
          </Button>
        </div>
      );
    case 'reading':
      return <BusyNote>Räknar marginalen …</BusyNote>;
    case 'failed':
      return (
        <Alert kind="trouble">
          <div className={frame.failed}>
            <p>Det gick inte att räkna marginalen.</p>
            <p>{errorText(state.error)}</p>
            <Button onClick={read}>Försök igen</Button>
          </div>
        </Alert>
      );
    case 'ready':
      return (
        <div className={frame.page}>
          <ReportParts title={title} period={period} sections={[marginSection(state.margin)]} />
        </div>
      );
  }
}

function marginSection({ soldOre, costOre, unknownOre, rows }: Margin): Section {
  const values = (sold: number, cost: number) => [
    sold,
    cost,
    sold - cost,
    percentOf(sold - cost, sold),
  ];
  return {
    kind: 'table',
    title: 'Marginal per artikel',
    heading: 'Artikel',
    hasBar: true,
    finding:
      rows.length === 0
        ? 'Inga delar med känt inköpspris är fakturerade under perioden.'
        : `Delarna gav ${formatted('ore', soldOre - costOre)} mer än de kostade.`,
    columns: [
      { name: 'Sålt', unit: 'ore' },
      { name: 'Inköp', unit: 'ore' },
      { name: 'Marginal', unit: 'ore' },
      { name: 'Andel', unit: 'percent' },
    ],
    rows: rows.map((row) => ({
      key: row.key,
      name: row.key,
      to: null,
      values: values(row.soldOre, row.costOre),
    })),
    total: values(soldOre, costOre),
    ...(unknownOre !== 0 && {
      note: `Delar för ${formatted('ore', unknownOre)} saknar inköpspris och är inte med.`,
    }),
  };
}
