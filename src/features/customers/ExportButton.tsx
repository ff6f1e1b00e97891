import type { Entry } from '@/data/live';
import { toCsv } from '@/domain/csvText';
import type { Customer } from '@/domain/customer';
import { exportRows } from '@/domain/registerCsv';
import type { RegisterRow } from '@/domain/registerSearch';
import { dayOf } from '@/domain/swedishTime';
import type { Vehicle } from '@/domain/vehicle';
import { Button } from '@/ui/Button';
import { offerFile } from '@/ui/offerFile';

/** Offers what the list shows as a file for Excel. */
export function ExportButton({
  rows,
  disabled,
}: {
  rows: RegisterRow<Entry<Customer>, Entry<Vehicle>>[];
  disabled: boolean;
}) {
  function offer() {
    const name = `kunder-${dayOf(new Date()).toString()}.csv`;
    offerFile(name, toCsv(exportRows(rows)), 'text/csv;charset=utf-8');
  }
  return (
    <Button disabled={disabled} onClick={offer}>
      Exportera
    </Button>
  );
}
