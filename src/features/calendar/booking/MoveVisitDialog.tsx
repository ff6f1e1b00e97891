import { useEffect, useEffectEvent, useRef } from 'react';
import { useBookingRecords } from '@/data/bookingRecords';
import { useVisit } from '@/data/bookings';
import { useReach } from '@/data/sync/StoreContext';
import type { Booking } from '@/domain/booking/booking';
import { type BookingEdit, undoOf } from '@/domain/booking/bookingEdit';
import { movedFields } from '@/domain/booking/bookingMove';
import { bookingText } from '@/domain/booking/bookingText';
import { canMove, distanceOf, type MovedPart, visitFault, visitText } from '@/domain/booking/visit';
import { changedFields } from '@/domain/values/changedFields';
import { entriesOf, isSettled } from '@/domain/values/live';
import { bookingPath } from '@/paths';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Note } from '@/ui/Note';
import { useToast } from '@/ui/ToastContext';
import styles from './BookingForm.module.css';
import { messageLink } from './messageLink';
import type { BookingChoices } from './useBookingChoices';
import { useMovedAlong } from './useVisitPlan';

/**
 * A move of a part of a visit that waits for the answer whether the other parts move along; `text` tells of the move.
 */
export interface AskedMove extends MovedPart {
  text: string;
}

/**
 * Asks whether a part of a visit moves alone or with the others; without a choice the part is moved, or refused, at
 * once.
 */
export function MoveVisitDialog({
  asked,
  choices,
  onClose,
}: {
  asked: AskedMove;
  choices: Pick<BookingChoices, 'hours' | 'names'>;
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
  const places = new Map(moved.map((part) => [part.id, part.after]));
  const shown = others.map((part) => ({ data: places.get(part.id) ?? part.data }));
  const together = 'refused' in along ? along.refused : visitFault(after, shown, names);
  const hasChoice = minutes !== 0 && others.some(canMove);

  function move(parts: readonly MovedPart[]) {
    const edits = parts.map((part): BookingEdit => ({
      kind: 'change',
      id: part.id,
      former: part.former,
      values: changedFields(movedFields(part.former), movedFields(part.after)),
    }));
    const label = `Bokningen ${bookingText(after, names).plate ?? ''}`.trim();
    write(label, edits);
    const text =
      parts.length > 1 ? `${asked.text} Besökets andra delar flyttades med.` : asked.text;
    toast(
      text,
      () => write(label, edits.toReversed().map(undoOf)),
      bookingPath(id),
      messageLink(id, former, after, { names, others }),
    );
    onClose();
  }

  const settle = useEffectEvent(() => {
    if (alone === null) return move([asked]);
    toast(alone);
    onClose();
  });
  const isDue = isSettled(live, reach) && !hasChoice;
  useEffect(() => {
    if (isDue) settle();
  }, [isDue]);

  // Whoever moves by keys answers by one more; the dialog itself takes the focus in a layout effect, before this one.
  const answers = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasChoice) answers.current?.querySelector<HTMLElement>('button:last-child')?.focus();
  }, [hasChoice]);

  if (!hasChoice) return null;
  return (
    <Dialog title="Flytta besöket" onClose={onClose}>
      <div className={styles.fields}>
        <p>Nu: {visitText([{ data: former }, ...others], names, { withDay: true })}.</p>
        <Choice refusal={together} tells={[{ data: after }, ...shown]} choices={choices} />
        {alone !== null && <Note>Delen kan inte flyttas ensam. {alone}</Note>}
        <div ref={answers} className={styles.buttons}>
          <Button onClick={onClose}>Avbryt</Button>
          {alone === null && <Button onClick={() => move([asked])}>Bara den här delen</Button>}
          {together === null && (
            <Button kind="work" onClick={() => move([asked, ...moved])}>
              Hela besöket
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
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
