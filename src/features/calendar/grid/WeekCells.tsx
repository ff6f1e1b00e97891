import type { CalendarDate } from '@internationalized/date';
import { memo, useState } from 'react';
import type { Names } from '@/domain/booking/bookingText';
import { carName } from '@/domain/booking/loan';
import { formatFree, shareOf } from '@/domain/booking/loadOf';
import { totalRoom, type WeekCell, type WeekRow } from '@/domain/booking/weekRows';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import type { Resource } from '@/domain/workshop/resource';
import cardStyles from './EventCard.module.css';
import { RoomBar } from './RoomBar';
import { usePrinting } from './usePrinting';
import { WeekCard } from './WeekCard';
import styles from './WeekTable.module.css';

/** The cards of a cell before the rest is folded away, so that a busy week fits on the screen. */
export const mostCards = 5;
/** The estimated height of a card that has not been in sight yet, in rem. */
const cardHeight = 2.9;

/** The values that the cells of a row share. */
interface Around {
  resource: Resource | undefined;
  today: CalendarDate;
  hours: OpeningHours;
  /** The present, in ms. */
  now: number;
  names: Names;
  /** Explains how to move a booking; undefined when the user may not change anything. */
  hintId: string | undefined;
  /** The booking that was moved last, which is never folded away. */
  moved: string | null;
}

/** The week of one resource; drawn again only when something in it has changed. */
export const WeekCells = memo(function WeekCells({ row, ...around }: Around & { row: WeekRow }) {
  const { resource, today } = around;
  const room = totalRoom(row.cells);
  const isAhead = row.cells.some(({ openDay }) => openDay.day.compare(today) >= 0);
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          {resource && (
            <span
              className={`${styles.swatch} ${cardStyles[resource.colour]}`}
              aria-hidden="true"
            />
          )}
          {resource ? carName(resource) : 'Utan plats'}
        </span>
        {room && room.open > 0 && (
          <small>
            {isAhead && <span>{formatFree(room.free)}</span>}{' '}
            <span>{shareOf(room)}&nbsp;% bokat</span>
          </small>
        )}
      </th>
      {row.cells.map((cell) => (
        <Cell
          key={cell.openDay.day.toString()}
          cell={cell}
          resourceId={row.resourceId}
          {...around}
        />
      ))}
    </tr>
  );
});

function Cell({
  cell,
  resourceId,
  resource,
  today,
  hours,
  now,
  names,
  hintId,
  moved,
}: Around & { cell: WeekCell; resourceId: string | null }) {
  const { openDay, entries, room } = cell;
  const { day } = openDay;
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isPrinting = usePrinting();
  const fits = entries.length <= mostCards;
  const folded = entries.slice(mostCards - 1);
  const showsAll = fits || isUnfolded || isPrinting || folded.some(({ id }) => id === moved);
  const isToday = day.compare(today) === 0;
  const cards = showsAll ? entries : entries.slice(0, mostCards - 1);
  const classNames = [isToday && styles.today, openDay.intervals.length === 0 && styles.closed];
  return (
    <td
      data-day={day.toString()}
      data-resource={resourceId ?? ''}
      className={classNames.filter(Boolean).join(' ')}
    >
      {room && resource && (
        <RoomBar
          room={room}
          day={day}
          today={today}
          place={resource.name}
          mayAdd={hintId !== undefined}
        />
      )}
      {entries.length > 0 && (
        <ul style={{ containIntrinsicBlockSize: `auto ${cards.length * cardHeight}rem` }}>
          {cards.map((entry) => (
            <WeekCard
              key={entry.id}
              entry={entry}
              day={day}
              hours={hours}
              now={now}
              names={names}
              hintId={hintId}
            />
          ))}
        </ul>
      )}
      {!fits && !(showsAll && !isUnfolded) && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {isUnfolded ? 'Visa färre' : `${folded.length} till`}
        </button>
      )}
    </td>
  );
}
