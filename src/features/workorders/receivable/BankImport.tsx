import { useState } from 'react';
import { ImportColumnsStep } from '@/components/import/ImportColumnsStep';
import { ImportFileStep } from '@/components/import/ImportFileStep';
import {
  type ImportChoice,
  type ImportFields,
  useImportChoices,
} from '@/components/import/useImportChoices';
import {
  bankColumnFaults,
  type BankField,
  bankFieldLabels,
  bankQuestions,
  type BankRow,
  bankRowReader,
  bankTemplate,
  guessBankColumns,
} from '@/domain/invoice/bankRows';
import { dayOf } from '@/domain/time/swedishTime';
import { BankCompare } from './BankCompare';

const fields: ImportFields<BankField, BankRow> = {
  labels: bankFieldLabels,
  guess: guessBankColumns,
  faults: bankColumnFaults,
  questions: bankQuestions,
  reader: (headers, columns, answers) =>
    bankRowReader(headers, columns, dayOf(new Date()), answers),
};

/** The choices so far; each step needs those of the step before. */
interface Chosen {
  choice?: ImportChoice<BankField>;
  rows?: BankRow[];
}

/** The steps of an import of payments: the file, its columns, and the rows beside the invoices. */
export function BankImport() {
  const [{ choice, rows }, choose] = useState<Chosen>({});
  const [begun, setBegun] = useState(false);
  const { known, propose, remember } = useImportChoices('bank', fields);

  if (!choice) {
    return (
      <ImportFileStep
        takesFocus={begun}
        template={{ name: 'betalningar-mall.csv', rows: bankTemplate }}
        known={known}
        onTable={(table) => {
          setBegun(true);
          choose({ choice: propose(table) });
        }}
      >
        Hämta kontoutdraget från banken som CSV, med en rad per betalning med datum, belopp och
        referens. Ingenting bokförs förrän du har valt vad.
      </ImportFileStep>
    );
  }
  if (!rows) {
    return (
      <ImportColumnsStep
        fields={fields}
        choice={choice}
        onTable={(table) => choose({ choice: propose(table) })}
        onBack={() => choose({})}
        onRows={(next, read) => {
          remember(next);
          choose({ choice: next, rows: read });
        }}
      />
    );
  }
  return (
    <BankCompare
      headers={choice.table.headers}
      rows={rows}
      onBack={() => choose({ choice })}
      onRestart={() => choose({})}
    />
  );
}
