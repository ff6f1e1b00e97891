import { useState } from 'react';
import { useInvoiceDraftRecords } from '@/data/invoicing/invoiceDrafts';
import { invoiceLimits } from '@/domain/invoice/invoice';
import type { InvoiceDraft } from '@/domain/invoice/invoiceDraft';
import { formatInvoiceLine, type InvoiceLine, invoiceLinesOf } from '@/domain/invoice/invoiceLine';
import { formatLineDiscount, formatQuantity, hasDiscount } from '@/domain/order/lineDraft';
import { lineKindLabels } from '@/domain/order/orderLine';
import { lineOre } from '@/domain/order/orderSums';
import { changedFields, valuesBefore } from '@/domain/values/changedFields';
import type { Entry } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { Button } from '@/ui/controls/Button';
import { useToast } from '@/ui/notes/ToastContext';
import { DiscountDialog } from '@/components/orders/DiscountDialog';
import layout from '@/ui/style/layout.module.css';
import styles from '@/components/orders/Order.module.css';
import { DraftLineDialog } from './DraftLineDialog';

/** The lines of a draft, each with a way to change it. */
export function DraftLines({
  entry,
  bearsVat,
  mayWrite,
}: {
  entry: Entry<InvoiceDraft>;
  /** False for a sale abroad, whose lines are charged without VAT. */
  bearsVat: boolean;
  mayWrite: boolean;
}) {
  const { change } = useInvoiceDraftRecords();
  // The draft as it was when the dialog opened: somebody else may move the lines meanwhile.
  const [editing, setEditing] = useState<{ shown: Entry<InvoiceDraft>; place: number | null }>();
  const [discounting, setDiscounting] = useState<Entry<InvoiceDraft>>();
  const toast = useToast();
  const lines = invoiceLinesOf(entry.data);
  const vatOf = ({ vatRate }: InvoiceLine) => {
    if (!bearsVat && (vatRate === 0 || !entry.data.pricesInclVat)) return 'utan svensk moms';
    return `moms ${vatRate}\u00a0%${bearsVat ? '' : ' dras av'}`;
  };

  function write(shown: Entry<InvoiceDraft>, next: InvoiceLine[], discountBp?: number) {
    const values = changedFields<Partial<InvoiceDraft>>(shown.data, {
      lines: next.map(formatInvoiceLine),
      ...(discountBp !== undefined && { discountBp }),
    });
    if (Object.keys(values).length > 0) change(shown, values);
    return () =>
      change(
        { id: shown.id, data: { ...shown.data, ...values } },
        valuesBefore<Partial<InvoiceDraft>>(shown.data, values),
      );
  }

  return (
    <section className={styles.card} aria-labelledby="lines">
      <div className={layout.head}>
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
                  {hasDiscount(line) && `, rabatt ${formatLineDiscount(line)}`}, {vatOf(line)}
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
      {mayWrite && lines.length > 0 && (
        <div>
          <Button onClick={() => setDiscounting(entry)}>Rabatt på hela fakturan</Button>
        </div>
      )}
      {discounting && (
        <DiscountDialog
          title="Rabatt på hela fakturan"
          discountBp={discounting.data.discountBp}
          lines={invoiceLinesOf(discounting.data)}
          mostLines={invoiceLimits.lines.max - discounting.data.lines.length}
          onSave={({ discountBp, reductions }) => {
            const next = [...invoiceLinesOf(discounting.data), ...reductions];
            toast('Rabatten är ändrad.', write(discounting, next, discountBp));
          }}
          onClose={() => setDiscounting(undefined)}
        />
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
