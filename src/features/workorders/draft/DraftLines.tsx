import { useState } from 'react';
import { useInvoiceDraftRecords } from '@/data/invoiceDrafts';
import { invoiceLimits } from '@/domain/invoice/invoice';
import type { InvoiceDraft } from '@/domain/invoice/invoiceDraft';
import { formatInvoiceLine, type InvoiceLine, invoiceLinesOf } from '@/domain/invoice/invoiceLine';
import { formatLineDiscount, formatQuantity, hasDiscount } from '@/domain/order/lineDraft';
import { lineKindLabels } from '@/domain/order/orderLine';
import { lineOre } from '@/domain/order/orderSums';
import type { Entry } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { Button } from '@/ui/Button';
import { useToast } from '@/ui/ToastContext';
import styles from '@/features/workorders/order/Order.module.css';
import { DraftLineDialog } from './DraftLineDialog';

/** The lines of a draft, each with a way to change it. */
export function DraftLines({ entry, mayWrite }: { entry: Entry<InvoiceDraft>; mayWrite: boolean }) {
  const { change } = useInvoiceDraftRecords();
  // What was shown when the dialog opened: somebody else may move the lines meanwhile.
  const [editing, setEditing] = useState<{ shown: Entry<InvoiceDraft>; place: number | null }>();
  const lines = invoiceLinesOf(entry.data);

  function write(shown: Entry<InvoiceDraft>, next: InvoiceLine[]) {
    const values = { lines: next.map(formatInvoiceLine) };
    change(shown, values);
    return () =>
      change({ id: shown.id, data: { ...shown.data, ...values } }, { lines: shown.data.lines });
  }

  return (
    <section className={styles.card} aria-labelledby="lines">
      <div className={styles.cardHead}>
        <h2 id="lines">Rader</h2>
        {mayWrite && lines.length < invoiceLimits.lines.max && (
          <Button onClick={() => setEditing({ shown: entry, place: null })}>Ny rad</Button>
        )}
      </div>
      {lines.length === 0 ? (
        <p className={styles.none}>Inga rader än.</p>
      ) : (
        <ul className={styles.lines}>
          {lines.map((line, place) => (
            <li key={place}>
              <div className={styles.lineText}>
                <strong>{line.text}</strong>
                <small>
                  {lineKindLabels[line.kind]}, {formatQuantity(line.milliQty)} {line.unit} à{' '}
                  {formatMoney(line.unitOre)}
                  {hasDiscount(line) && `, rabatt ${formatLineDiscount(line)}`}, moms {line.vatRate}
                  &nbsp;%
                </small>
              </div>
              <span className={styles.amount}>{formatMoney(lineOre(line))}</span>
              {mayWrite && (
                <div className={styles.lineState}>
                  <Button
                    aria-label={`Ändra raden ${line.text}`}
                    onClick={() => setEditing({ shown: entry, place })}
                  >
                    Ändra
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {editing && <Edited {...editing} write={write} onClose={() => setEditing(undefined)} />}
    </section>
  );
}

/** Asks about a new line of what was shown, or about the one at `place`. */
function Edited({
  shown,
  place,
  write,
  onClose,
}: {
  shown: Entry<InvoiceDraft>;
  place: number | null;
  /** Writes the lines, and returns how that is undone. */
  write: (shown: Entry<InvoiceDraft>, lines: InvoiceLine[]) => () => void;
  onClose: () => void;
}) {
  const toast = useToast();
  const lines = invoiceLinesOf(shown.data);
  return (
    <DraftLineDialog
      line={place === null ? null : (lines[place] ?? null)}
      pricesInclVat={shown.data.pricesInclVat}
      onSave={(line) => {
        write(
          shown,
          place === null ? [...lines, line] : lines.map((each, n) => (n === place ? line : each)),
        );
      }}
      onRemove={
        place === null
          ? undefined
          : () => {
              const others = lines.filter((_, n) => n !== place);
              toast('Raden är borttagen.', write(shown, others));
            }
      }
      onClose={onClose}
    />
  );
}
