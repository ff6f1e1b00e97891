import { formatDayAndTimes, type Names } from '@/domain/booking/bookingText';
import { carName } from '@/domain/booking/loan';
import { Button } from '@/ui/controls/Button';
import { Note } from '@/ui/notes/Note';
import { SelectField } from '@/ui/fields/SelectField';
import styles from './BookingForm.module.css';
import type { LoanPlan } from './useLoanPlan';

/** The loan car that is added to a visit, for as long as the visit lasts. */
export function AddedLoan({
  loan: { time, free, car, isWaiting, refusals, overdue, choose, drop },
  names,
}: {
  loan: LoanPlan;
  names: Names;
}) {
  return (
    <fieldset className={styles.part}>
      <legend>Lånebil</legend>
      <p role="status" className={styles.proposal}>
        {isWaiting && 'Söker ledig lånebil …'}
        {!isWaiting &&
          car &&
          time &&
          `${formatDayAndTimes(time, names.today, ', ')} · hela besöket`}
      </p>
      <SelectField
        label="Bil"
        name="loanCar.resourceId"
        value={car?.id ?? ''}
        onChange={({ target }) => choose(target.value)}
        options={
          car ? free.map(({ id, data }) => [id, carName(data)]) : [['', 'Ingen ledig lånebil']]
        }
      />
      <div role="status" className={styles.troubles}>
        {refusals.map((text) => (
          <p key={text} className={styles.refusal}>
            {text}
          </p>
        ))}
        {overdue.map((text) => (
          <Note key={text}>{text}</Note>
        ))}
      </div>
      <div>
        <Button onClick={drop}>Ta bort lånebilen</Button>
      </div>
    </fieldset>
  );
}
