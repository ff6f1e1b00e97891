import { DataTable } from '@/features/reports/chart/DataTable';
import { Finding } from '@/features/reports/chart/Finding';
import type { Section } from './section';

/** Figures where no chart is needed, with a bar only where the last column is a share. */
export function SectionTable({
  finding,
  hasBar = false,
  ...table
}: Omit<Extract<Section, { kind: 'table' }>, 'kind' | 'title' | 'note'>) {
  return (
    <Finding finding={finding}>
      {() => <DataTable {...table} barMost={hasBar ? 100 : null} />}
    </Finding>
  );
}
