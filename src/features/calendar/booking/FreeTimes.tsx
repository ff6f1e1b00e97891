import { formatTimeAndPlace, formatTimes, type Names } from '@/domain/booking/bookingText';
import type { FreeTime } from '@/domain/booking/freeTimes';
import { dayOf, formatDay } from '@/domain/time/swedishTime';
import { Button } from '@/ui/controls/Button';
import styles from './BookingForm.module.css';
import type { BookingPlan } from './useBookingPlan';

/** Free times on different days to choose from, and the way to the other free times of the chosen day. */
export function FreeTimes({
  planning: { plan, outcome, dispatch },
  times,
  names,
  onTaken,
}: {
  planning: BookingPlan;
  times: readonly FreeTime[];
  names: Names;
  /** Called when a time is taken that makes the list disappear. */
  onTaken?: () => void;
}) {
  const chosen = outcome.startsAt.ok ? outcome.startsAt.value : null;
  const { dayTimes } = outcome;
  if (times.length === 0 || !chosen) return null;
  const day = formatDay(dayOf(chosen), names.today);

  function buttons(list: readonly FreeTime[], show: (time: FreeTime) => string) {
    return list.map((time) => (
      <button
        key={time.startsAt.getTime()}
        type="button"
        aria-pressed={time.startsAt.getTime() === chosen?.getTime()}
        onClick={() => {
          dispatch({ kind: 'take', time, among: times });
          onTaken?.();
        }}
      >
        {show(time)}
      </button>
    ));
  }

  return (
    <div className={styles.free} role="group" aria-label="Lediga tider">
      <p>Lediga tider</p>
      {buttons(times, (time) => formatTimeAndPlace({ ...time, isAllDay: false }, names, ' · '))}
      <div>
        <Button
          aria-expanded={plan.showsDay}
          onClick={() => dispatch({ kind: 'showDay', showsDay: !plan.showsDay })}
        >
          Fler tider {day}
        </Button>
      </div>
      {dayTimes && (
        <div className={styles.ofDay} role="group" aria-label={`Lediga tider ${day}`}>
          {dayTimes.length === 0 && <p>Det finns inga.</p>}
          {buttons(dayTimes, (time) => timeAndPlace(time, names))}
        </div>
      )}
    </div>
  );
}

/** Shows a time of a day that is named already, with its resource and person. */
function timeAndPlace(time: FreeTime, { resources, staff, today }: Names): string {
  return [
    formatTimes({ ...time, isAllDay: false }, today),
    resources.get(time.resourceId ?? '')?.data.name,
    staff.get(time.staffId ?? '')?.data.name,
  ]
    .filter(Boolean)
    .join(' · ');
}
