import type { CalendarDate } from '@internationalized/date';
import { Link } from 'react-router-dom';
import { ledgerDayPath } from '@/dashboardPaths';
import { useHours } from '@/components/useHours';
import { daysWithoutStamps } from '@/domain/ledger/shifts';
import type { Stamp } from '@/domain/ledger/stamps';
import { dayOf, formatDay } from '@/domain/time/swedishTime';
import { openingHoursOn } from '@/domain/workshop/openingHours';
import { Note } from '@/ui/notes/Note';

/** Marks the days before today on which the workshop was open and nobody stamped, since the ledger began. */
export function UnstampedDays({
  stamps,
  from,
  to,
  today,
}: {
  stamps: readonly Stamp[];
  from: CalendarDate;
  to: CalendarDate;
  today: CalendarDate;
}) {
  const { hours } = useHours();
  const began = stamps.find(({ at }) => at !== null)?.at;
  if (!hours || !began) return null;
  const yesterday = today.subtract({ days: 1 });
  const days = daysWithoutStamps(
    stamps,
    dayOf(began).compare(from) > 0 ? dayOf(began) : from,
    to.compare(yesterday) > 0 ? yesterday : to,
    (day) => openingHoursOn(day, hours).kind === 'open',
  );
  if (days.length === 0) return null;
  return (
    <Note>
      <p>
        {days.length === 1 ? 'En dag då ni hade öppet saknar' : 'Dagar då ni hade öppet saknar'}{' '}
        stämplingar:{' '}
        {days.map((day, place) => (
          <span key={day.toString()}>
            {place > 0 && ', '}
            <Link to={ledgerDayPath(day.toString())}>{formatDay(day, today)}</Link>
          </span>
        ))}
        . Arbetade någon då ska det läggas till med en anledning.
      </p>
    </Note>
  );
}
