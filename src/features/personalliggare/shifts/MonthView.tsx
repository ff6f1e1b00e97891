import { Link, useLocation } from 'react-router-dom';
import { isHereSince, nameIn } from '@/domain/ledger/readLedger';
import type { WorkedTime } from '@/domain/ledger/shifts';
import { formatDuration } from '@/domain/values/duration';
import { EmptyState } from '@/ui/notes/EmptyState';
import type { ViewProps } from './DayView';
import styles from './Shifts.module.css';
import { Uncounted } from './Uncounted';

/** The time that each person worked in a month, as a basis for pay. */
export function MonthView({
  read,
  times,
  from,
  to,
  now,
}: ViewProps & { times: readonly WorkedTime[] }) {
  const { search } = useLocation();
  if (times.length === 0) return <EmptyState>Inga arbetspass den här månaden.</EmptyState>;
  const inOrder = times.toSorted((one, other) =>
    nameIn(read, one.key).localeCompare(nameIn(read, other.key), 'sv'),
  );
  return (
    <div className={styles.scroll} role="region" aria-label="Månadens tider" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Namn</th>
            <th scope="col" className={styles.number}>
              Pass
            </th>
            <th scope="col" className={styles.number}>
              Tid
            </th>
          </tr>
        </thead>
        <tbody>
          {inOrder.map((time) => (
            <tr key={time.key}>
              <th scope="row">
                <Link to={personSearch(search, time.key)}>{nameIn(read, time.key)}</Link>
              </th>
              <td className={styles.number}>{time.shifts}</td>
              <td className={styles.number}>
                {formatDuration(time.minutes)}
                <Uncounted time={time} isHere={isHereSince(read, time.key, from, to, now)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The address of the same month for one person. */
function personSearch(search: string, key: string): string {
  const params = new URLSearchParams(search);
  params.set('person', key);
  params.delete('sok');
  return `?${params.toString()}`;
}
