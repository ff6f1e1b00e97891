import { type ReactNode, useState } from 'react';
import type { WatchedAgreement } from '@/data/orders/agreement';
import { useLineCosts } from '@/data/orders/lineCosts';
import {
  formatLineDiscount,
  formatQuantity,
  hasDiscount,
  isBought,
} from '@/domain/order/lineDraft';
import { offeredOre } from '@/domain/order/estimate';
import { type LineEntry, linesOf, orderLimits, type WorkOrder } from '@/domain/order/order';
import {
  type GivenAnswer,
  lineAnswerLabels,
  lineKindLabels,
  mayBeDone,
  type OrderLine,
  takenOffLabel,
} from '@/domain/order/orderLine';
import { isOverAgreed } from '@/domain/order/priceCeiling';
import { lineOre } from '@/domain/order/orderSums';
import { serviceMinutes, serviceOfLine } from '@/domain/order/serviceLine';
import { formatDuration } from '@/domain/values/duration';
import type { Entry } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { Button } from '@/ui/controls/Button';
import { Chip } from '@/ui/controls/Chip';
import { LineAnswerDialog } from '@/features/orders/agreement/LineAnswerDialog';
import { AddLineField } from './AddLineField';
import { LineDialog } from './LineDialog';
import { useHandedOn } from '@/ui/behaviour/useHandedOn';
import layout from '@/ui/style/layout.module.css';
import styles from '@/components/orders/Order.module.css';
import { OrderSums } from './OrderSums';
import { useLineWrites } from './useLineWrites';

/** Says how far a line has come; a return asks nothing of anybody. */
function lineState(line: OrderLine): string {
  if (line.milliQty < 0 && line.answer === 'accepted') return takenOffLabel;
  return mayBeDone(line) && line.work === 'done' ? 'Gjord' : lineAnswerLabels[line.answer];
}

/** The lines of an order with the customer's answers, what is done, and the sums. */
export function OrderLines({
  entry,
  agreement,
  mayWrite,
}: {
  entry: Entry<WorkOrder>;
  agreement: WatchedAgreement;
  mayWrite: boolean;
}) {
  const [editing, setEditing] = useState<LineEntry | 'new' | { typed: string }>();
  const [answering, setAnswering] = useState<LineEntry & { answer: GivenAnswer }>();
  const writes = useLineWrites(entry);
  const costs = useLineCosts(entry.id);
  const lines = linesOf(entry.data);
  // Until the versions are known, an answer would make one that may be there already.
  const mayAnswer = agreement.live.kind === 'ready' && offeredOre(entry.data) >= 0;
  const mayAdd = mayWrite && lines.length < orderLimits.lines.max;
  const edited = editing && editing !== 'new' && 'line' in editing ? editing : null;
  const costOf = (each: LineEntry | null) => costs.get(each?.id ?? '') ?? null;
  return (
    <section className={styles.card} aria-labelledby="lines">
      <div className={layout.head}>
        <h2 id="lines">Rader</h2>
        {mayAdd && <Button onClick={() => setEditing('new')}>Ny rad</Button>}
      </div>
      {lines.length === 0 ? (
        <p className={styles.none}>Inga rader än.{mayAdd && ' Lägg till det som ska göras.'}</p>
      ) : (
        <ul className={styles.lines}>
          {lines.map((each) => (
            <LineItem key={each.id} entry={each} order={entry.data} costOre={costOf(each)}>
              {mayWrite && (
                <LineButtons
                  entry={each}
                  order={entry.data}
                  mayAnswer={mayAnswer}
                  onAnswer={(answer) => setAnswering({ ...each, answer })}
                  onWork={(work) => writes.work(each.id, each.line, work)}
                  onEdit={() => setEditing(each)}
                />
              )}
            </LineItem>
          ))}
        </ul>
      )}
      {mayAdd && <AddLineField entry={entry} onUnpriced={(typed) => setEditing({ typed })} />}
      {mayWrite && !mayAdd && (
        <p className={styles.none}>En order har högst {orderLimits.lines.max} rader.</p>
      )}
      {lines.length > 0 && <OrderSums entry={entry} mayWrite={mayWrite} />}
      {answering && (
        <LineAnswerDialog
          entry={entry}
          known={agreement}
          {...answering}
          onClose={() => setAnswering(undefined)}
        />
      )}
      {editing && (
        <LineDialog
          order={entry.data}
          line={edited?.line ?? null}
          typed={editing !== 'new' && 'typed' in editing ? editing.typed : undefined}
          costOre={costOf(edited)}
          onSave={(draft) =>
            edited
              ? writes.change(edited.id, edited.line, costOf(edited), draft)
              : writes.add(draft)
          }
          onRemove={edited ? () => writes.remove(edited.id, edited.line) : undefined}
          onClose={() => setEditing(undefined)}
        />
      )}
    </section>
  );
}

