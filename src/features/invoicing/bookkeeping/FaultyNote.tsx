import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { invoicePath } from '@/dashboardPaths';
import { type Invoice, invoiceId, invoiceKindLabels } from '@/domain/invoice/invoice';
import { sumFaults } from '@/domain/invoice/invoiceFaults';
import { Note } from '@/ui/notes/Note';
import { counted } from './counted';
import styles from './Bookkeeping.module.css';

/** The most documents that are named. */
const mostNamed = 20;

/** Tells which of some invoices and credits do not add up, and what is done with them; nothing where all of them do. */
export function FaultyNote({
  invoices,
  children,
}: {
  invoices: readonly Invoice[];
  children: ReactNode;
}) {
  const faulty = useMemo(
    () =>
      invoices
        .filter((invoice) => sumFaults(invoice).length > 0)
        .toSorted((one, other) => one.number - other.number),
    [invoices],
  );
  if (faulty.length === 0) return null;
  const more = faulty.length - mostNamed;
  return (
    <Note>
      <p>
        {faulty.length} av {counted(invoices.length, 'dokument', 'dokument')} stämmer inte:
      </p>
      <ul className={styles.faulty}>
        {faulty.slice(0, mostNamed).map(({ kind, number }) => (
          <li key={number}>
            <Link to={invoicePath(invoiceId(number))}>
              {invoiceKindLabels[kind]} {number}
            </Link>
          </li>
        ))}
        {more > 0 && <li>och {more} till</li>}
      </ul>
      <p>{children}</p>
    </Note>
  );
}
