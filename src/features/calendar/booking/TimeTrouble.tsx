import type { Entry } from '@/domain/values/live';
import type { Booking } from '@/domain/booking/booking';
import type { FreeTime } from '@/domain/booking/freeTimes';
import { type Resource, resourceKindLabels } from '@/domain/workshop/resource';
import { CheckboxField } from '@/ui/CheckboxField';
import styles from './BookingForm.module.css';
import { bookingText, formatDayAndTimes, type Names } from '@/domain/booking/bookingText';
import type { BookingPlan } from './useBookingPlan';

/** What stands in the way of a booking's time, while it is chosen: what is refused with the next free times, the rest as a warning. */
export function TimeTrouble({
  plan,
  names,
  onAdopt,
}: {
  plan: BookingPlan;
  names: Names;
  onAdopt: (time: FreeTime) => void;
}) {
  const { closed, conflicts, isRefused, isOwner, outsideHours, freeTimes } = plan;
  const [taken] = conflicts.resource;
  const isOffering = isRefused || plan.taken.length > 0 || plan.isNobodyFree;
  return (
    <>
      <div role="status" className={styles.troubles}>
        {closed !== null && (
          <p className={outsideHours && isOwner ? styles.warning : styles.refusal}>{closed}</p>
        )}
        {taken && <p className={styles.refusal}>{takenText(taken, names)}</p>}
        {plan.taken.length > 0 && (
          <p className={styles.warning}>Ingen {kindText(plan.taken)} är ledig den tiden.</p>
        )}
        {plan.isWithoutResource && (
          <p className={styles.warning}>Ingen resurs är vald: tiden hålls inte fri.</p>
        )}
        {plan.isNobodyFree && <p className={styles.warning}>Ingen person är ledig den tiden.</p>}
        {conflicts.person.map((entry) => (
          <p key={entry.id} className={styles.warning}>
            {doubleText(entry, names)}
          </p>
        ))}
      </div>
      {closed !== null && isOwner && (
        <CheckboxField
          label="Boka ändå"
          name="outsideHours"
          checked={outsideHours}
          onChange={({ target }) => plan.setOutsideHours(target.checked)}
        />
      )}
      {isOffering && freeTimes.length > 0 && (
        <div className={styles.free} role="group" aria-label="Lediga tider">
          <p>Lediga tider</p>
          {freeTimes.map((time) => (
            <button key={time.startsAt.getTime()} type="button" onClick={() => onAdopt(time)}>
              {freeText(time, names)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

/** What resources are called together. */
function kindText(resources: readonly Entry<Resource>[]): string {
  const [kind, ...others] = new Set(resources.map(({ data }) => data.kind));
  const isOne = kind !== undefined && kind !== 'other' && others.length === 0;
  return isOne ? resourceKindLabels[kind].toLowerCase() : 'resurs';
}

function takenText({ data }: Entry<Booking>, names: Names): string {
  const { resource, time, plate } = bookingText(data, names);
  return `${resource ?? 'Resursen'} är upptagen ${time}${plate ? ` av ${plate}` : ''}.`;
}

function doubleText({ data }: Entry<Booking>, names: Names): string {
  const { person, time, plate, resource } = bookingText(data, names);
  const with_ = [plate, resource].filter(Boolean).join(', ');
  return `${person ?? 'Personen'} är redan bokad ${time}${with_ ? ` (${with_})` : ''}. Det går att boka ändå.`;
}

function freeText({ startsAt, endsAt, resourceId, staffId }: FreeTime, names: Names): string {
  return [
    formatDayAndTimes({ startsAt, endsAt, isAllDay: false }),
    names.resources.get(resourceId ?? '')?.data.name,
    names.staff.get(staffId ?? '')?.data.name,
  ]
    .filter(Boolean)
    .join(' · ');
}
