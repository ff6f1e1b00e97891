import { type CalendarDate } from '@internationalized/date';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LedgerState } from '@/components/ledger/LedgerState';
import { useLedgerNow } from '@/components/ledger/useLedgerNow';
import { useLedger, useLedgerRecords } from '@/data/ledger/ledger';
import { seesLedgerNumbers, useLedgerPlace } from '@/data/ledger/ledgerPlace';
import { keptDays } from '@/domain/ledger/keptDays';
import type { Ledger } from '@/domain/ledger/ledger';
import { ledgerDate, ledgerTime } from '@/domain/ledger/ledgerFormat';
import { dayOf, parseDay } from '@/domain/time/swedishTime';
import { formatOrganisationNumber } from '@/domain/values/organisationNumber';
import { LinkButton } from '@/ui/controls/Button';
import { Note } from '@/ui/notes/Note';
import { PageHeading } from '@/ui/notes/PageHeading';
import { DayOfLedger } from './DayOfLedger';
import { GiveOut } from './GiveOut';
import { HereNow } from './HereNow';
import styles from './Inspection.module.css';

/**
 * The ledger as an inspector reads it (SKVFS 2015:6, known at second hand): whose it is, who is here, and any day that is kept.
 * Its opening is an event of the ledger.
 */
export function Inspection({ back }: { back: { to: string; text: string } }) {
  const live = useLedger();
  const { business, serverNow } = useLedgerPlace();
  const { inspect } = useLedgerRecords();
  const isTold = useRef(false);
  const tell = useEffectEvent(() => {
    if (isTold.current) return;
    isTold.current = true;
    inspect('Visningen för kontroll').catch((error: unknown) => {
      console.error('The inspection could not be told of', error);
    });
  });
  // The event bears what this device knows of other chains.
  const isReady = live.kind === 'ready';
  useEffect(() => {
    if (isReady) tell();
  }, [isReady]);

  const now = useLedgerNow();
  const [openedAt] = useState(serverNow);
  const { name, organisationNumber } = business;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <PageHeading title="Personalliggare" />
          <p className={styles.company}>
            <strong>{name}</strong>
            <span>
              Organisationsnummer{' '}
              {organisationNumber ? formatOrganisationNumber(organisationNumber) : 'saknas'}
            </span>
            <span>
              Visas {ledgerDate(openedAt)} {ledgerTime(openedAt)}
            </span>
          </p>
        </div>
        <div className={styles.back}>
          <LinkButton to={back.to}>{back.text}</LinkButton>
        </div>
      </header>
      <LedgerState>{({ ledger }) => <Shown ledger={ledger} now={now} />}</LedgerState>
    </div>
  );
}

function Shown({ ledger, now }: { ledger: Ledger; now: Date }) {
  const { role } = useLedgerPlace();
  const hasNumbers = seesLedgerNumbers(role);
  const today = dayOf(now);
  const [search, setSearch] = useSearchParams();
  const kept = keptDays(ledger, today);
  const asked = parseDay(search.get('dag') ?? '');
  const isKept = asked.ok && kept.refusal(asked.value) === '';
  const day = isKept ? asked.value : today;

  function show(next: CalendarDate) {
    setSearch({ dag: next.toString() }, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      {!hasNumbers && (
        <Note>
          Med din roll syns inte identitetsnumren. Vid en kontroll visas de på surfplattan, eller av
          en ägare eller revisor.
        </Note>
      )}
      <HereNow ledger={ledger} hasNumbers={hasNumbers} now={now} />
      <DayOfLedger
        ledger={ledger}
        hasNumbers={hasNumbers}
        day={day}
        kept={kept}
        today={today}
        onChange={show}
      />
      {hasNumbers && <GiveOut ledger={ledger} day={day} kept={kept} today={today} />}
    </>
  );
}
