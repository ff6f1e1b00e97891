import { ImportProgress } from '@/components/import/ImportProgress';
import { ImportStep, StepButtons } from '@/components/import/ImportStep';
import { LeftOutButton } from '@/components/import/LeftOutButton';
import { receivablesPath } from '@/dashboardPaths';
import { leftOutOf } from '@/domain/invoice/bankMatch';
import { numbersOf } from '@/domain/invoice/bankShares';
import { formatMoney } from '@/domain/values/money';
import { Alert } from '@/ui/notes/Alert';
import { Button, LinkButton } from '@/ui/controls/Button';
import { paymentsText } from './paymentsText';
import type { BankRowToBook, BankRun } from './useBooking';

/** The booking of payments under way, and then what is booked, what is not and why. */
export function BankResult({
  run: { isOver, chosen, booked, there, failed },
  headers,
  rows,
  onAgain,
  onCancel,
  onRestart,
}: {
  run: BankRun;
  headers: string[];
  rows: BankRowToBook[];
  /** Tries the rows that are left once more. */
  onAgain: (rows: BankRowToBook[]) => void;
  onCancel: () => void;
  onRestart: () => void;
}) {
  const done = new Set([...booked, ...there]);
  const left = chosen.filter((row) => !done.has(row));
  if (!isOver) {
    return (
      <ImportStep key="booking" title="Bokför" takesFocus>
        <ImportProgress
          label="Bokför betalningarna"
          done={done.size + failed.length}
          total={chosen.length}
          onCancel={onCancel}
        />
      </ImportStep>
    );
  }
  const sum = booked.reduce((ore, { payment }) => ore + (payment?.amountOre ?? 0), 0);
  const untried = left.length - failed.length;
  return (
    <ImportStep
      key="over"
      title={left.length === 0 ? 'Betalningarna är bokförda' : 'Allt är inte bokfört'}
      takesFocus
    >
      {booked.length > 0 && (
        <Alert kind="done">
          <p>
            Bokfört: {paymentsText(booked.length)}, {formatMoney(sum)}.
          </p>
        </Alert>
      )}
      {there.length > 0 && <p>{paymentsText(there.length)} hade redan bokförts av någon annan.</p>}
      {left.length > 0 && (
        <Alert kind="trouble">
          <p>{paymentsText(left.length)} är inte bokförda</p>
          <ul>
            {failed.map(({ row, why }) => (
              <li key={row.row}>
                Rad {row.row}, {numbersOf(row.shares).toLowerCase()}: {why}
              </li>
            ))}
            {untried > 0 && <li>{paymentsText(untried)} har inte prövats.</li>}
          </ul>
        </Alert>
      )}
      <StepButtons>
        {left.length > 0 && (
          <Button kind="work" onClick={() => onAgain(left)}>
            Försök igen med {paymentsText(left.length)}
          </Button>
        )}
        <LinkButton to={receivablesPath}>Visa kundreskontran</LinkButton>
        <LeftOutButton headers={headers} rows={leftOutOf(rows)} />
        <Button onClick={onRestart}>Läs in en fil till</Button>
      </StepButtons>
    </ImportStep>
  );
}
