import { formatAddress } from '@/domain/values/address';
import { PreviewRow } from '@/components/import/PreviewRow';
import styles from '@/components/import/PreviewRow.module.css';
import type { RowDecision } from '@/domain/import/customerGroups';
import type { PlannedRow } from '@/domain/import/importPlan';
import { listed } from '@/domain/values/listed';
import { formatPhone } from '@/domain/values/phone';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { Plate } from '@/ui/controls/Plate';
import { vehicleName } from '@/domain/register/vehicleName';
import ownStyles from './ImportPreviewRow.module.css';

/** Says of rows whose customer they are about. */
export type Decide = (rows: readonly number[], decision: RowDecision) => void;

const outcomes: Record<PlannedRow['outcome'], string> = {
  create: 'Ny',
  attach: 'Fordonet läggs till hos',
  skip: 'Hoppas över',
  fault: 'Med fel',
};

/** One row of the file as the import understands it, with its outcome, faults and notes, and whose customer it is about. */
export function ImportPreviewRow({ row, onDecide }: { row: PlannedRow; onDecide: Decide }) {
  const { customer, vehicle, outcome, duplicate, attachedTo } = row;
  const isAttached = outcome === 'attach';
  return (
    <PreviewRow
      row={row}
      outcome={[outcomes[outcome], attachedTo].filter(Boolean).join(' ')}
      duplicate={
        duplicate && isAttached ? `${duplicate} Kunden på raden läggs inte till.` : duplicate
      }
    >
      {vehicle && (
        <p className={styles.vehicle}>
          <Plate number={formatRegistrationNumber(vehicle.registrationNumber)} />
          {vehicleName(vehicle)}
        </p>
      )}
      {customer && <p className={styles.name}>{customer.name}</p>}
      {customer && (
        <p className={styles.facts}>
          {[...customer.phones.map(formatPhone), customer.email, formatAddress(customer.address)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <SameCustomer row={row} onDecide={onDecide} />
    </PreviewRow>
  );
}

/** Tells with which rows a row is one customer, and why, and lets a person part or join them. */
function SameCustomer({
  row: { row, place: among, outcome },
  onDecide,
}: {
  row: PlannedRow;
  onDecide: Decide;
}) {
  if (!among) return null;
  const { rows, same, known, maybe } = among;
  const [first, ...others] = rows;
  const lines: [text: string, action: string, decide: () => void][] = [];
  if (same !== null) {
    const text = `Samma kund som rad ${first}: ${same}.`;
    lines.push([text, 'Egen kund', () => onDecide([row], 'own')]);
  } else if (others.length > 0) {
    const text =
      rows.length > 6
        ? `${rows.length} rader blir en kund.`
        : `Rad ${listed(rows.map(String))} blir en kund.`;
    lines.push([text, 'Dela upp', () => onDecide(others, 'own')]);
  }
  if (known && outcome !== 'create') {
    lines.push(['', 'Ny kund', () => onDecide([row], 'own')]);
  }
  if (maybe) lines.push([maybe.text, 'Samma kund', () => onDecide([row], maybe.decision)]);
  return lines.map(([text, action, decide], place) => (
    // The place of the line keeps the button, and with it the focus, when it gets another text.
    <p key={place} className={ownStyles.same} data-joined={same !== null}>
      {text}
      <button type="button" aria-label={`${action}, rad ${row}`} onClick={decide}>
        {action}
      </button>
    </p>
  ));
}
