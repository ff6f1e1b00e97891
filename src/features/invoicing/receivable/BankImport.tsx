import { useState } from 'react';
import { ImportColumnsStep } from '@/components/import/ImportColumnsStep';
import { ImportFileStep } from '@/components/import/ImportFileStep';
import {
  type ImportChoice,
  type ImportFields,
  useImportChoices,
} from '@/components/import/useImportChoices';
import { type BankFile } from '@/domain/invoice/bankFile';
import {
  bankColumnFaults,
  type BankField,
  bankFieldLabels,
  bankQuestions,
  type BankRow,
  bankRowReader,
  bankTemplate,
  guessBankColumns,
  withDirection,
} from '@/domain/invoice/bankRows';
import { isBgMax, readBgMax } from '@/domain/invoice/bgMax';
import { isSwishRecords, isSwishTable, readSwishRecords } from '@/domain/invoice/swishReport';
import { dayOf } from '@/domain/time/swedishTime';
import type { Parsed } from '@/domain/values/parsed';
import { BankCompare } from './BankCompare';
import { isCamt, readCamt } from './readCamt';

const fields: ImportFields<BankField, BankRow> = {
  labels: bankFieldLabels,
  guess: guessBankColumns,
  adapted: withDirection,
  faults: bankColumnFaults,
  questions: bankQuestions,
  reader: (headers, columns, answers) =>
    bankRowReader(headers, columns, dayOf(new Date()), answers),
};

/** The choices so far; a file of a bank's own format has no columns to choose. */
interface Chosen {
  choice?: ImportChoice<BankField>;
  file?: BankFile;
}

/** The steps of an import of payments: the file, its columns, and the rows beside the invoices. */
export function BankImport() {
  const [{ choice, file }, setChosen] = useState<Chosen>({});
  const [begun, setBegun] = useState(false);
  const { known, propose, remember } = useImportChoices('bank', fields);

  function choose(chosen: Chosen) {
    setBegun(true);
    setChosen(chosen);
  }

  if (file) {
    return (
      <BankCompare
        file={file}
        backText={choice ? 'Ändra kolumnerna' : 'Välj en annan fil'}
        onBack={() => choose(choice ? { choice } : {})}
        onRestart={() => choose({})}
      />
    );
  }
  if (!choice) {
    return (
      <ImportFileStep
        takesFocus={begun}
        template={{ name: 'betalningar-mall.csv', rows: bankTemplate }}
        known={known}
        readOther={(text) => {
          const read = ownFormat(text);
          return read?.ok ? { ok: true, value: () => choose({ file: read.value }) } : read;
        }}
        onTable={(table) => choose({ choice: propose(table) })}
      >
        Hämta kontoutdraget från banken som CSV, med en rad per betalning med datum, belopp och
        referens. Swish-rapporter, filer från Bankgirot (BgMax) och bankernas XML (camt.053 och
        camt.054) går också bra. Ingenting bokförs förrän du har valt vad.
      </ImportFileStep>
    );
  }
  return (
    <ImportColumnsStep
      fields={fields}
      choice={choice}
      onTable={(table) => choose({ choice: propose(table) })}
      onBack={() => choose({})}
      onRows={(next, rows) => {
        remember(next);
        const { headers, lines, headerAt } = next.table;
        const method = isSwishTable(lines, headerAt) ? 'swish' : 'bank';
        choose({ choice: next, file: { headers, rows, method } });
      }}
    />
  );
}

/** Reads a text in a format of banks that says itself what it holds; null for any other text. */
function ownFormat(text: string): Parsed<BankFile> | null {
  const today = dayOf(new Date());
  if (isBgMax(text)) return readBgMax(text, today);
  if (isSwishRecords(text)) return readSwishRecords(text, today);
  return isCamt(text) ? readCamt(text, today) : null;
}
