import { PreviewRow } from '@/components/import/PreviewRow';
import styles from '@/components/import/PreviewRow.module.css';
import { type BankOutcome, isLeftOut, type MatchedRow } from '@/domain/invoice/bankMatch';
import { formatMoney } from '@/domain/values/money';
import own from './Receivables.module.css';

const outcomes: Record<BankOutcome, string> = {
  certain: 'Säker',
  ocr: 'Förslag',
  amount: 'Förslag',
  booked: 'Redan bokförd',
  none: 'Utan träff',
  out: 'Utbetalning',
  fault: 'Med fel',
};

/** A row of a bank's file, with the invoice that it seems to pay to tick. */
export function BankRowItem({
  row,
  isTicked,
  onTick,
}: {
  row: MatchedRow;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}) {
  const { payment, invoice, paymentId, outcome, why } = row;
  const shown = isLeftOut(row) && outcome !== 'fault' ? 'skip' : outcome;
  return (
    <PreviewRow
      row={{ ...row, outcome: shown, duplicate: null }}
      outcome={outcomes[outcome]}
      duplicate={why || null}
    >
      {payment && (
        <>
          <p className={styles.name}>{formatMoney(payment.amountOre)}</p>
          <p className={styles.facts}>
            {[payment.paidOn, payment.reference].filter(Boolean).join(' · ')}
          </p>
        </>
      )}
      {invoice && paymentId !== null && (
        <label className={own.tick}>
          <input
            type="checkbox"
            checked={isTicked}
            onChange={({ currentTarget }) => onTick(currentTarget.checked)}
          />
          Faktura {invoice.data.number}, {invoice.data.buyerName}
        </label>
      )}
    </PreviewRow>
  );
}
