import { useMemo } from 'react';
import { ImportPreview } from '@/components/import/ImportPreview';
import { ImportStep, StepButtons } from '@/components/import/ImportStep';
import { LeftOutButton } from '@/components/import/LeftOutButton';
import { PreviewRow } from '@/components/import/PreviewRow';
import styles from '@/components/import/PreviewRow.module.css';
import { partLimits } from '@/domain/part/part';
import {
  type KnownParts,
  partImport,
  type PartImport,
  type PartRow,
} from '@/domain/part/partImport';
import { formatMoney } from '@/domain/values/money';
import { splitGross } from '@/domain/values/vat';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { importedPartsText } from './importedPartsText';

const outcomes: Record<PartRow['outcome'], string> = {
  create: 'Ny',
  update: 'Ändras',
  same: 'Oförändrad',
  skip: 'Hoppas över',
  fault: 'Med fel',
};

const filters = [
  { name: 'Alla', has: () => true },
  { name: 'Nya', has: ({ outcome }: PartRow) => outcome === 'create' },
  { name: 'Ändras', has: ({ outcome }: PartRow) => outcome === 'update' },
  { name: 'Oförändrade', has: ({ outcome }: PartRow) => outcome === 'same' },
  { name: 'Med fel', has: ({ outcome }: PartRow) => outcome === 'fault' },
  { name: 'Dubbletter', has: ({ outcome }: PartRow) => outcome === 'skip' },
  {
    name: 'Med anmärkning',
    has: ({ outcome, notes }: PartRow) =>
      outcome !== 'fault' && outcome !== 'skip' && notes.length > 0,
  },
];

/** Shows what an import of articles will do, and starts it. */
export function PartsPreview({
  headers,
  rows,
  known,
  onBack,
  onImport,
}: {
  headers: string[];
  rows: PartRow[];
  known: KnownParts;
  onBack: () => void;
  onImport: (made: PartImport) => void;
}) {
  const made = useMemo(() => partImport(rows, known), [rows, known]);
  const isTooMany = known.byKey.size + made.created > partLimits.all.max;
  return (
    <ImportStep title="Steg 3 av 3: granska" takesFocus>
      <ImportPreview rows={rows} filters={filters}>
        {(row) => <PartPreviewRow key={row.row} row={row} />}
      </ImportPreview>
      {isTooMany && (
        <Alert kind="trouble">
          <p>Registret rymmer 40 000 artiklar, och med filen blir de fler.</p>
        </Alert>
      )}
      <StepButtons>
        <Button onClick={onBack}>Ändra kolumnerna</Button>
        <LeftOutButton headers={headers} rows={rows} />
        {made.edits.length === 0 ? (
          <p>Det finns inget att importera.</p>
        ) : (
          !isTooMany && (
            <Button kind="work" onClick={() => onImport(made)}>
              Importera {importedPartsText(made)}
            </Button>
          )
        )}
      </StepButtons>
    </ImportStep>
  );
}

function PartPreviewRow({ row }: { row: PartRow }) {
  const { part, outcome, duplicate, changes } = row;
  return (
    <PreviewRow row={row} outcome={outcomes[outcome]} duplicate={duplicate}>
      {part && (
        <>
          <p className={styles.name}>
            {part.name} <span>{part.number}</span>
          </p>
          <p className={styles.facts}>
            {[
              `${formatMoney(part.priceOre)}/${part.unit}`,
              `${formatMoney(splitGross(part.priceOre, part.vatRate).netOre)} exkl. moms`,
              part.costOre !== null && `inköp ${formatMoney(part.costOre)}`,
              part.supplier,
              part.shelf,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {outcome === 'update' && <p className={styles.note}>Ändras: {changes.join(', ')}</p>}
        </>
      )}
    </PreviewRow>
  );
}
