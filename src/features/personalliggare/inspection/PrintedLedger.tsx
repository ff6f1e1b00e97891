import { createPortal } from 'react-dom';
import { useLedgerPlace } from '@/data/ledger/ledgerPlace';
import { partialText } from '@/domain/ledger/ledger';
import { ledgerDate, ledgerTime } from '@/domain/ledger/ledgerFormat';
import type { LedgerRow } from '@/domain/ledger/ledgerRows';
import { formatOrganisationNumber } from '@/domain/values/organisationNumber';
import { LedgerTable } from './LedgerTable';
import styles from './PrintedLedger.module.css';

/** The ledger of the chosen days on paper, in place of the page. */
export function PrintedLedger({
  rows,
  range,
  isPartial,
}: {
  rows: readonly LedgerRow[];
  range: string;
  isPartial: boolean;
}) {
  const { business, serverNow } = useLedgerPlace();
  const now = serverNow();
  return createPortal(
    <article className={styles.paper}>
      <h1>Personalliggare {range}</h1>
      <p>
        {business.name}, organisationsnummer{' '}
        {business.organisationNumber
          ? formatOrganisationNumber(business.organisationNumber)
          : 'saknas'}
        . Utskriven {ledgerDate(now)} {ledgerTime(now)}.
      </p>
      {isPartial && (
        <p>
          <strong>{partialText}</strong>
        </p>
      )}
      {rows.length === 0 ? (
        <p>Ingen händelse de här dagarna.</p>
      ) : (
        <LedgerTable rows={rows} hasNumbers caption={`Händelser ${range}`} />
      )}
    </article>,
    document.body,
  );
}
