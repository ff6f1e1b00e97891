import { percentOf } from '@/features/reports/model/percentOf';
import type { Share } from '@/features/reports/model/section';
import type { Unit } from '@/features/reports/model/unit';
import { DataTable } from './DataTable';
import { Finding } from './Finding';

const valueHeadings: Record<Unit, string> = {
  ore: 'Belopp',
  minutes: 'Tid',
  elapsed: 'Tid',
  number: 'Antal',
  thousandths: 'Antal',
  percent: 'Andel',
};

/** Parts of a whole in a table, the largest first, each with a bar of its share. */
export function Shares({
  finding,
  heading,
  unit,
  rows,
  total,
  totalTo,
}: {
  finding: string;
  /** The heading of the names. */
  heading: string;
  unit: Unit;
  rows: readonly Share[];
  total: number;
  /** The address that the total links to. */
  totalTo?: string;
}) {
  const parts = rows.map(({ value, ...row }) => ({
    ...row,
    values: [value, percentOf(value, total)],
  }));
  return (
    <Finding finding={finding}>
      {() => (
        <DataTable
          heading={heading}
          columns={[
            { name: valueHeadings[unit], unit },
            { name: 'Andel', unit: 'percent' },
          ]}
          rows={parts}
          total={[total, percentOf(total, total)]}
          totalLinks={[totalTo ?? null]}
          barMost={Math.max(0, ...parts.map(({ values: [, percent] }) => percent ?? 0))}
        />
      )}
    </Finding>
  );
}
