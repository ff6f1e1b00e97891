import type { Ledger } from '@/domain/ledger/ledger';
import { shownNumber } from '@/domain/ledger/ledgerCsv';
import { ledgerDate, ledgerTime } from '@/domain/ledger/ledgerFormat';
import { peopleOf } from '@/domain/ledger/ledgerRows';
import { readLedger } from '@/domain/ledger/readLedger';
import { isLong } from '@/domain/ledger/shifts';
import { employerText } from './employerText';
import styles from './Inspection.module.css';
import table from './LedgerTable.module.css';

/** Those who are in the premises, with the numbers where these may be read. */
export function HereNow({
  ledger,
  hasNumbers,
  now,
}: {
  ledger: Ledger;
  hasNumbers: boolean;
  now: Date;
}) {
  const { open, persons } = readLedger(ledger);
  const { identities } = peopleOf(ledger);
  const here = persons.flatMap(({ id, data }) => {
    const shift = open.get(data.key);
    return shift ? [{ id, data, shift }] : [];
  });
  return (
    <section className={styles.section} aria-labelledby="here-now">
      <h2 id="here-now">Här nu: {here.length}</h2>
      {here.length === 0 ? (
        <p>Ingen är instämplad.</p>
      ) : (
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">Namn</th>
              {hasNumbers && <th scope="col">Identitetsnummer</th>}
              <th scope="col">Arbetsgivare</th>
              <th scope="col">In</th>
            </tr>
          </thead>
          <tbody>
            {here.map(({ id, data, shift }) => (
              <tr key={data.key}>
                <td data-term="Namn">
                  <strong>{data.name}</strong>
                </td>
                {hasNumbers && (
                  <td data-term="Identitetsnummer">{shownNumber(identities.get(id))}</td>
                )}
                <td data-term="Arbetsgivare">{employerText(data) || 'Företaget'}</td>
                <td data-term="In">
                  {ledgerDate(shift.startsAt)} {ledgerTime(shift.startsAt)}
                  {isLong(shift, now) && <small> Mer än 14 timmar sedan</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
