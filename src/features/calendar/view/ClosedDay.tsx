import type { CalendarDate } from '@internationalized/date';
import { firstOpenDay } from '@/domain/booking/bookingTimes';
import { formatDay } from '@/domain/time/swedishTime';
import {
  closedText,
  type DayHours,
  type OpeningHours,
  openingHoursOn,
} from '@/domain/workshop/openingHours';
import { paths } from '@/paths';
import { Button, LinkButton } from '@/ui/controls/Button';
import styles from './ClosedDay.module.css';

/** Why the calendar's day is closed; null when it is open. */
export function closedOn(
  day: CalendarDate,
  hours: OpeningHours,
): Extract<DayHours, { kind: 'closed' }> | null {
  const on = openingHoursOn(day, hours);
  return on.kind === 'closed' ? on : null;
}

/** Says why the workshop is closed on a day, and leads to the next open day. */
export function ClosedDay({
  closed,
  day,
  today,
  hours,
  mayChangeHours,
  onShow,
}: {
  closed: Extract<DayHours, { kind: 'closed' }>;
  day: CalendarDate;
  today: CalendarDate;
  hours: OpeningHours;
  mayChangeHours: boolean;
  onShow: (day: CalendarDate) => void;
}) {
  const isToday = day.compare(today) === 0;
  const next = firstOpenDay(day.add({ days: 1 }), hours, 366);

  function show(shown: CalendarDate) {
    onShow(shown);
    // The pressed button is gone on an open day.
    document.querySelector('h1')?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.closed} role="status">
      <p>
        {closedText(closed, isToday ? 'idag' : formatDay(day, today))}.
        {!next && ' Det närmaste året finns ingen öppen dag.'}
      </p>
      {next && (
        <Button kind="work" onClick={() => show(next)}>
          Visa {formatDay(next, today)}
        </Button>
      )}
      {!next && mayChangeHours && (
        <LinkButton to={paths.settingsOpeningHours}>Ändra öppettiderna</LinkButton>
      )}
    </div>
  );
}
