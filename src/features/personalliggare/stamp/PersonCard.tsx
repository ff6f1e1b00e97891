import type { PersonNow } from '@/domain/ledger/presence';
import { isLate } from '@/domain/ledger/ledgerEvent';
import { dayOf, formatClock, formatLongDay } from '@/domain/time/swedishTime';
import { Chip } from '@/ui/controls/Chip';
import { IconButton } from '@/ui/controls/IconButton';
import { editIcon } from './ledgerIcons';
import styles from './Stamp.module.css';

/** A person: the name, where the person is, and the whole card to press to stamp in or out. */
export function PersonCard({
  current,
  now,
  isPressed,
  onPress,
  onEdit,
}: {
  current: PersonNow;
  now: Date;
  /** True if the person has just been stamped, so that a second press does nothing. */
  isPressed: boolean;
  onPress: (() => void) | undefined;
  onEdit: (() => void) | undefined;
}) {
  const { person, state } = current;
  const { name, employerName, hasNumber } = person.data;
  const content = (
    <>
      <span className={styles.name}>{name}</span>{' '}
      <span className={styles.where}>{whereText(current, now)}</span>{' '}
      {onPress && (
        <span className={styles.act}>{state === 'here' ? 'Stämpla ut' : 'Stämpla in'}</span>
      )}
    </>
  );
  const notes = notesOn(current);
  return (
    <div className={styles.card} data-state={state}>
      {onPress ? (
        <button
          type="button"
          className={styles.press}
          aria-disabled={isPressed}
          onClick={() => !isPressed && onPress()}
        >
          {content}
        </button>
      ) : (
        <div className={styles.press}>{content}</div>
      )}
      {onEdit && <IconButton d={editIcon} label={`Ändra ${name}`} onClick={onEdit} />}
      {(notes.length > 0 || employerName !== null || !hasNumber) && (
        <p className={styles.notes}>
          {employerName !== null && <span>Inhyrd från {employerName}</span>}
          {notes.map((note) => (
            <Chip key={note} kind="quiet">
              {note}
            </Chip>
          ))}
          {!hasNumber && <span className={styles.missing}>Personnummer saknas</span>}
        </p>
      )}
    </div>
  );
}

function whereText({ state, shift }: PersonNow, now: Date): string {
  if (!shift || state === 'away') return 'Inte här';
  const { startsAt, endsAt } = shift;
  if (state === 'left') return endsAt ? `Gick ${formatClock(endsAt)}` : 'Inte här';
  const isToday = dayOf(startsAt).compare(dayOf(now)) === 0;
  const since = isToday
    ? formatClock(startsAt)
    : `${formatLongDay(dayOf(startsAt))} ${formatClock(startsAt)}`;
  return state === 'forgotten' ? `Stämplade in ${since}, inte ut` : `Här sedan ${since}`;
}

/** The notes on the latest stamp: not sent yet, or sent late. */
function notesOn({ shift }: PersonNow): string[] {
  const stamp = shift?.end ?? shift?.start;
  if (!stamp) return [];
  if (stamp.event.pending) return ['väntar på att skickas'];
  return isLate(stamp.event) ? ['registrerad i efterhand'] : [];
}
