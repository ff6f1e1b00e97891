import type { Entry } from '@/domain/values/live';
import { toCsv } from '@/domain/values/csvText';
import type { Customer } from '@/domain/register/customer';
import { exportRows } from '@/domain/import/registerCsv';
import type { RegisterRow } from '@/domain/register/registerSearch';
import { dayOf } from '@/domain/time/swedishTime';
import type { Vehicle } from '@/domain/register/vehicle';
import { Button } from '@/ui/controls/Button';
import { offerFile } from '@/ui/behaviour/offerFile';

/** Offers the rows of the list as a file for Excel. */
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
