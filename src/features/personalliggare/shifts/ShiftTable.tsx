import type { CalendarDate } from '@internationalized/date';
import { Link } from 'react-router-dom';
import { ledgerDayPath } from '@/components/ledgerAddress';
import { isLate } from '@/domain/ledger/ledgerEvent';
import { ledgerDate, ledgerTime } from '@/domain/ledger/ledgerFormat';
import { nameIn, type ReadLedger } from '@/domain/ledger/readLedger';
import { isLong, type Shift, shiftMinutes } from '@/domain/ledger/shifts';
import { dayOf } from '@/domain/time/swedishTime';
import { formatDuration } from '@/domain/values/duration';
import styles from './Shifts.module.css';

/** Shifts with start, end and length. The rows begin with the person on a page of one day, `shownDay`, else with the day. */
export function ShiftTable({
  read,
  shifts,
  now,
  shownDay = null,
}: {
  read: ReadLedger;
  shifts: readonly Shift[];
  now: Date;
  shownDay?: CalendarDate | null;
}) {
  return (
    <div className={styles.scroll} role="region" aria-label="Tabell över arbetspass" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{shownDay ? 'Namn' : 'Datum'}</th>
            <th scope="col">In</th>
            <th scope="col">Ut</th>
            <th scope="col" className={styles.number}>
              Tid
            </th>
          </tr>
        </thead>
        <tbody>
          {shifts.map((shift) => {
            const { key, startsAt, endsAt, start } = shift;
            const minutes = shiftMinutes(shift);
            const day = dayOf(startsAt);
            const isSameDay = endsAt && dayOf(endsAt).compare(day) === 0;
            return (
              <tr key={start.id}>
                <th scope="row">
                  {shownDay ? (
                    nameIn(read, key)
                  ) : (
                    <Link to={ledgerDayPath(day.toString())}>{ledgerDate(startsAt)}</Link>
                  )}
                </th>
                <td>
                  {ledgerTime(startsAt)}
                  {shownDay && shownDay.compare(day) !== 0 && (
                    <small> {ledgerDate(startsAt)}</small>
                  )}
                </td>
                <td>
                  {endsAt ? (
                    <>
                      {ledgerTime(endsAt)} {!isSameDay && <small>{ledgerDate(endsAt)}</small>}
                    </>
                  ) : (
                    <OpenEnd shift={shift} now={now} />
                  )}
                </td>
                <td className={styles.number}>
                  {minutes === null ? '–' : formatDuration(minutes)}
                  {marksOf(shift).map((mark) => (
                    <small key={mark}>{mark}</small>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function OpenEnd({ shift, now }: { shift: Shift; now: Date }) {
  if (shift.isUnended || isLong(shift, now)) {
    return <strong className={styles.trouble}>sluttid saknas</strong>;
  }
  return <span className={styles.here}>är här</span>;
}

/** What is unusual about a shift, in words. */
function marksOf({ start, end }: Shift): string[] {
  const stamps = end ? [start, end] : [start];
  return [
    ...(stamps.some(({ corrections }) => corrections.length > 0) ? ['rättad'] : []),
    ...(stamps.some(({ event }) => isLate(event)) ? ['i efterhand'] : []),
    ...(stamps.some(({ event }) => event.pending) ? ['väntar på att skickas'] : []),
  ];
}
