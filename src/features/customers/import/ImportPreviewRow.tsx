import { Chip } from '@/ui/Chip';
import { formatAddress } from '@/domain/values/address';
import type { ImportMessage } from '@/domain/import/importCells';
import type { PlannedRow } from '@/domain/import/importPlan';
import { formatPhone } from '@/domain/values/phone';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { Plate } from '@/ui/Plate';
import styles from './ImportPreviewRow.module.css';
import { vehicleName } from '@/domain/register/vehicleName';

const outcomes: Record<PlannedRow['outcome'], string> = {
  create: 'Ny',
  attach: 'Fordonet läggs till hos',
  skip: 'Hoppas över',
  fault: 'Med fel',
};

/** One row of the file as the import understands it, with its outcome, faults and notes. */
export function ImportPreviewRow({ row }: { row: PlannedRow }) {
  const { customer, vehicle, outcome, duplicate, attachedTo, faults, notes } = row;
  const isLeftOut = outcome === 'fault' || outcome === 'skip';
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        <span>Rad {row.row}</span>
        <Chip kind={isLeftOut ? 'quiet' : 'good'}>
          {[outcomes[outcome], attachedTo].filter(Boolean).join(' ')}
        </Chip>
      </p>
      <div className={styles.content}>
        {outcome === 'fault' ? (
          <p className={styles.facts}>{row.cells.filter(Boolean).slice(0, 4).join(' · ')}</p>
        ) : (
          <>
            {vehicle && (
              <p className={styles.vehicle}>
                <Plate number={formatRegistrationNumber(vehicle.registrationNumber)} />
                {vehicleName(vehicle)}
              </p>
            )}
            {customer && <p className={styles.name}>{customer.name}</p>}
            {customer && (
              <p className={styles.facts}>
                {[
                  ...customer.phones.map(formatPhone),
                  customer.email,
                  formatAddress(customer.address),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            )}
          </>
        )}
        <Messages kind="fault" messages={faults} />
        {duplicate !== null && (
          <p className={styles.duplicate}>
            {duplicate}
            {outcome === 'attach' && ' Kunden på raden läggs inte till.'}
          </p>
        )}
        <Messages kind="note" messages={notes} />
      </div>
    </li>
  );
}

function Messages({ kind, messages }: { kind: 'fault' | 'note'; messages: ImportMessage[] }) {
  return messages.map(({ column, message }) => (
    <p key={column + message} className={styles[kind]}>
      <strong>{column}:</strong> {message}
    </p>
  ));
}
