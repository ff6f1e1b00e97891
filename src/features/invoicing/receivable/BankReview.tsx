import { useState } from 'react';
import { ImportPreview } from '@/components/import/ImportPreview';
import { ImportStep, StepButtons } from '@/components/import/ImportStep';
import { LeftOutButton } from '@/components/import/LeftOutButton';
import { useCanPay } from '@/data/invoicing/payments';
import { type BankOutcome, leftOutOf, type MatchedRow } from '@/domain/invoice/bankMatch';
import { creditsOf, type Share } from '@/domain/invoice/bankShares';
import type { Receivable } from '@/domain/invoice/receivable';
import type { Entry } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { Button } from '@/ui/controls/Button';
import { Note } from '@/ui/notes/Note';
import { BankRowItem } from './BankRowItem';
import { paymentsText } from './paymentsText';
import styles from './Receivables.module.css';
import { ShareDialog } from './ShareDialog';
import type { BankRowToBook } from './useBooking';

const has =
  (...outcomes: BankOutcome[]) =>
  (row: MatchedRow) =>
    outcomes.includes(row.outcome);
const filters = [
  {
    name: 'Att bokföra',
    has: (row: MatchedRow) => row.shares.length > 0 || has('choice')(row),
  },
  { name: 'Säkra', has: has('certain') },
  { name: 'Förslag', has: has('proposal') },
  { name: 'Att välja', has: has('choice') },
  { name: 'Utan träff', has: has('none', 'out') },
  { name: 'Redan bokförda', has: has('booked') },
  { name: 'Med fel', has: has('fault') },
];

/** The rows of a file with the invoices that each seems to pay. All begin unticked, and only ticked rows are booked. */
export function BankReview({
  headers,
  rows,
  isSwish,
  given,
  receivables,
  backText,
  onGive,
  onBack,
  onBook,
}: {
  headers: string[];
  rows: BankRowToBook[];
  /** True where the payments are noted as Swish. */
  isSwish: boolean;
  /** The shares that a person has given rows, by the number of the row. */
  given: ReadonlyMap<number, readonly Share[]>;
  receivables: readonly Entry<Receivable>[];
  /** The text of the button that goes back. */
  backText: string;
  onGive: (row: number, shares: readonly Share[] | null) => void;
  onBack: () => void;
  onBook: (rows: BankRowToBook[]) => void;
}) {
  const canPay = useCanPay();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [shared, setShared] = useState<MatchedRow | null>(null);
  const certain = rows.filter(has('certain'));
  const chosen = rows.filter(({ row, shares }) => shares.length > 0 && ticked.has(row));
  const sum = chosen.reduce((ore, { payment }) => ore + (payment?.amountOre ?? 0), 0);
  const credits = creditsOf(chosen.flatMap(({ shares }) => shares));

  function tick(row: number, isTicked: boolean) {
    const next = new Set(ticked);
    if (isTicked) next.add(row);
    else next.delete(row);
    setTicked(next);
  }

  /** Gives a row shares and ticks it: a person who gives shares wants to book them. */
  function give(row: number, shares: readonly Share[] | null) {
    onGive(row, shares);
    tick(row, shares !== null);
  }

  return (
    <ImportStep title="Steg 3 av 3: välj vad som ska bokföras" takesFocus>
      <p>
        Inget är valt från början. Säkra betalningar har både rätt OCR-nummer och rätt belopp. En
        rad kan delas upp på flera fakturor.
        {isSwish && ' Filen är en Swish-rapport, så betalningarna noteras som Swish.'}
      </p>
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
            isGiven={given.has(row.row)}
            isTicked={ticked.has(row.row)}
            onTick={(isTicked) => tick(row.row, isTicked)}
            onGive={(shares) => give(row.row, shares)}
            onShare={() => setShared(row)}
          />
        )}
      </ImportPreview>
      {credits.length > 0 && (
        <Note role="status">
          <p>Det här blir tillgodo hos kunden om du bokför:</p>
          <ul>
            {credits.map(({ invoice, amountOre }) => (
              <li key={invoice.id}>
                Faktura {invoice.data.number}, {invoice.data.buyerName}: {formatMoney(amountOre)}
              </li>
            ))}
          </ul>
        </Note>
      )}
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
      {shared && (
        <ShareDialog
          row={shared}
          receivables={receivables}
          onShares={(shares) => give(shared.row, shares)}
          onClose={() => setShared(null)}
        />
      )}
    </ImportStep>
  );
}
