import { Button } from '@/ui/controls/Button';
import styles from './BookingForm.module.css';
import type { VisitPlan } from './useVisitPlan';

/** The buttons that make more of a booking, as far as there is room: another part of the visit, and a loan car. */
export function AddButtons({
  visit: { mayAdd, mayLend, added, loan },
  goTo,
}: {
  visit: VisitPlan;
  goTo: (field: string) => void;
}) {
  if (!mayAdd && !mayLend) return null;
  return (
    <div className={styles.buttons}>
      {mayAdd && (
        <Button
          onClick={() => {
            added.add();
            goTo('part.services');
          }}
        >
          Lägg till en del
        </Button>
      )}
      {mayLend && (
        <Button
          onClick={() => {
            loan.add();
            goTo('loanCar.resourceId');
          }}
        >
          Lägg till lånebil
        </Button>
      )}
    </div>
  );
}
