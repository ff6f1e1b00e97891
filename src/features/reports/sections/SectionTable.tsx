import { DataTable } from '@/features/reports/chart/DataTable';
import { Finding } from '@/features/reports/chart/Finding';
import type { Section } from '@/features/reports/model/section';
import { formatted } from '@/features/reports/model/unit';

/** The most rows that are drawn; the file has all. */
const mostRows = 200;

/** Figures where no chart is needed, with a bar only where the last column is a share. */
export function SectionTable({
  finding,
  hasBar = false,
  rows,
  ...table
}: Omit<Extract<Section, { kind: 'table' }>, 'kind' | 'title' | 'note'>) {
  return (
    <Finding finding={finding}>
      {() => (
        <>
          <DataTable {...table} rows={rows.slice(0, mostRows)} barMost={hasBar ? 100 : null} />
          {rows.length > mostRows && (
            <p>{`Summan är av alla ${formatted('number', rows.length)} rader. De ${mostRows} första visas, och filen har alla.`}</p>
          )}
        </>
      )}
    </Finding>
  );
}
