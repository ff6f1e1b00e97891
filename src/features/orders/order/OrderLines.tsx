import { useState } from 'react';
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
          {lines.map(({ id, line }) => {
            const { answer, work, text } = line;
            const isOver = isOverAgreed(line, entry.data);
            const isReturn = line.milliQty < 0;
            const minutes = serviceMinutes(line, serviceOfLine(id));
            const costOre = isBought(line.kind) ? costs.get(id) : undefined;
            return (
              <li key={id} className={answer === 'declined' ? styles.declined : undefined}>
                <div className={styles.lineText}>
                  <strong>{text}</strong>
                  <small>
                    {lineKindLabels[line.kind]}, {formatQuantity(line.milliQty)} {line.unit} à{' '}
                    {formatMoney(line.unitOre)}
                    {minutes !== null && `, ${formatDuration(minutes)}`}
                    {hasDiscount(line) && `, rabatt ${formatLineDiscount(line)}`}
                    {costOre !== undefined && `, inköp ${formatMoney(costOre)}`}
                    {isOver && `, godkänt ${formatMoney(line.agreedOre ?? 0)}`}
                  </small>
                </div>
                <span className={styles.amount}>{formatMoney(lineOre(line))}</span>
                <div className={styles.lineState}>
                  <Chip kind={answer === 'accepted' ? 'good' : 'quiet'}>{lineState(line)}</Chip>
                  {mayWrite && (
                    <div className={layout.actions}>
                      {isOver && answer === 'accepted' && (
                        <Button
                          aria-label={`Nytt pris godkänt: ${text}`}
                          disabled={!mayAnswer}
                          onClick={() => setAnswering({ id, line, answer: 'accepted' })}
                        >
                          Nytt pris godkänt
                        </Button>
                      )}
                      {mayBeDone(line) && !isReturn && (
                        <Button
                          aria-label={`${work === 'done' ? 'Inte gjord' : 'Gjord'}: ${text}`}
                          onClick={() => writes.work(id, line, work === 'done' ? 'todo' : 'done')}
                        >
                          {work === 'done' ? 'Inte gjord' : 'Gjord'}
                        </Button>
                      )}
                      {answer !== 'accepted' && (
                        <Button
                          aria-label={`Godkänd: ${text}`}
                          disabled={!mayAnswer}
                          onClick={() => setAnswering({ id, line, answer: 'accepted' })}
                        >
                          Godkänd
                        </Button>
                      )}
                      {(answer === 'open' || answer === 'unreached') && (
                        <Button
                          aria-label={`Avböjd: ${text}`}
                          disabled={!mayAnswer}
                          onClick={() => setAnswering({ id, line, answer: 'declined' })}
                        >
                          Avböjd
                        </Button>
                      )}
                      <Button
                        aria-label={`Ändra raden ${text}`}
                        onClick={() => setEditing({ id, line })}
                      >
                        Ändra
                      </Button>
                    </div>
                  )}
                </div>
              </li>
            );
          })}
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