/** A line with how far it has come; `children` are its buttons. */
function LineItem({
  entry: { id, line },
  order,
  costOre,
  children,
}: {
  entry: LineEntry;
  order: WorkOrder;
  costOre: number | null;
  children: ReactNode;
}) {
  const { answer, text } = line;
  const isOver = isOverAgreed(line, order);
  const minutes = serviceMinutes(line, serviceOfLine(id));
  const row = useHandedOn(besideLine);
  return (
    <li ref={row} className={answer === 'declined' ? styles.declined : undefined}>
      <div className={styles.lineText}>
        <strong>{text}</strong>
        <small>
          {lineKindLabels[line.kind]}, {formatQuantity(line.milliQty)} {line.unit} à{' '}
          {formatMoney(line.unitOre)}
          {minutes !== null && `, ${formatDuration(minutes)}`}
          {hasDiscount(line) && `, rabatt ${formatLineDiscount(line)}`}
          {costOre !== null && isBought(line.kind) && `, inköp ${formatMoney(costOre)}`}
          {isOver && `, godkänt ${formatMoney(line.agreedOre ?? 0)}`}
        </small>
      </div>
      <span className={styles.amount}>{formatMoney(lineOre(line))}</span>
      <div className={styles.lineState}>
        <Chip kind={answer === 'accepted' ? 'good' : 'quiet'}>{lineState(line)}</Chip>
        {children}
      </div>
    </li>
  );
}

/** The button that changes the line beside a removed one, or the one that adds a line where none is left. */
function besideLine(row: HTMLLIElement): HTMLElement | null | undefined {
  const beside = row.nextElementSibling ?? row.previousElementSibling;
  const buttons = beside?.querySelectorAll('button');
  return buttons ? buttons[buttons.length - 1] : row.closest('section')?.querySelector('button');
}

/** The buttons of a line; a return is nothing to do. */
function LineButtons({
  entry: { line },
  order,
  mayAnswer,
  onAnswer,
  onWork,
  onEdit,
}: {
  entry: LineEntry;
  order: WorkOrder;
  mayAnswer: boolean;
  onAnswer: (answer: GivenAnswer) => void;
  onWork: (work: OrderLine['work']) => void;
  onEdit: () => void;
}) {
  const { answer, text } = line;
  const isDone = line.work === 'done';
  return (
    <div className={layout.actions}>
      {isOverAgreed(line, order) && answer === 'accepted' && (
        <Button
          aria-label={`Nytt pris godkänt: ${text}`}
          disabled={!mayAnswer}
          onClick={() => onAnswer('accepted')}
        >
          Nytt pris godkänt
        </Button>
      )}
      {mayBeDone(line) && line.milliQty >= 0 && (
        <Button
          aria-label={`${isDone ? 'Inte gjord' : 'Gjord'}: ${text}`}
          onClick={() => onWork(isDone ? 'todo' : 'done')}
        >
          {isDone ? 'Inte gjord' : 'Gjord'}
        </Button>
      )}
      {answer !== 'accepted' && (
        <Button
          aria-label={`Godkänd: ${text}`}
          disabled={!mayAnswer}
          onClick={() => onAnswer('accepted')}
        >
          Godkänd
        </Button>
      )}
      {(answer === 'open' || answer === 'unreached') && (
        <Button
          aria-label={`Avböjd: ${text}`}
          disabled={!mayAnswer}
          onClick={() => onAnswer('declined')}
        >
          Avböjd
        </Button>
      )}
      <Button aria-label={`Ändra raden ${text}`} onClick={onEdit}>
        Ändra
      </Button>
    </div>
  );
}
