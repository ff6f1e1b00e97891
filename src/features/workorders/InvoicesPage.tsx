import { Link, useSearchParams } from 'react-router-dom';
import {
  bookkeepingPath,
  invoicePath,
  newInvoicePath,
  receivablesPath,
} from '@/components/invoiceAddress';
import { LiveList } from '@/components/LiveList';
import { RecordHead } from '@/components/RecordHead';
import { useLatestInvoices } from '@/data/invoices';
import { useWorkshop } from '@/data/WorkshopContext';
import { type Invoice, invoiceKindLabels, invoiceKinds } from '@/domain/invoice/invoice';
import { isFound } from '@/domain/invoice/invoiceSearch';
import type { Entry } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { canWrite } from '@/domain/workshop/member';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { SelectField } from '@/ui/SelectField';
import { DraftList } from '@/features/workorders/draft/DraftList';
import { FirstInvoice } from '@/features/workorders/invoice/FirstInvoice';
import styles from '@/features/workorders/invoice/Invoice.module.css';

/** The most invoices that are listed; older ones are found on their customer, car or order. */
const mostListed = 200;

/** The latest invoices and credits, by number, buyer or car. */
export function InvoicesPage() {
  const live = useLatestInvoices(mostListed);
  const { role } = useWorkshop();
  const [search, setSearch] = useSearchParams();
  const [text, kind] = [search.get('sok') ?? '', search.get('typ') ?? ''];

  function choose(name: string, value: string) {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  }

  return (
    <div className={styles.page}>
      <RecordHead back={{ to: paths.workOrders, text: 'Alla arbetsorder' }} title="Fakturor">
        <LinkButton to={receivablesPath}>Kundreskontra</LinkButton>
        <LinkButton to={bookkeepingPath}>Bokföring</LinkButton>
        {canWrite(role) && (
          <LinkButton kind="work" to={newInvoicePath}>
            Ny faktura
          </LinkButton>
        )}
      </RecordHead>
      <FirstInvoice />
      <DraftList />
      <LiveList
        live={live}
        noun={['faktura', 'fakturor']}
        empty={
          <EmptyState>
            Inga fakturor än. Öppna en arbetsorder som är klar och tryck på Fakturera, eller börja
            med Ny faktura.
          </EmptyState>
        }
      >
        {(entries) => {
          const shown = entries.filter(
            ({ data }) => isFound(data, text) && (kind === '' || data.kind === kind),
          );
          return (
            <>
              <div className={styles.filters}>
                <Field
                  label="Sök nummer, köpare eller bil"
                  name="sok"
                  type="search"
                  value={text}
                  autoComplete="off"
                  onChange={({ target }) => choose('sok', target.value)}
                />
                <SelectField
                  label="Typ"
                  name="typ"
                  value={kind}
                  onChange={({ target }) => choose('typ', target.value)}
                  options={[
                    ['', 'Alla'],
                    ...invoiceKinds.map((each) => [each, invoiceKindLabels[each]] as const),
                  ]}
                />
              </div>
              <p role="status" className={styles.quiet}>
                {shown.length === 1 ? '1 faktura' : `${shown.length} fakturor`}
                {entries.length === mostListed &&
                  `. De ${mostListed} senaste visas; äldre finns på kunden, bilen och arbetsordern.`}
              </p>
              <ul className={styles.list}>
                {shown.map((entry) => (
                  <li key={entry.id}>
                    <InvoiceRow entry={entry} />
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </LiveList>
    </div>
  );
}

function InvoiceRow({ entry: { id, data } }: { entry: Entry<Invoice> }) {
  const { kind, number, buyer, about, issuedOn, payableOre } = data;
  return (
    <Link to={invoicePath(id)} className={styles.row}>
      <b>
        {invoiceKindLabels[kind]} {number}
      </b>
      <span className={styles.amount}>{formatMoney(payableOre)}</span>
      <span>{[buyer.name, about].filter(Boolean).join(' · ')}</span>
      <span className={styles.amount}>{issuedOn}</span>
    </Link>
  );
}
