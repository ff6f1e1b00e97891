import { Link } from 'react-router-dom';
import type { Entry } from '@/domain/values/live';
import type { Booking } from '@/domain/booking/booking';
import type { PlanTrouble } from '@/domain/booking/planOutcome';
import { type Resource, resourceKindLabels } from '@/domain/workshop/resource';
import { bookingPath } from '@/dashboardPaths';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Note } from '@/ui/notes/Note';
import styles from './BookingForm.module.css';
import {
  bookingText,
  inSentence,
  type Names,
  sameVehicleText,
  takenText,
} from '@/domain/booking/bookingText';

/** The obstacles to the chosen time and person of a booking: a refused time, other obstacles as warnings. */
export function TimeTrouble({
  prefix,
  trouble,
  person,
  names,
  onAllow,
}: {
  /** The beginning of the fields' names. */
  prefix: string;
  trouble: PlanTrouble;
  /** The name of the chosen person; undefined when there is none. */
  person: string | undefined;
  names: Names;
  onAllow: (isAllowed: boolean) => void;
}) {
  const { closed, isAllowed, taken, double, sameVehicle, allTaken } = trouble;
  return (
    <>
      <div role="status" className={styles.troubles}>
        {closed !== null &&
          (isAllowed ? <Note>{closed}</Note> : <p className={styles.refusal}>{closed}</p>)}
        {taken && <p className={styles.refusal}>{takenText(taken, names)}</p>}
        {trouble.visit !== null && <p className={styles.refusal}>{trouble.visit}</p>}
        {allTaken.length > 0 && <Note>Ingen {kindText(allTaken)} är ledig den tiden.</Note>}
        {trouble.isWithoutResource && <Note>Ingen plats är vald: tiden reserveras inte.</Note>}
        {trouble.isNobodyFree && <Note>Ingen person är ledig den tiden.</Note>}
        {trouble.isNobodyAble && (
          <Note>
            Ingen i personalen utför alla valda tjänster, enligt Inställningar. Tiden föreslås utan
            person.
          </Note>
        )}
        {trouble.notDone.length > 0 && (
          <Note>
            {person ?? 'Personen'} utför inte {trouble.notDone.join(', ')}, enligt Inställningar.
            Det går att boka ändå.
          </Note>
        )}
        {double.map((entry) => (
          <Note key={entry.id}>{doubleText(entry, names)}</Note>
        ))}
        {sameVehicle.map(({ id, data }) => (
          <Note key={id}>
            {sameVehicleText(data, names)} Det går att boka ändå.{' '}
            <Link to={bookingPath(id)} target="_blank">
              Visa bokningen (ny flik)
            </Link>
          </Note>
        ))}
      </div>
      {trouble.canAllow && (
        <CheckboxField
          label="Boka ändå"
          name={`${prefix}outsideHours`}
          checked={isAllowed}
          onChange={({ target }) => onAllow(target.checked)}
        />
      )}
    </>
  );
}

/** The common Swedish name of some resources. */
function kindText(resources: readonly Entry<Resource>[]): string {
  const [kind, ...others] = new Set(resources.map(({ data }) => data.kind));
  const isOne = kind !== undefined && kind !== 'other' && others.length === 0;
  return isOne ? resourceKindLabels[kind].toLowerCase() : 'plats';
}

function doubleText({ data }: Entry<Booking>, names: Names): string {
  const { person, time, plate, resource } = bookingText(data, names);
  const with_ = [plate, resource].filter(Boolean).join(', ');
  return `${person ?? 'Personen'} är redan bokad ${inSentence(time)}${with_ ? ` (${with_})` : ''}. Det går att boka ändå.`;
}
