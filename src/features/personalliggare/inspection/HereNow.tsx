import type { Ledger } from '@/domain/ledger/ledger';
import { shownNumber } from '@/domain/ledger/ledgerCsv';
import { ledgerDate, ledgerTime } from '@/domain/ledger/ledgerFormat';
import { peopleOf } from '@/domain/ledger/ledgerRows';
import { stampable } from '@/domain/ledger/readLedger';
import type { LedgerIdentity, LedgerPerson } from '@/domain/ledger/ledgerPerson';
import { isLong, type Shift } from '@/domain/ledger/shifts';
import { employerText } from './employerText';
import styles from './Inspection.module.css';
import table from './LedgerTable.module.css';

/** Somebody with an open shift. */
interface Open {
  id: string;
  data: LedgerPerson;
  shift: Shift;
}

/** The people in the premises, and those with shifts so long that they may have left, with numbers where these may be read. */
export function HereNow({
  ledger,
  hasNumbers,
  now,
}: {
  ledger: Ledger;
  hasNumbers: boolean;
  now: Date;
}) {
  const { identities } = peopleOf(ledger);
  const all = stampable(ledger, now).flatMap(({ person: { id, data }, open: shift }): Open[] =>
    shift ? [{ id, data, shift }] : [],
  );
  const here = all.filter(({ shift }) => !isLong(shift, now));
  const forgotten = all.filter(({ shift }) => isLong(shift, now));
  const shown = { hasNumbers, identities };
  return (
    <section className={styles.section} aria-labelledby="here-now">
      <h2 id="here-now">Här nu: {here.length}</h2>
      {here.length === 0 ? <p>Ingen är instämplad.</p> : <People people={here} {...shown} />}
      {forgotten.length > 0 && (
        <>
          <h3>Inte utstämplade, inne sedan mer än 14 timmar: {forgotten.length}</h3>
          <People people={forgotten} {...shown} />
        </>
      )}
    </section>
  );
}

function People({
  people,
  hasNumbers,
  identities,
}: {
  people: readonly Open[];
  hasNumbers: boolean;
  identities: ReadonlyMap<string, LedgerIdentity>;
}) {
  return (
    <div className={table.frame}>
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
          {people.map(({ id, data, shift }) => (
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
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
