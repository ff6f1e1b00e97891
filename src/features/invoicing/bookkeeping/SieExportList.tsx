import { useState } from 'react';
import { useMemberName } from '@/components/useMemberName';
import { mostSieExports } from '@/data/invoicing/sieExports';
import { bookkeepingMethodLabels } from '@/domain/invoice/invoiceSettings';
import type { SieExport } from '@/domain/invoice/sieExport';
import { dayOf, formatClock } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { Button } from '@/ui/controls/Button';
import { AgainDialog } from './AgainDialog';
import styles from './Bookkeeping.module.css';

/** Exports, the newest first, each with what is in it, who fetched it, and a button that fetches it again. */
export function SieExportList({
  exports,
  mayFetch,
  canFetch,
}: {
  exports: readonly Entry<SieExport>[];
  mayFetch: boolean;
  canFetch: boolean;
}) {
  const nameOf = useMemberName();
  const [again, setAgain] = useState<SieExport | null>(null);
  return (
    <>
      <ul className={styles.exports} aria-label="Hämtade SIE-filer">
        {exports.map(({ id, data }, place) => (
          <li key={id}>
            <div className={styles.export}>
              <strong>SIE-fil {data.number}</strong>
              <span>{data.vouchers} verifikat</span>
            </div>
            <p>{reachText(data, exports[place + 1]?.data)}</p>
            <p className={styles.quiet}>
              {bookkeepingMethodLabels[data.method]}. Hämtad {timeText(data.createdAt)} av{' '}
              {nameOf(data.createdBy)}.
            </p>
            {mayFetch && (
              <Button
                disabled={!canFetch}
                aria-label={`Hämta SIE-fil ${data.number} igen`}
                onClick={() => setAgain(data)}
              >
                Hämta igen
              </Button>
            )}
          </li>
        ))}
      </ul>
      {exports.length === mostSieExports && (
        <p className={styles.quiet}>Bara de {mostSieExports} senaste visas.</p>
      )}
      {again && <AgainDialog remembered={again} onClose={() => setAgain(null)} />}
    </>
  );
}

/** `Faktura 10001–10003 och betalningar noterade till och med 2026-11-23 09:14`; the first number needs the former export. */
function reachText(
  { number, invoicesTo, paymentsTo, method }: SieExport,
  former: SieExport | undefined,
) {
  const until = `noterade till och med ${timeText(paymentsTo)}`;
  // By kontantmetoden the invoices are read and none is booked.
  if (method === 'cash' || invoicesTo === former?.invoicesTo) return `Betalningar ${until}`;
  const first = former?.number === number - 1 ? former.invoicesTo + 1 : null;
  const span = first === invoicesTo ? first : `${first}–${invoicesTo}`;
  const invoices = first === null ? `Fakturor till och med ${invoicesTo}` : `Faktura ${span}`;
  return `${invoices} och betalningar ${until}`;
}

function timeText(instant: Date): string {
  return `${dayOf(instant).toString()} ${formatClock(instant)}`;
}
