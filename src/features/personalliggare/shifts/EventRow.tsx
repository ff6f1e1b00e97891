import { isLate, type LedgerEntry, ledgerKindLabels } from '@/domain/ledger/ledgerEvent';
import { ledgerDate, ledgerTime } from '@/domain/ledger/ledgerFormat';
import type { LedgerRow } from '@/domain/ledger/ledgerRows';
import { dayOf } from '@/domain/time/swedishTime';
import { Button } from '@/ui/controls/Button';
import { Chip } from '@/ui/controls/Chip';
import layout from '@/ui/style/layout.module.css';
import styles from './Shifts.module.css';

/** An event as it was written, struck through where a correction stands beside it. */
export function EventRow({
  row,
  onCorrect,
}: {
  row: LedgerRow;
  onCorrect: (() => void) | undefined;
}) {
  const { event, at, person, corrections } = row;
  const { data } = event;
  const what = ledgerKindLabels[data.kind];
  const who = person?.name ?? (data.personId === null ? '' : 'Okänd person');
  const line = (
    <>
      <time dateTime={at.toISOString()}>{ledgerTime(at)}</time> <b>{what}</b> {who}
    </>
  );
  return (
    <li className={styles.event} data-kind={data.kind}>
      <div>
        <p className={styles.line}>
          {corrections.length > 0 ? <del>{line}</del> : <span>{line}</span>}
          {isLate(event) && <Chip kind="quiet">registrerad i efterhand</Chip>}
          {event.pending && <Chip kind="quiet">väntar på att skickas</Chip>}
          {data.pin === 'wrong' && <Chip kind="quiet">fel kod tre gånger</Chip>}
        </p>
        <p className={layout.quiet}>
          {data.reason !== null && `${data.reason} · `}
          {writtenBy(event)}
        </p>
        {corrections.map((correction) => (
          <CorrectionLine key={correction.id} correction={correction} at={at} />
        ))}
      </div>
      {onCorrect && (
        <Button aria-label={`Rätta ${ledgerTime(at)} ${what} ${who}`} onClick={onCorrect}>
          Rätta
        </Button>
      )}
    </li>
  );
}

function CorrectionLine({ correction, at }: { correction: LedgerEntry; at: Date }) {
  const { newTimeAt, reason } = correction.data;
  const isOtherDay = newTimeAt && dayOf(newTimeAt).compare(dayOf(at)) !== 0;
  return (
    <div className={styles.correction}>
      <p className={styles.line}>
        <span>
          Rättad:{' '}
          {newTimeAt ? (
            <b>
              {isOtherDay && `${ledgerDate(newTimeAt)} `}
              {ledgerTime(newTimeAt)}
            </b>
          ) : (
            <b>gäller inte</b>
          )}
        </span>
        {correction.pending && <Chip kind="quiet">väntar på att skickas</Chip>}
      </p>
      <p className={layout.quiet}>
        {reason !== null && `${reason} · `}
        {writtenBy(correction)}
      </p>
    </div>
  );
}

/** The author of an event, and the time at which the server registered it. */
function writtenBy({ data, pending }: LedgerEntry): string {
  const { by, createdAt } = data;
  const when = pending ? 'inte skickad än' : `${ledgerDate(createdAt)} ${ledgerTime(createdAt)}`;
  return `${by}, ${when}`;
}
