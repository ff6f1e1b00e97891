import {
  isEarly,
  ledgerKindLabels,
  stampedAt,
  type LedgerEntry,
} from '@/domain/ledger/ledgerEvent';
import { shownNumberOf } from '@/domain/ledger/ledgerCsv';
import { ledgerDate, ledgerTime } from '@/domain/ledger/ledgerFormat';
import type { LedgerRow } from '@/domain/ledger/ledgerRows';
import { useAccountText } from './accounts';
import { employerText } from './employerText';
import { LedgerCorrection } from './LedgerCorrection';
import styles from './LedgerTable.module.css';

/**
 * Lines of the ledger: what was registered at first stays, struck through, and right below it stands what corrects it. Each line is
 * a group of rows, because reasons are long and the columns are not.
 */
export function LedgerTable({
  rows,
  hasNumbers,
  caption,
}: {
  rows: readonly LedgerRow[];
  hasNumbers: boolean;
  caption: string;
}) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visuallyHidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Datum</th>
            <th scope="col">Tid</th>
            <th scope="col">Händelse</th>
            <th scope="col">Namn</th>
            {hasNumbers && <th scope="col">Identitetsnummer</th>}
            <th scope="col">Arbetsgivare</th>
            <th scope="col">Registrerad</th>
          </tr>
        </thead>
        {rows.map((row) => (
          <Line key={row.event.id} row={row} hasNumbers={hasNumbers} />
        ))}
      </table>
    </div>
  );
}

function Line({ row, hasNumbers }: { row: LedgerRow; hasNumbers: boolean }) {
  const { event, at, person, corrections, isLate } = row;
  const { kind, reason } = event.data;
  const isStruck = corrections.length > 0;
  const isAbout = event.data.personId !== null;
  const shown = (text: string) => (isStruck ? <del>{text}</del> : text);
  return (
    <tbody>
      <tr>
        <td data-term="Datum">{shown(ledgerDate(at))}</td>
        <td data-term="Tid">{shown(ledgerTime(at))}</td>
        <td data-term="Händelse">
          {shown(ledgerKindLabels[kind])} {event.data.pin === 'wrong' && <small>Fel kod</small>}
        </td>
        <td data-term="Namn">{isAbout ? (person?.name ?? 'Okänd person') : ''}</td>
        {hasNumbers && <td data-term="Identitetsnummer">{isAbout ? shownNumberOf(row) : ''}</td>}
        <td data-term="Arbetsgivare">{person && employerText(person)}</td>
        <td data-term="Registrerad">
          <Registered entry={event} /> {isLate && <small>registrerad i efterhand</small>}{' '}
          {isEarly(event) && <small>registrerad före tiden</small>}
        </td>
      </tr>
      {(isStruck || reason !== null) && (
        <tr className={styles.about}>
          <td colSpan={hasNumbers ? 7 : 6}>
            {reason !== null && <p>{reason}</p>}
            {corrections.map((each) => (
              <LedgerCorrection key={each.id} correction={each} />
            ))}
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** When the server received an event, and who made it. */
function Registered({ entry: { id, data, pending } }: { entry: LedgerEntry }) {
  const accountText = useAccountText();
  const text = pending
    ? 'Väntar på att skickas'
    : isAtOnce(data)
      ? ledgerTime(data.createdAt)
      : `${ledgerDate(data.createdAt)} ${ledgerTime(data.createdAt)}`;
  return (
    <>
      {text}{' '}
      <small>
        {data.by}, konto {accountText(id)}
      </small>
    </>
  );
}

/** True if an event was registered on the day that it is about, so that the time alone tells when. */
function isAtOnce(data: LedgerEntry['data']): boolean {
  return ledgerDate(data.createdAt) === ledgerDate(stampedAt(data));
}
