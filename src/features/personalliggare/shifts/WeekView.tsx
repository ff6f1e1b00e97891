import { Link } from 'react-router-dom';
import { ledgerDayPath } from '@/dashboardPaths';
import { isHereSince, nameIn } from '@/domain/ledger/readLedger';
import { workedTimes } from '@/domain/ledger/shifts';
import { daysOf } from '@/domain/time/calendarRange';
import { dayOf, formatShortWeekday } from '@/domain/time/swedishTime';
import { formatDuration } from '@/domain/values/duration';
import { EmptyState } from '@/ui/notes/EmptyState';
import type { ViewProps } from './DayView';
import styles from './Shifts.module.css';
import { Uncounted } from './Uncounted';

/** A week: what everybody worked on each day, by the day on which the shift began. */
export function WeekView({ read, isShown, from, to, now }: ViewProps) {
  const days = daysOf({ first: from, last: to });
  const totals = workedTimes(read, from, to).filter(({ key }) => isShown(key));
  const byDay = new Map(
    days.map((day) => [
      day.toString(),
      new Map(workedTimes(read, day, day).map((time) => [time.key, time])),
    ]),
  );
  if (totals.length === 0) return <EmptyState>Inga arbetspass den här veckan.</EmptyState>;
  const inOrder = totals.toSorted((one, other) =>
    nameIn(read, one.key).localeCompare(nameIn(read, other.key), 'sv'),
  );
  return (
    <div className={styles.scroll} role="region" aria-label="Veckans tider" tabIndex={0}>
      <table className={`${styles.table} ${styles.week}`}>
        <thead>
          <tr>
            <th scope="col">Namn</th>
            {days.map((day) => (
              <th key={day.toString()} scope="col" className={styles.number}>
                {day.compare(dayOf(now)) > 0 ? (
                  formatShortWeekday(day)
                ) : (
                  <Link to={ledgerDayPath(day.toString())}>{formatShortWeekday(day)}</Link>
                )}
              </th>
            ))}
            <th scope="col" className={styles.number}>
              Summa
            </th>
          </tr>
        </thead>
        <tbody>
          {inOrder.map((total) => {
            const { key } = total;
            return (
              <tr key={key}>
                <th scope="row">{nameIn(read, key)}</th>
                {days.map((day) => {
                  const time = byDay.get(day.toString())?.get(key);
                  return (
                    <td key={day.toString()} className={styles.number}>
                      {time && time.shifts > time.withoutEnd ? formatDuration(time.minutes) : '–'}
                      {time && (
                        <Uncounted time={time} isHere={isHereSince(read, key, day, day, now)} />
                      )}
                    </td>
                  );
                })}
                <td className={styles.number}>
                  <b>{formatDuration(total.minutes)}</b>
                  <Uncounted time={total} isHere={isHereSince(read, key, from, to, now)} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
