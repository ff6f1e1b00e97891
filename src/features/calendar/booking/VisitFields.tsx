import { Link } from 'react-router-dom';
import { takesTime } from '@/domain/booking/booking';
import {
  bookingText,
  formatDayAndTimes,
  formatTimeAndPlace,
  type Names,
} from '@/domain/booking/bookingText';
import { canMove } from '@/domain/booking/visit';
import { bookingPath } from '@/dashboardPaths';
import { Button } from '@/ui/controls/Button';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Note } from '@/ui/notes/Note';
import styles from './BookingForm.module.css';
import type { VisitPlan } from './useVisitPlan';

/**
 * The other parts of the opened booking's visit. When the opened part is moved or called off, the others can follow; a loan
 * car also follows a job that gets longer.
 */
export function VisitFields({
  visit,
  names,
  onRemoveAll,
}: {
  visit: VisitPlan;
  names: Names;
  onRemoveAll: () => void;
}) {
  const { others, isMoved, refusal, isTogether, setIsTogether, ended, endsAll, setEndsAll } = visit;
  const { loanAlong, takesLoan, setTakesLoan } = visit;
  const haveTime = others.some(canMove);
  const takePlace = others.some(({ data }) => takesTime(data));
  return (
    <fieldset className={styles.part}>
      <legend>Besökets andra delar</legend>
      <ul className={styles.parts}>
        {others.map(({ id, data }) => (
          <li key={id}>
            <Link to={bookingPath(id)} target="_blank">
              {bookingText(data, names).services} (ny flik)
            </Link>{' '}
            <span>
              {formatTimeAndPlace(data, names, ' · ', ', ')} · {bookingText(data, names).status}
            </span>
          </li>
        ))}
      </ul>
      {isMoved && haveTime && (
        <CheckboxField
          label="Flytta de andra delarna lika långt"
          name="together"
          checked={isTogether}
          onChange={({ target }) => setIsTogether(target.checked)}
        />
      )}
      <div role="status" className={styles.troubles}>
        {refusal !== null && <p className={styles.refusal}>{refusal}</p>}
        {loanAlong.refusal !== null && <Note>{loanAlong.refusal}</Note>}
      </div>
      {loanAlong.moved.map(({ id, after }) => (
        <CheckboxField
          key={id}
          label={`Lånebilen följer med: ${formatDayAndTimes(after, names.today)}`}
          name="loanAlong"
          checked={takesLoan}
          onChange={({ target }) => setTakesLoan(target.checked)}
        />
      ))}
      {ended !== null && takePlace && (
        <CheckboxField
          label={ended === 'cancelled' ? 'Avboka hela besöket' : 'Kunden uteblev från hela besöket'}
          name="endsAll"
          checked={endsAll}
          onChange={({ target }) => setEndsAll(target.checked)}
        />
      )}
      <div>
        <Button onClick={onRemoveAll}>Ta bort hela besöket</Button>
      </div>
    </fieldset>
  );
}
