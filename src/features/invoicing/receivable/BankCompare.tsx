import { useEffect, useMemo, useState } from 'react';
import { ImportStep, StepButtons } from '@/components/import/ImportStep';
import { useComparedPayments } from '@/data/invoicing/payments';
import { type KnownPayments, matchedRows } from '@/domain/invoice/bankMatch';
import type { BankFile } from '@/domain/invoice/bankFile';
import { type Share, withPayments } from '@/domain/invoice/bankShares';
import { Alert } from '@/ui/notes/Alert';
import { BusyNote } from '@/ui/controls/BusyNote';
import { Button } from '@/ui/controls/Button';
import { errorText } from '@/ui/behaviour/errorText';
import { BankResult } from './BankResult';
import { BankReview } from './BankReview';
import { useBooking } from './useBooking';

type Compared = { kind: 'reading' } | { kind: 'failed'; why: string } | KnownPayments;

/** Compares the rows of a file with what is unpaid and booked, lets a person choose and tick, and books. */
export function BankCompare({
  file: { headers, rows, method },
  backText,
  onBack,
  onRestart,
}: {
  file: BankFile;
  /** The text of the button that goes back. */
  backText: string;
  onBack: () => void;
  onRestart: () => void;
}) {
  const readKnown = useComparedPayments();
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<Compared>({ kind: 'reading' });
  /** The shares that a person has given rows, by the number of the row. */
  const [given, setGiven] = useState<ReadonlyMap<number, readonly Share[]>>(new Map());
  const { run, book, cancel } = useBooking();

  useEffect(() => {
    let isOver = false;
    const payments = rows.flatMap(({ payment }) => (payment ? [payment] : []));
    const show = (found: Compared) => {
      if (!isOver) setKnown(found);
    };
    readKnown(payments).then(show, (error: unknown) =>
      show({ kind: 'failed', why: errorText(error) }),
    );
    return () => {
      isOver = true;
    };
  }, [readKnown, rows, attempt]);

  const matched = useMemo(() => ('kind' in known ? [] : matchedRows(rows, known)), [rows, known]);
  const toBook = useMemo(
    () =>
      withPayments(
        matched.map((row) => ({ ...row, shares: given.get(row.row) ?? row.shares })),
        'kind' in known ? [] : known.payments,
        method,
      ),
    [matched, given, known, method],
  );

  function give(row: number, shares: readonly Share[] | null) {
    const next = new Map(given);
    if (shares) next.set(row, shares);
    else next.delete(row);
    setGiven(next);
  }

  if (run) {
    return (
      <BankResult
        run={run}
        headers={headers}
        rows={toBook}
        onAgain={book}
        onCancel={cancel}
        onRestart={onRestart}
      />
    );
  }
  if (!('kind' in known)) {
    return (
      <BankReview
        headers={headers}
        rows={toBook}
        isSwish={method === 'swish'}
        given={given}
        receivables={known.receivables}
        backText={backText}
        onGive={give}
        onBack={onBack}
        onBook={book}
      />
    );
  }
  return (
    <ImportStep title="Steg 3 av 3: välj vad som ska bokföras" takesFocus>
      {known.kind === 'reading' ? (
        <BusyNote>Jämför med fakturorna …</BusyNote>
      ) : (
        <>
          <Alert kind="trouble">
            <p>Filen kunde inte jämföras med fakturorna</p>
            <p>{known.why}</p>
          </Alert>
          <StepButtons>
            <Button onClick={onBack}>{backText}</Button>
            <Button
              kind="work"
              onClick={() => {
                setKnown({ kind: 'reading' });
                setAttempt(attempt + 1);
              }}
            >
              Försök igen
            </Button>
          </StepButtons>
        </>
      )}
    </ImportStep>
  );
}
