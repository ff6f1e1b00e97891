import type { CalendarDate } from '@internationalized/date';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dayOf, formatLongDay, formatWeek } from '@/domain/time/swedishTime';
import { paths } from '@/paths';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/icons/Icon';
import { PageHeading } from '@/ui/notes/PageHeading';
import { backIcon, forwardIcon } from '@/ui/icons/workIcons';
import { useHours } from '@/components/useHours';
import { DateJump } from '@/features/calendar/view/DateJump';
import styles from './DayHead.module.css';

/** The head of a page about one day: the heading, the day, the way to other days, and the actions. */
export function DayHead({
  title,
  day,
  onChoose,
  children,
}: {
  title: string;
  day: CalendarDate;
  onChoose: (day: CalendarDate) => void;
  children?: ReactNode;
}) {
  const { hours } = useHours();
  return (
    <div className={styles.head}>
      <Link to={paths.calendar} className={styles.back}>
        Kalendern
      </Link>
      <div className={styles.title}>
        <PageHeading title={title} />
        <p aria-live="polite">
          {formatLongDay(day)} {day.year} · {formatWeek(day)}
        </p>
      </div>
      <div className={styles.actions}>
        <Button aria-label="Dagen före" onClick={() => onChoose(day.subtract({ days: 1 }))}>
          <Icon d={backIcon} size={18} />
        </Button>
        <DateJump day={day} today={dayOf(new Date())} hours={hours} onChoose={onChoose} />
        <Button aria-label="Dagen efter" onClick={() => onChoose(day.add({ days: 1 }))}>
          <Icon d={forwardIcon} size={18} />
        </Button>
        {children}
      </div>
    </div>
  );
}
