import type { Entry } from '@/domain/values/live';
import type { Register } from '@/domain/register/register';
import type { Customer } from '@/domain/register/customer';
import type { RegisterRow } from '@/domain/register/registerSearch';
import type { Vehicle } from '@/domain/register/vehicle';
import { paths } from '@/paths';
import { Button, LinkButton } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import { ExportButton } from './ExportButton';
import styles from './ListHead.module.css';

/** The page's heading with how much there is, its main action, and what is done more seldom. */
export function ListHead({
  register,
  rows,
  onAdd,
}: {
  register: Register;
  rows: RegisterRow<Entry<Customer>, Entry<Vehicle>>[];
  /** Undefined for those who may not change anything. */
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
          // Part of a register must not pass for all of it.
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
  // The space does not break: the line may, between the two.
  return `${count.toLocaleString('sv-SE')}\u00a0${count === 1 ? one : several}`;
}
