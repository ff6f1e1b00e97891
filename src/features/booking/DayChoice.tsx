import { parseDate } from '@internationalized/date';
import type { PublicPage } from '@/domain/publicPage/publicPage';
import type { ShownDay } from '@/domain/publicPage/shownDays';
import { dayOf, formatClock } from '@/domain/time/swedishTime';
import { useTexts } from '@/components/publicPage/texts/LanguageContext';
import { Button } from '@/ui/controls/Button';
import { Alert } from '@/ui/notes/Alert';
import { Note } from '@/ui/notes/Note';
import styles from './DayChoice.module.css';
import { HowToAsk } from './HowToAsk';

/** The reading of the taken times: when it was made, and whether another one is under way. */
export interface Reading {
  isKnown: boolean;
  at: Date | null;
  isReading: boolean;
  hasFailed: boolean;
  again: () => void;
}

/** The chosen day and time, and how to change them. */
interface Choosing {
  openDay: string | null;
  time: number | null;
  onDay: (day: string | null) => void;
  onTime: (time: number) => void;
  /** Lists more days; null when there are no more. */
  onMore: (() => void) | null;
}

/** The first free time of each day, and all times of the day that is open. */
export function DayChoice({
  page,
  days,
  reading,
  now,
  choosing,
}: {
  page: PublicPage;
  days: ShownDay[];
  reading: Reading;
  now: Date;
  choosing: Choosing;
}) {
  const { times } = useTexts();
  const { isKnown, hasFailed } = reading;
  const { onMore } = choosing;
  return (
    <>
      <ReadingNote {...reading} />
      {(isKnown || !hasFailed) && (
        <ol className={styles.days}>
          {days.map((each) => (
            <DayRow key={each.day} day={each} isKnown={isKnown} now={now} choosing={choosing} />
          ))}
        </ol>
      )}
      {isKnown && !days.some(({ state }) => state === 'free') && (
        <Note role="status">
          <p>
            {times.allFull} <HowToAsk page={page} />
          </p>
        </Note>
      )}
      {isKnown && onMore && <Button onClick={onMore}>{times.more}</Button>}
    </>
  );
}

/** Tells how old the times are; its one button keeps its place, and so the focus, when the words change. */
function ReadingNote({ isKnown, at, isReading, hasFailed, again }: Reading) {
  const texts = useTexts();
  const { times } = texts;
  return (
    <>
      {hasFailed && (
        <Alert kind="trouble">
          <p>{times.failed}</p>
          <p>{times.failedNext}</p>
        </Alert>
      )}
      <div className={styles.asOf}>
        <p role="status">
          {isReading ? times.reading : isKnown && at ? times.asOf(formatClock(at)) : times.unread}
        </p>
        <Button onClick={() => !isReading && again()} aria-disabled={isReading}>
          {hasFailed ? texts.again : times.refresh}
        </Button>
      </div>
    </>
  );
}

function DayRow({
  day: { day, times, state },
  isKnown,
  now,
  choosing: { openDay, time, onDay, onTime },
}: {
  day: ShownDay;
  isKnown: boolean;
  now: Date;
  choosing: Choosing;
}) {
  const texts = useTexts();
  const today = dayOf(now);
  const date = parseDate(day);
  const name = texts.day(date, today);
  const [first] = times;
  const near = texts.times.near[date.compare(today)];
  // The word takes the place of the weekday.
  const shown = near === undefined ? name : name.replace(/^\S+/, near);
  const isSettled = isKnown || state === 'closed' || state === 'late' || state === 'unknown';
  if (!isSettled || state !== 'free' || !first) {
    return (
      <li className={styles.row}>
        <span className={styles.name}>{shown}</span>
        <span>{isSettled && state !== 'free' ? texts.times.states[state] : '…'}</span>
      </li>
    );
  }
  const isOpen = openDay === day;
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        onClick={() => onDay(isOpen ? null : day)}
      >
        <span className={styles.name}>{shown}</span>{' '}
        <span>
          {texts.times.from} <b>{formatClock(first)}</b>
        </span>
      </button>
      {isOpen && (
        <ul className={styles.times} aria-label={texts.times.ofDay(name)}>
          {times.map((each) => (
            <li key={each.getTime()}>
              <button
                type="button"
                aria-pressed={each.getTime() === time}
                onClick={() => onTime(each.getTime())}
              >
                {formatClock(each)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
