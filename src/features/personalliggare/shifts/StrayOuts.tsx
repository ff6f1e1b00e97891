import type { CalendarDate } from '@internationalized/date';
import { Link } from 'react-router-dom';
import { ledgerDayPath } from '@/dashboardPaths';
import { ledgerTime } from '@/domain/ledger/ledgerFormat';
import { nameIn } from '@/domain/ledger/readLedger';
import { begunBetween } from '@/domain/ledger/shifts';
import { dayOf, formatDay } from '@/domain/time/swedishTime';
import { Note } from '@/ui/notes/Note';
import type { ViewProps } from './DayView';

/** Marks the stamps out that end no shift, which are in no sum before somebody has said when the person came. */
export function StrayOuts({
  read,
  isShown,
  from,
  to,
  today,
  mayCorrect,
}: ViewProps & { today: CalendarDate; mayCorrect: boolean }) {
  const stray = begunBetween(read, from, to).stray.filter(({ key }) => isShown(key));
  if (stray.length === 0) return null;
  const isOneDay = from.compare(to) === 0;
  return (
    <Note>
      <p>
        {stray.length === 1
          ? 'En utstämpling saknar instämpling: '
          : `${stray.length} utstämplingar saknar instämpling: `}
        {stray.map(({ key, at, stamp }, place) => {
          const day = dayOf(at);
          return (
            <span key={stamp.id}>
              {place > 0 && ', '}
              {nameIn(read, key)}{' '}
              {!isOneDay && (
                <>
                  <Link to={ledgerDayPath(day.toString())}>{formatDay(day, today)}</Link>{' '}
                </>
              )}
              {ledgerTime(at)}
            </span>
          );
        })}
        . Tiden är inte med i någon summa.
        {mayCorrect && ' Lägg till instämplingen med en anledning, eller rätta utstämplingen.'}
      </p>
    </Note>
  );
}
