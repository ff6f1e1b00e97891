import type { CalendarDate } from '@internationalized/date';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { invoicePath } from '@/dashboardPaths';
import { invoiceKindLabels } from '@/domain/invoice/invoice';
import { invoiceFaults } from '@/domain/invoice/invoiceFaults';
import { invoiceStateText, isInState } from '@/domain/invoice/invoiceState';
import { orderName } from '@/domain/order/order';
import { formatMoney } from '@/domain/values/money';
import { Chip } from '@/ui/controls/Chip';
import styles from '@/features/invoicing/invoice/Invoice.module.css';
import type { FoundInvoice } from './useFoundInvoices';

/** An invoice or a credit in a list, with how far it is paid where that is known. */
export function InvoiceRow({
  invoice: { id, data, owed },
  today,
}: {
  invoice: FoundInvoice;
  today: CalendarDate;
}) {
  const { kind, number, orderId, buyer, about, issuedOn, payableOre } = data;
  const isFaulty = useMemo(() => invoiceFaults(data, today).length > 0, [data, today]);
  return (
    <Link to={invoicePath(id)} className={styles.row}>
      <span className={styles.named}>
        <b>
          {invoiceKindLabels[kind]} {number}
        </b>{' '}
        {isFaulty && <Chip kind="trouble">Stämmer inte</Chip>}
        {owed && (
          <Chip kind={isInState('paid', owed, today) ? 'good' : 'quiet'}>
            {invoiceStateText(owed, today)}
          </Chip>
        )}
      </span>{' '}
      <span className={styles.amount}>{formatMoney(payableOre)}</span>{' '}
      <span>{[buyer.name, about, orderId && orderName(orderId)].filter(Boolean).join(' · ')}</span>{' '}
      <span className={styles.amount}>{issuedOn}</span>
    </Link>
  );
}
