import type { Entry } from '@/domain/values/live';
import type { Register } from '@/domain/register/register';
import type { Customer } from '@/domain/register/customer';
import type { RegisterRow } from '@/domain/register/registerSearch';
import type { Vehicle } from '@/domain/register/vehicle';
import { paths } from '@/paths';
import { Button, LinkButton } from '@/ui/controls/Button';
import { PageHeading } from '@/ui/notes/PageHeading';
import { ExportButton } from './ExportButton';
import styles from './ListHead.module.css';

/** The page's heading with the number of customers and vehicles, the main action, and import and export. */
export function ListHead({
  register,
  rows,
  onAdd,
}: {
  register: Register;
  rows: RegisterRow<Entry<Customer>, Entry<Vehicle>>[];
  /** Undefined for a person who may not add customers. */
  onAdd: (() => void) | undefined;
}) {
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <PageHeading title="Kunder" />
        {register.kind === 'ready' && register.complete && (
          <p>
            {counted(register.customers.size, 'kund', 'kunder')},{' '}
            {counted(register.vehicles.size, 'fordon', 'fordon')}
          </p>
        )}
      </div>
      <div className={styles.seldom}>
        {onAdd && <LinkButton to={paths.customersImport}>Importera</LinkButton>}
        <ExportButton
          rows={rows}
          // A part of the register must not be exported as if it were the whole.
          disabled={register.kind !== 'ready' || !register.complete || rows.length === 0}
        />
      </div>
      {onAdd && (
        <Button kind="work" onClick={onAdd}>
          Ny kund
        </Button>
      )}
    </div>
  );
}

function counted(count: number, one: string, several: string): string {
  // The space does not break, so a line never ends between the number and its noun.
  return `${count.toLocaleString('sv-SE')}\u00a0${count === 1 ? one : several}`;
}
