import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { takesTime } from '@/domain/booking/booking';
import { bookingText, type CalendarEntry, type Names } from '@/domain/booking/bookingText';
import { timeOn } from '@/domain/booking/weekRows';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { Icon } from '@/ui/icons/Icon';
import { Plate } from '@/ui/controls/Plate';
import cardStyles from './EventCard.module.css';
import { nextStep } from '@/domain/booking/nextStep';
import { statusIcons } from './statusIcons';
import styles from './WeekCard.module.css';

/**
 * A booking on one day of the week: the time and the plate, and the status as a mark. With a mouse, a button
 * takes the next step; it is left out of the tab order, because a key of the card does the same. A request is neither
 * moved nor has a step.
 */
export function WeekCard({
  entry: { id, data, asked },
  day,
  hours,
  now,
  names,
  hintId,
}: {
  entry: CalendarEntry;
  day: CalendarDate;
  hours: OpeningHours;
  /** The present, in ms. */
  now: number;
  names: Names;
  /** Explains how to move a booking; undefined when the user may not change anything. */
  hintId: string | undefined;
}) {
  const text = bookingText(data, names, {
    withDay: true,
    hours,
    now: new Date(now),
    asked,
  });
  const hint = asked ? undefined : hintId;
  const [time, end] = timeOn(data, day);
  const icon = statusIcons[data.status];
  // Drawn when the pointer or the focus first comes here: a third of the elements of a week are those of its steps.
  const [isPointed, setPointed] = useState(false);
  const point = () => setPointed(true);
  const step = isPointed && hint !== undefined ? nextStep(data) : null;
  const stepIcon = step && statusIcons[step.status];
  const colour = data.resourceId && names.resources.get(data.resourceId)?.data.colour;
  const classNames = [
    styles.card,
    cardStyles[colour || 'slate'],
    asked ? styles.asked : styles[data.status],
    (text.isClosed || text.late) && styles.closed,
    !takesTime(data) && styles.off,
  ];
  return (
    <li draggable={hint !== undefined}>
      <button
        type="button"
        data-booking-id={id}
        className={classNames.filter(Boolean).join(' ')}
        aria-label={text.name}
        aria-describedby={hint}
        title={text.name}
        onPointerEnter={point}
        onFocus={point}
      >
        <span className={styles.time} data-end={end}>
          {time}
        </span>
        {text.plate ? (
          <Plate number={text.plate} />
        ) : (
          <b className={styles.lead}>{text.customer ?? 'Utan fordon'}</b>
        )}
        {asked && <em className={styles.state}>{text.status}</em>}
        {text.isClosed && <em className={styles.warning}>Stängt då</em>}
        {text.late && <em className={styles.warning}>Sen</em>}
        {icon && <Icon d={icon} size={14} />}
      </button>
      {stepIcon && (
        <button
          type="button"
          tabIndex={-1}
          data-step-of={id}
          className={styles.step}
          aria-label={`${step.verb} ${text.plate ?? text.customer ?? ''}`.trim()}
          title={step.verb}
        >
          <Icon d={stepIcon} size={14} />
        </button>
      )}
    </li>
  );
}
