import { toCsv } from '@/domain/values/csvText';
import { leftOutRows, type OutcomeRow } from '@/domain/import/importLeftOut';
import { Button } from '@/ui/controls/Button';
import { offerFile } from '@/ui/behaviour/offerFile';

/** Offers a file with the rows that are not imported, each with the reason, so that they can be mended. */
export function LeftOutButton({
  headers,
  rows,
}: {
  headers: string[];
  rows: readonly OutcomeRow[];
}) {
  const leftOut = leftOutRows(headers, rows);
  const count = leftOut.length - 1;
  if (count === 0) return null;
  return (
    <Button
      onClick={() => offerFile('inte-importerade.csv', toCsv(leftOut), 'text/csv;charset=utf-8')}
    >
      {count === 1
        ? 'Hämta raden som inte importeras'
        : `Hämta ${count.toLocaleString('sv-SE')} rader som inte importeras`}
    </Button>
  );
}
