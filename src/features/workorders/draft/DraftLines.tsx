import { useState } from 'react';
import { useInvoiceDraftRecords } from '@/data/invoiceDrafts';
import { invoiceLimits } from '@/domain/invoice/invoice';
import type { InvoiceDraft } from '@/domain/invoice/invoiceDraft';
import { formatInvoiceLine, type InvoiceLine, invoiceLinesOf } from '@/domain/invoice/invoiceLine';
import { formatDiscount, formatQuantity } from '@/domain/order/lineDraft';
import { lineKindLabels } from '@/domain/order/orderLine';
import { lineOre } from '@/domain/order/orderSums';
import type { Entry } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { Button } from '@/ui/Button';
import styles from '@/features/workorders/order/Order.module.css';
import { DraftLineDialog } from './DraftLineDialog';

/** The lines of a draft, each with a way to change it. */
export function DraftLines({ entry, mayWrite }: { entry: Entry<InvoiceDraft>; mayWrite: boolean }) {
  const { change } = useInvoiceDraftRecords();
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  const lines = invoiceLinesOf(entry.data);
  const edited = typeof editing === 'number' ? (lines[editing] ?? null) : null;

  const write = (next: InvoiceLine[]) => change(entry, { lines: next.map(formatInvoiceLine) });

  return (
    <section className={styles.card} aria-labelledby="lines">
      <div className={styles.cardHead}>
        <h2 id="lines">Rader</h2>
        {mayWrite && lines.length < invoiceLimits.lines.max && (
          <Button onClick={() => setEditing('new')}>Ny rad</Button>
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
                  {line.discountBp > 0 && `, rabatt ${formatDiscount(line.discountBp)}`}, moms{' '}
                  {line.vatRate}&nbsp;%
                </small>
              </div>
              <span className={styles.amount}>{formatMoney(lineOre(line))}</span>
              {mayWrite && (
                <div className={styles.lineState}>
                  <Button aria-label={`Ändra raden ${line.text}`} onClick={() => setEditing(place)}>
                    Ändra
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {editing !== null && (
        <DraftLineDialog
          line={edited}
          pricesInclVat={entry.data.pricesInclVat}
          onSave={(line) =>
            write(edited ? lines.map((each) => (each === edited ? line : each)) : [...lines, line])
          }
          onRemove={edited ? () => write(lines.filter((each) => each !== edited)) : undefined}
          onClose={() => setEditing(null)}
        />
      )}
    </section>
  );
}
