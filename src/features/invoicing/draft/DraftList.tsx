import { Link } from 'react-router-dom';
import { invoiceDraftPath } from '@/dashboardPaths';
import { useNames } from '@/components/useNames';
import { useInvoiceDrafts } from '@/data/invoicing/invoiceDrafts';
import type { InvoiceDraft } from '@/domain/invoice/invoiceDraft';
import { draftOre } from '@/domain/invoice/invoiceOfDraft';
import { invoiceName } from '@/domain/invoice/invoice';
import { customerNow } from '@/domain/register/customerNow';
import { dayOf } from '@/domain/time/swedishTime';
import { type Entry, entriesOf } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { Alert } from '@/ui/notes/Alert';
import styles from '@/features/invoicing/invoice/Invoice.module.css';

/** The invoices that are not issued yet; nothing where there are none. */
export function DraftList() {
  const live = useInvoiceDrafts();
  const entries = entriesOf(live);
  return (
    <>
      {live.kind === 'failed' && (
        <Alert kind="trouble">
          <p>Utkasten kunde inte hämtas. Ladda om sidan och försök igen.</p>
        </Alert>
      )}
      {live.kind === 'ready' && live.unreadable.length > 0 && (
        <Alert kind="trouble">
          <p>
            {live.unreadable.length === 1
              ? 'Ett utkast kan inte läsas och visas inte.'
              : `${live.unreadable.length} utkast kan inte läsas och visas inte.`}
          </p>
        </Alert>
      )}
      {entries.length > 0 && (
        <section aria-labelledby="drafts" className={styles.drafts}>
          <h2 id="drafts">Utkast</h2>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <DraftRow entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function DraftRow({ entry: { id, data } }: { entry: Entry<InvoiceDraft> }) {
  const { register } = useNames();
  const customer = customerNow(register, data.customerId)?.data;
  return (
    <Link to={invoiceDraftPath(id)} className={styles.row}>
      <b>{customer?.name ?? 'Utan kund'}</b>
      <span className={styles.amount}>{formatMoney(draftOre(data, customer))}</span>
      <span>
        {data.replacesId ? `Ersätter ${invoiceName(data.replacesId).toLowerCase()}` : data.about}
      </span>
      <span className={styles.amount}>{dayOf(data.createdAt).toString()}</span>
    </Link>
  );
}
