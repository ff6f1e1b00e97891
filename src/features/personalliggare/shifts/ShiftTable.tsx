import type { CalendarDate } from '@internationalized/date';
import { Link } from 'react-router-dom';
import { ledgerDayPath } from '@/dashboardPaths';
import { isLate } from '@/domain/ledger/ledgerEvent';
import { ledgerDate, ledgerTime } from '@/domain/ledger/ledgerFormat';
import { nameIn, type ReadLedger } from '@/domain/ledger/readLedger';
import { isLong, type Shift, shiftMinutes, type StrayOut } from '@/domain/ledger/shifts';
import type { Stamp } from '@/domain/ledger/stamps';
import { dayOf } from '@/domain/time/swedishTime';
import { formatDuration } from '@/domain/values/duration';
import styles from './Shifts.module.css';

/**
 * Shifts with start, end and length, and the stamps out that have no start. The rows begin with the person on a page of one day,
 * `shownDay`, else with the day.
 */
export function ShiftTable({
  read,
  shifts,
  stray,
  now,
  shownDay = null,
}: {
  read: ReadLedger;
  shifts: readonly Shift[];
  stray: readonly StrayOut[];
  now: Date;
  shownDay?: CalendarDate | null;
}) {
  const rows = [
    ...shifts.map((shift) => ({ at: shift.startsAt, key: shift.key, shift })),
    ...stray.map((out) => ({ at: out.at, key: out.key, out })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
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
          {rows.map((row) => (
            <tr key={'shift' in row ? row.shift.start.id : row.out.stamp.id}>
              <th scope="row">
                {shownDay ? (
                  nameIn(read, row.key)
                ) : (
                  <Link to={ledgerDayPath(dayOf(row.at).toString())}>{ledgerDate(row.at)}</Link>
                )}
              </th>
              {'shift' in row ? (
                <ShiftCells shift={row.shift} now={now} shownDay={shownDay} />
              ) : (
                <StrayCells out={row.out} />
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ShiftCells({
  shift,
  now,
  shownDay,
}: {
  shift: Shift;
  now: Date;
  shownDay: CalendarDate | null;
}) {
  const { startsAt, endsAt, start, end } = shift;
  const minutes = shiftMinutes(shift);
  const day = dayOf(startsAt);
  const isSameDay = endsAt && dayOf(endsAt).compare(day) === 0;
  return (
    <>
      <td>
        {ledgerTime(startsAt)}
        {shownDay && shownDay.compare(day) !== 0 && <small> {ledgerDate(startsAt)}</small>}
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
        <Marks stamps={end ? [start, end] : [start]} />
      </td>
    </>
  );
}

function StrayCells({ out: { at, stamp } }: { out: StrayOut }) {
  return (
    <>
      <td>
        <strong className={styles.trouble}>instämpling saknas</strong>
      </td>
      <td>{ledgerTime(at)}</td>
      <td className={styles.number}>
        –<Marks stamps={[stamp]} />
      </td>
    </>
  );
}

function OpenEnd({ shift, now }: { shift: Shift; now: Date }) {
  if (shift.isUnended || isLong(shift, now)) {
    return <strong className={styles.trouble}>sluttid saknas</strong>;
  }
  return <span className={styles.here}>är här</span>;
}

/** The marks of a row: a stamp is corrected, was registered late or is not sent yet. */
function Marks({ stamps }: { stamps: readonly Stamp[] }) {
  const marks = [
    ...(stamps.some(({ corrections }) => corrections.length > 0) ? ['rättad'] : []),
    ...(stamps.some(({ event }) => isLate(event)) ? ['i efterhand'] : []),
    ...(stamps.some(({ event }) => event.pending) ? ['väntar på att skickas'] : []),
  ];
  return marks.map((mark) => <small key={mark}>{mark}</small>);
}
