import { LedgerState } from '@/components/ledger/LedgerState';
import { useDuty } from '@/components/ledger/useDuty';
import { useLedgerNow } from '@/components/ledger/useLedgerNow';
import { type ReadLedger, stampable } from '@/domain/ledger/readLedger';
import { isLong } from '@/domain/ledger/shifts';
import { formatClock, dayOf, formatLongDay } from '@/domain/time/swedishTime';
import { Alert } from '@/ui/notes/Alert';
import { Button, LinkButton } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { Icon } from '@/ui/icons/Icon';
import { PageHeading } from '@/ui/notes/PageHeading';
import { plusIcon } from '@/ui/icons/workIcons';
import { kioskInspectionPath } from '@/dashboardPaths';
import layout from '@/ui/style/layout.module.css';
import styles from '@/features/personalliggare/kiosk/KioskPage.module.css';
import { LeaveKiosk } from '@/features/personalliggare/kiosk/LeaveKiosk';
import { People } from '@/features/personalliggare/kiosk/People';
import { StepDialog } from '@/features/personalliggare/kiosk/StepDialog';
import { DutyNote } from '@/features/personalliggare/stamp/DutyNote';
import { useStamping } from '@/features/personalliggare/kiosk/useStamping';

/** The tablet's start page: who is here, and a name to tap to stamp in or out. */
export function KioskPage() {
  return <LedgerState>{(read) => <Stamping read={read} />}</LedgerState>;
}

function Stamping({ read }: { read: ReadLedger }) {
  const { ledger } = read;
  const stamping = useStamping();
  const now = useLedgerNow();
  const duty = useDuty(read, now);
  const people = stampable(ledger, now);
  const here = people.filter(({ open }) => open !== null && !isLong(open, now)).length;
  return (
    <div className={layout.fields}>
      <div className={styles.head}>
        <div>
          <PageHeading title="Stämpla in och ut" />
          <p className={styles.lead}>
            {people.length > 0
              ? `Tryck på ditt namn. ${here === 0 ? 'Ingen är här nu.' : `${here} av ${people.length} är här nu.`}`
              : 'Ingen finns i listan än.'}
          </p>
        </div>
        <p className={styles.clock}>
          <time dateTime={now.toISOString()}>{formatClock(now)}</time>
          <span>{formatLongDay(dayOf(now))}</span>
        </p>
      </div>
      {stamping.failure && (
        <Alert kind="trouble">
          <p>Inget stämplades</p>
          <p>{stamping.failure}</p>
        </Alert>
      )}
      {duty?.duty.kind === 'outsider' && <DutyNote duty={duty} read={read} mayManage={false} />}
      {people.length > 0 ? (
        <People people={people} now={now} onTap={(who) => void stamping.tap(who)} />
      ) : (
        <EmptyState>
          Personalen hämtas när en ägare öppnar Personalliggare eller Personal på sin egen enhet.
          Den som arbetar här kan stämpla in redan nu med knappen nedan.
        </EmptyState>
      )}
      <div className={styles.actions}>
        <Button onClick={() => stamping.show({ kind: 'newPerson' })}>
          <Icon d={plusIcon} /> Jag finns inte i listan
        </Button>
        <LinkButton kind="work" to={kioskInspectionPath}>
          Visa för kontroll
        </LinkButton>
        <LeaveKiosk />
      </div>
      <StepDialog ledger={ledger} stamping={stamping} duty={duty} />
    </div>
  );
}
