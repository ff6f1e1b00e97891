import { useEffect, useState } from 'react';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useLedger } from '@/data/ledger/ledger';
import { seesLedgerNumbers } from '@/data/ledger/ledgerPlace';
import { useReach } from '@/data/sync/StoreContext';
import { findingText } from '@/domain/ledger/findingText';
import type { Ledger } from '@/domain/ledger/ledger';
import { type LedgerVerification, verifyLedger } from '@/domain/ledger/verifyLedger';
import { isWhole } from '@/domain/values/live';
import { canManageWorkshop } from '@/domain/workshop/member';
import { Alert } from '@/ui/notes/Alert';
import { BusyNote } from '@/ui/controls/BusyNote';
import { Button } from '@/ui/controls/Button';
import { ControlValue } from './ControlValue';
import { Removal } from './Removal';
import layout from '@/ui/style/layout.module.css';
import styles from './Verify.module.css';
import { Writers } from './Writers';

/** The most findings that are drawn. */
const mostShown = 200;

/** The result of a check: its findings, or that it failed. */
type Outcome = { of: Ledger; found: LedgerVerification } | { of: Ledger; failed: true };

/** The check of all chains, what it proves, the control value of a day, and the removal of old years. */
export function Verification({ ledger }: { ledger: Ledger }) {
  const { id, role } = useWorkshop();
  const [asked, setAsked] = useState(ledger);
  const [outcome, setOutcome] = useState<Outcome>();
  const knowsNumbers = seesLedgerNumbers(role);
  const isCurrent = isWhole(useLedger(), useReach());

  useEffect(() => {
    let isOver = false;
    verifyLedger(id, asked, knowsNumbers)
      .then((found) => !isOver && setOutcome({ of: asked, found }))
      .catch((error: unknown) => {
        console.error('The ledger could not be checked', error);
        if (!isOver) setOutcome({ of: asked, failed: true });
      });
    return () => {
      isOver = true;
    };
  }, [id, asked, knowsNumbers]);

  const isChecking = outcome?.of !== asked;
  return (
    <div className={styles.body}>
      <section className={styles.card} aria-labelledby="checked">
        <h2 id="checked">Kedjorna</h2>
        {isChecking ? (
          <BusyNote>Kontrollerar …</BusyNote>
        ) : 'failed' in outcome ? (
          <Alert kind="trouble">
            <p>Liggaren kunde inte kontrolleras på den här enheten. Försök igen.</p>
          </Alert>
        ) : (
          <Found found={outcome.found} ledger={asked} />
        )}
        {!isChecking && !isCurrent && (
          <p className={layout.quiet}>
            Enheten har inte hämtat det senaste från servern, så bara det som finns på den är
            kontrollerat.
          </p>
        )}
        {!isChecking && asked.events !== ledger.events && (
          <p className={layout.quiet}>Liggaren har fått nya händelser sedan kontrollen.</p>
        )}
        <div className={styles.actions}>
          <Button disabled={isChecking} onClick={() => setAsked({ ...ledger })}>
            Kontrollera igen
          </Button>
        </div>
      </section>
      <section className={styles.card} aria-labelledby="proves">
        <h2 id="proves">Vad kontrollen visar</h2>
        <p>
          Kontrollen visar att ingen har ändrat, flyttat eller tagit bort en händelse inne i en
          enhets kedja, och att ingen person har fått andra uppgifter. Den visar inte om den som
          sköter databasen har kapat slutet på en kedja: det avslöjas av en annan enhet som har sett
          händelsen, eller av ett kontrollvärde på papper.
        </p>
        {!knowsNumbers && (
          <p className={layout.quiet}>
            Din roll läser inte identitetsnumren. Uppgifterna om personer är därför inte
            kontrollerade.
          </p>
        )}
      </section>
      <Writers events={ledger.events} />
      <ControlValue events={ledger.events} isCurrent={isCurrent} />
      {canManageWorkshop(role) && <Removal events={ledger.events} />}
    </div>
  );
}

function Found({ found, ledger }: { found: LedgerVerification; ledger: Ledger }) {
  const { findings, events, chains, pending, removedYears } = found;
  const counts = `${events} ${events === 1 ? 'händelse' : 'händelser'} från ${chains} ${chains === 1 ? 'enhet' : 'enheter'}`;
  return (
    <>
      {findings.length === 0 ? (
        <Alert kind="done">
          <p>Allt stämmer: {counts}.</p>
        </Alert>
      ) : (
        <Alert kind="trouble">
          <p>
            {findings.length === 1
              ? 'En sak stämmer inte'
              : `${findings.length} saker stämmer inte`}{' '}
            bland {counts}.
          </p>
        </Alert>
      )}
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.slice(0, mostShown).map((finding) => (
            <li key={JSON.stringify(finding)}>{findingText(finding, ledger)}</li>
          ))}
        </ul>
      )}
      {findings.length > mostShown && <p>De {mostShown} första visas.</p>}
      {pending > 0 && (
        <p className={layout.quiet}>
          {pending} {pending === 1 ? 'händelse väntar' : 'händelser väntar'} på att skickas från den
          här enheten.
        </p>
      )}
      {removedYears.length > 0 && (
        <p className={layout.quiet}>
          Gallrade räkenskapsår: {removedYears.join(', ')}. Kedjorna börjar därför senare, och om
          någon har tagit bort mer av deras början syns inte.
        </p>
      )}
    </>
  );
}
