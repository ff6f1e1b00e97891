import { minutesOf } from '@/domain/booking/bookingPlan';
import { Button } from '@/ui/controls/Button';
import styles from './BookingForm.module.css';
import { ServicesField } from './ServicesField';
import { TimeFields } from './TimeFields';
import type { BookingChoices } from './useBookingChoices';
import type { BookingPlan } from './useBookingPlan';

/** The name of the added part's fields begins with the part's place in the form. */
const prefix = 'part.';

/** A part that is added to the visit, with its own services, time, place and person. */
export function AddedPart({
  planning,
  choices,
  onDrop,
  onDone,
}: {
  planning: BookingPlan;
  choices: BookingChoices;
  onDrop: () => void;
  onDone: (field: string) => void;
}) {
  const { plan, dispatch } = planning;
  return (
    <fieldset className={styles.part}>
      <legend>Nästa del av besöket</legend>
      <ServicesField
        prefix={prefix}
        booked={plan.services}
        minutes={minutesOf(plan)}
        services={choices.services}
        onChange={(services) => dispatch({ kind: 'services', services })}
        onDone={onDone}
      />
      <TimeFields prefix={prefix} planning={planning} choices={choices} />
      <div>
        <Button onClick={onDrop}>Ta bort delen</Button>
      </div>
    </fieldset>
  );
}
