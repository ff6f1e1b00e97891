import { formatAddress } from '@/domain/values/address';
import { PreviewRow } from '@/components/import/PreviewRow';
import styles from '@/components/import/PreviewRow.module.css';
import type { PlannedRow } from '@/domain/import/importPlan';
import { formatPhone } from '@/domain/values/phone';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { Plate } from '@/ui/Plate';
import { vehicleName } from '@/domain/register/vehicleName';

const outcomes: Record<PlannedRow['outcome'], string> = {
  create: 'Ny',
  attach: 'Fordonet läggs till hos',
  skip: 'Hoppas över',
  fault: 'Med fel',
};

/** One row of the file as the import understands it, with its outcome, faults and notes. */
export function ImportPreviewRow({ row }: { row: PlannedRow }) {
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
    </PreviewRow>
  );
}
