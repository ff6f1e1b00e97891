import { useState } from 'react';
import { ImportPreview } from '@/components/import/ImportPreview';
import { ImportStep, StepButtons } from '@/components/import/ImportStep';
import { LeftOutButton } from '@/components/import/LeftOutButton';
import { useCanPay } from '@/data/payments';
import { type BankOutcome, leftOutOf, type MatchedRow } from '@/domain/invoice/bankMatch';
import { formatMoney } from '@/domain/values/money';
import { Button } from '@/ui/Button';
import { BankRowItem } from './BankRowItem';
import { paymentsText } from './paymentsText';
import styles from './Receivables.module.css';

const has =
  (...outcomes: BankOutcome[]) =>
  (row: MatchedRow) =>
    outcomes.includes(row.outcome);
const filters = [
  { name: 'Att bokföra', has: has('certain', 'ocr', 'amount') },
  { name: 'Säkra', has: has('certain') },
  { name: 'Förslag', has: has('ocr', 'amount') },
  { name: 'Utan träff', has: has('none', 'out') },
  { name: 'Redan bokförda', has: has('booked') },
  { name: 'Med fel', has: has('fault') },
];

/** The rows of a file with what each seems to pay. None is ticked from the start, and only what is ticked is booked. */
export function BankReview({
  headers,
  rows,
  backText,
  onBack,
  onBook,
}: {
  headers: string[];
  rows: MatchedRow[];
  /** The text of the button that goes back. */
  backText: string;
  onBack: () => void;
  onBook: (rows: MatchedRow[]) => void;
}) {
  const canPay = useCanPay();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const certain = rows.filter(has('certain'));
  const chosen = rows.filter(({ row, paymentId }) => paymentId !== null && ticked.has(row));
  const sum = chosen.reduce((ore, { payment }) => ore + (payment?.amountOre ?? 0), 0);

  function tick(row: number, isTicked: boolean) {
    const next = new Set(ticked);
    if (isTicked) next.add(row);
    else next.delete(row);
    setTicked(next);
  }

  return (
    <ImportStep title="Steg 3 av 3: välj vad som ska bokföras" takesFocus>
      <p>Inget är valt från början. Säkra betalningar har både rätt OCR-nummer och rätt belopp.</p>
      <div className={styles.actions}>
        {certain.length > 0 && (
          <Button onClick={() => setTicked(new Set([...ticked, ...certain.map(({ row }) => row)]))}>
            Välj alla säkra ({certain.length})
          </Button>
        )}
        {chosen.length > 0 && <Button onClick={() => setTicked(new Set())}>Välj inga</Button>}
      </div>
      <ImportPreview rows={rows} filters={filters}>
        {(row) => (
          <BankRowItem
            key={row.row}
            row={row}
            isTicked={ticked.has(row.row)}
            onTick={(isTicked) => tick(row.row, isTicked)}
          />
        )}
      </ImportPreview>
      {!canPay && <p>Du är offline. Betalningar bokförs när servern svarar.</p>}
      <StepButtons>
        <Button onClick={onBack}>{backText}</Button>
        <LeftOutButton headers={headers} rows={leftOutOf(rows)} />
        <Button
          kind="work"
          disabled={chosen.length === 0 || !canPay}
          onClick={() => onBook(chosen)}
        >
          {chosen.length === 0
            ? 'Bokför'
            : `Bokför ${paymentsText(chosen.length)}, ${formatMoney(sum)}`}
        </Button>
      </StepButtons>
    </ImportStep>
  );
}
