import { useState } from 'react';
import type { OwnJobs } from '@/data/orders/ownJobs';
import type { Entry } from '@/domain/values/live';
import type { Staff } from '@/domain/workshop/staff';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import styles from './OwnJobsButton.module.css';

/** The filter "Mina jobb"; it asks once who of the staff the signed-in person is. */
export function OwnJobsButton({
  own,
  staff,
  staffId,
  className,
  onChoose,
}: {
  /** Null until the person has said who of the staff they are. */
  own: OwnJobs | null;
  staff: Entry<Staff>[];
  /** The person whose bookings are shown; null for everybody's. */
  staffId: string | null;
  className: string | undefined;
  onChoose: (own: OwnJobs) => void;
}) {
  const [asking, setAsking] = useState(false);
  const isKnown = own !== null && staff.some(({ id }) => id === own.staffId);
  const isOn = isKnown && staffId === own.staffId;
  const atWork = staff.filter(({ data }) => data.isActive);
  if (atWork.length === 0) return null;

  return (
    <>
      <button
        type="button"
        className={className}
        aria-pressed={isOn}
        onClick={() => (isKnown ? onChoose({ ...own, isOn: !isOn }) : setAsking(true))}
      >
        Mina jobb
      </button>
      {asking && (
        <Dialog title="Vem är du?" onClose={() => setAsking(false)}>
          <p>
            Kalendern visar då bara dina bokningar. Valet gäller den här enheten och går att ändra
            under Inställningar, Konto.
          </p>
          <ul className={styles.people}>
            {atWork.map(({ id, data }) => (
              <li key={id}>
                <Button
                  onClick={() => {
                    setAsking(false);
                    onChoose({ staffId: id, isOn: true });
                  }}
                >
                  {data.name}
                </Button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
