import { useMemo, useState } from 'react';
import { ImportColumnsStep, type ImportFields } from '@/components/import/ImportColumnsStep';
import { ImportFileStep } from '@/components/import/ImportFileStep';
import type { CsvTable } from '@/components/import/readCsvFile';
import {
  bankColumnFaults,
  type BankField,
  bankFieldLabels,
  type BankRow,
  bankRowReader,
  bankTemplate,
  guessBankColumns,
} from '@/domain/invoice/bankRows';
import { dayOf } from '@/domain/time/swedishTime';
import { BankCompare } from './BankCompare';

/** The choices so far; each step needs those of the step before. */
interface Chosen {
  table?: CsvTable;
  columns?: (BankField | null)[];
  rows?: BankRow[];
}

/** The steps of an import of payments: the file, its columns, and the rows beside the invoices. */
export function BankImport() {
  const [{ table, columns, rows }, choose] = useState<Chosen>({});
  const [begun, setBegun] = useState(false);
  const fields = useMemo(
    (): ImportFields<BankField, BankRow> => ({
      labels: bankFieldLabels,
      faults: bankColumnFaults,
      reader: (headers, chosen) => bankRowReader(headers, chosen, dayOf(new Date())),
    }),
    [],
  );

  if (!table || !columns) {
    return (
      <ImportFileStep
        takesFocus={begun}
        template={{ name: 'betalningar-mall.csv', rows: bankTemplate }}
        onTable={(next) => {
          setBegun(true);
          choose({ table: next, columns: guessBankColumns(next.headers) });
        }}
      >
        Hämta kontoutdraget från banken som CSV. Första raden ska vara rubriker, sedan en rad per
        betalning med datum, belopp och referens. Ingenting bokförs förrän du har valt vad.
      </ImportFileStep>
    );
  }
  if (!rows) {
    return (
      <ImportColumnsStep
        fields={fields}
        table={table}
        columns={columns}
        onBack={() => choose({})}
        onRows={(next, read) => choose({ table, columns: next, rows: read })}
      />
    );
  }
  return (
    <BankCompare
      headers={table.headers}
      rows={rows}
      onBack={() => choose({ table, columns })}
      onRestart={() => choose({})}
    />
  );
}
