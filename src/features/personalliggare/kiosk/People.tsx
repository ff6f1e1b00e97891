import type { Stampable } from '@/domain/ledger/readLedger';
import { isLong } from '@/domain/ledger/shifts';
import { dayOf, formatClock, formatLongDay } from '@/domain/time/swedishTime';
import styles from './People.module.css';

/** The people who can be stamped, each as a large button that says whether they are here. */
export function People({
  people,
  now,
  onTap,
}: {
  people: readonly Stampable[];
  now: Date;
  onTap: (who: Stampable) => void;
}) {
  return (
    <ul className={styles.people}>
      {people.map((who) => (
        <li key={who.person.data.key}>
          <button
            type="button"
            className={styles.person}
            data-state={stateOf(who, now)}
            onClick={() => onTap(who)}
          >
            <span className={styles.initials} aria-hidden="true">
              {initialsOf(who.person.data.name)}
            </span>
            <span className={styles.name}>{who.person.data.name}</span>
            <span className={styles.state}>{textOf(who, now)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function stateOf({ open }: Stampable, now: Date): 'here' | 'forgotten' | 'away' {
  if (!open) return 'away';
  return isLong(open, now) ? 'forgotten' : 'here';
}

function textOf({ open }: Stampable, now: Date): string {
  if (!open) return 'Inte här';
  const { startsAt } = open;
  const isToday = dayOf(startsAt).compare(dayOf(now)) === 0;
  const since = `${isToday ? '' : `${formatLongDay(dayOf(startsAt))} `}${formatClock(startsAt)}`;
  return isLong(open, now) ? `Inne sedan ${since}. Glömt att stämpla ut?` : `Inne sedan ${since}`;
}

function initialsOf(name: string): string {
  const words = name.split(' ').filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
