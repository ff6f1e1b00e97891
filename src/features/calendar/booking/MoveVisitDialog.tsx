import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useBookingRecords } from '@/data/bookings/bookingRecords';
import { useVisit } from '@/data/bookings/bookings';
import { useReach } from '@/data/sync/StoreContext';
import type { Booking } from '@/domain/booking/booking';
import { type BookingEdit, undoOf } from '@/domain/booking/bookingEdit';
import { movedFields } from '@/domain/booking/bookingMove';
import { bookingText } from '@/domain/booking/bookingText';
import { isLoan } from '@/domain/booking/loan';
import { canMove, distanceOf, type MovedPart, visitFault, visitText } from '@/domain/booking/visit';
import { changedFields } from '@/domain/values/changedFields';
import { entriesOf, isSettled } from '@/domain/values/live';
import { bookingPath } from '@/dashboardPaths';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { Note } from '@/ui/notes/Note';
import { useToast } from '@/ui/notes/ToastContext';
import styles from './BookingForm.module.css';
import { messageLink } from './messageLink';
import type { BookingChoices } from './useBookingChoices';
import { useLoanAlong } from './useLoanAlong';
import { useMovedAlong } from './useVisitPlan';

/**
 * A move of a part of a visit that waits for the answer whether the other parts move along; `text` tells of the move.
 */
export interface AskedMove extends MovedPart {
  text: string;
}

/**
 * Asks whether a part of a visit moves alone or with the others, and tells of a loan car that cannot follow; without a
 * choice the part is moved, with its loan car, or refused at once.
 */
export function MoveVisitDialog({
  asked,
  choices,
  onMoved,
  onClose,
}: {
  asked: AskedMove;
  choices: Pick<BookingChoices, 'hours' | 'names'>;
  onMoved: (parts: readonly MovedPart[]) => void;
  onClose: () => void;
}) {
  const { names } = choices;
  const { id, former, after } = asked;
  const { write } = useBookingRecords();
  const toast = useToast();
  const reach = useReach();
  const live = useVisit(former.visitId);
  const others = entriesOf(live).filter((each) => each.id !== id);
  const minutes = distanceOf(former, after);
  const along = useMovedAlong(id, others, minutes, choices);
  const moved = 'moved' in along ? along.moved : [];
  const alone = visitFault(after, others, names);
  const shown = inPlaces(others, moved);
  const together = 'refused' in along ? along.refused : visitFault(after, shown, names);
  const isJob = !isLoan(former);
  const before = isJob ? [{ id, data: former }, ...others] : [];
  const loanIfAlone = useLoanAlong(before, [{ id, data: after }, ...others], choices);
  const loanIfAll = useLoanAlong(before, [{ id, data: after }, ...shown], choices);
  const hasJobs = isJob && minutes !== 0 && others.some(canMove);
  const hasChoice = hasJobs || (alone === null && loanIfAlone.refusal !== null);

  function move(parts: readonly MovedPart[]) {
    const edits = parts.map((part): BookingEdit => ({
      kind: 'change',
      id: part.id,
      former: part.former,
      values: changedFields(movedFields(part.former), movedFields(part.after)),
    }));
    const label = `Bokningen ${bookingText(after, names).plate ?? ''}`.trim();
    write(label, edits);
    onMoved(parts);
    const text = [asked.text, ...alongTexts(parts.filter((part) => part.id !== id))].join(' ');
    toast(
      text,
      () => write(label, edits.toReversed().map(undoOf)),
      bookingPath(id),
      messageLink(id, former, after, { names, others }),
    );
    onClose();
  }

  const settle = useEffectEvent(() => {
    if (alone === null) return move([asked, ...loanIfAlone.moved]);
    toast(alone);
    onClose();
  });
  const isDue = isSettled(live, reach) && loanIfAlone.isSettled && !hasChoice;
  // At once: a key that came in between would be forgotten with the question.
  useLayoutEffect(() => {
    if (isDue) settle();
  }, [isDue]);

  // A person who moves by keys answers by one more key, so the last button takes the focus. The dialog itself takes it in a
  // layout effect, before this one.
  const answers = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasChoice) answers.current?.querySelector<HTMLElement>('button:last-child')?.focus();
  }, [hasChoice]);

  if (!hasChoice) return null;
  return (
    <Dialog title={hasJobs ? 'Flytta besöket' : 'Lånebilen kan inte följa med'} onClose={onClose}>
      <div className={styles.fields}>
        <p>Nu: {visitText([{ data: former }, ...others], names, { withDay: true })}.</p>
        {hasJobs && (
          <Choice
            refusal={together}
            tells={[{ data: after }, ...inPlaces(shown, loanIfAll.moved)]}
            choices={choices}
          />
        )}
        {hasJobs && together === null && loanIfAll.refusal !== null && (
          <Note>Hela besöket: {loanIfAll.refusal}</Note>
        )}
        {hasJobs && alone !== null && <Note>Delen kan inte flyttas ensam. {alone}</Note>}
        {alone === null && loanIfAlone.refusal !== null && (
          <Note>
            {hasJobs && 'Bara den här delen: '}
            {loanIfAlone.refusal}
          </Note>
        )}
        <div ref={answers} className={`${styles.buttons} ${styles.answers}`}>
          <Button onClick={onClose}>Avbryt</Button>
          {alone === null && (
            <Button
              kind={hasJobs ? 'quiet' : 'work'}
              onClick={() => move([asked, ...loanIfAlone.moved])}
            >
              {hasJobs ? 'Bara den här delen' : minutes === 0 ? 'Ändra ändå' : 'Flytta ändå'}
            </Button>
          )}
          {hasJobs && together === null && (
            <Button kind="work" onClick={() => move([asked, ...moved, ...loanIfAll.moved])}>
              Hela besöket
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Parts of a visit, those that have moved in their new places. */
function inPlaces<E extends { id: string; data: Booking }>(
  parts: readonly E[],
  moved: readonly MovedPart[],
): E[] {
  const places = new Map(moved.map((part) => [part.id, part.after]));
  return parts.map((part) => ({ ...part, data: places.get(part.id) ?? part.data }));
}

/** Tells that the other jobs of the visit or the loan car moved along. */
function alongTexts(parts: readonly MovedPart[]): string[] {
  const isSome = (isCar: boolean) => parts.some(({ former }) => isLoan(former) === isCar);
  return [
    ...(isSome(false) ? ['Besökets andra delar flyttades med.'] : []),
    ...(isSome(true) ? ['Lånebilen följer med.'] : []),
  ];
}

/** The visit after the move of all its parts, or the reason why they cannot be moved together. */
function Choice({
  refusal,
  tells,
  choices: { names },
}: {
  refusal: string | null;
  tells: { data: Booking }[];
  choices: Pick<BookingChoices, 'names'>;
}) {
  if (refusal !== null) return <p className={styles.refusal}>{refusal}</p>;
  return <p>Hela besöket flyttat: {visitText(tells, names, { withDay: true })}.</p>;
}
