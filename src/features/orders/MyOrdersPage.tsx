import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LedgerGap } from '@/components/ledger/LedgerGap';
import { LiveList } from '@/components/LiveList';
import { useNames } from '@/components/useNames';
import { useClocks } from '@/data/orders/clocks';
import { useLedger } from '@/data/ledger/ledger';
import { useOpenOrders } from '@/data/orders/orders';
import { useOwnJobs } from '@/data/orders/ownJobs';
import { useStaff } from '@/data/settings/staff';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { runningJob } from '@/domain/order/jobTime';
import { isAtHand, isJobOf } from '@/domain/order/order';
import { entriesOf } from '@/domain/values/live';
import { canWrite } from '@/domain/workshop/member';
import { paths } from '@/paths';
import { EmptyState } from '@/ui/notes/EmptyState';
import { PageHeading } from '@/ui/notes/PageHeading';
import { SelectField } from '@/ui/fields/SelectField';
import { useNow } from '@/ui/behaviour/useNow';
import { JobCard } from '@/features/orders/mine/JobCard';
import styles from '@/features/orders/mine/MyOrders.module.css';

/** A mechanic's day: the jobs of one person, the running one first, with one press to start, change, pause and finish. */
export function MyOrdersPage() {
  const names = useNames();
  const now = useNow();
  const ledger = useLedger();
  const orders = useOpenOrders();
  const clocks = useClocks();
  const staff = entriesOf(useStaff()).filter(({ data }) => data.isActive);
  const [own, remember] = useOwnJobs();
  const mayWrite = canWrite(useWorkshop().role);
  const me = staff.some(({ id }) => id === own?.staffId) ? (own?.staffId ?? null) : null;
  const clock = entriesOf(clocks).find(({ id }) => id === me);
  const running = clock ? runningJob(clock) : null;
  // A job that is somebody else's would be gone as soon as it is paused.
  const [pausedId, setPausedId] = useState<string>();

  return (
    <div className={styles.page}>
      <Link to={paths.workOrders} className={styles.back}>
        Alla arbetsorder
      </Link>
      <PageHeading title="Mina jobb" />
      <LedgerGap live={ledger} now={now} />
      <SelectField
        label="Vem är du?"
        name="me"
        hint="Valet gäller den här enheten."
        value={me ?? ''}
        onChange={({ target }) => {
          if (target.value) remember({ staffId: target.value, isOn: own?.isOn ?? false });
          setPausedId(undefined);
        }}
        options={[
          ...(me === null ? [['', 'Välj …'] as const] : []),
          ...staff.map(({ id, data }) => [id, data.name] as const),
        ]}
      />
      {me !== null && (
        <LiveList
          live={orders}
          noun={['arbetsorder', 'arbetsorder']}
          empty={<EmptyState>Inga bilar är incheckade.</EmptyState>}
        >
          {(entries) => {
            const mine = entries
              .filter(
                ({ id, data }) =>
                  (isAtHand(data) && (isJobOf(data, me) || pausedId === id)) ||
                  running?.orderId === id,
              )
              .toSorted(
                (one, other) =>
                  Number(other.id === running?.orderId) - Number(one.id === running?.orderId),
              );
            return mine.length === 0 ? (
              <EmptyState>
                Du har inga jobb. Den som är ansvarig för en order ser den här.
              </EmptyState>
            ) : (
              <ul className={styles.jobs}>
                {mine.map((entry) => (
                  <li key={entry.id}>
                    <JobCard
                      entry={entry}
                      names={names}
                      now={now}
                      staffId={me}
                      clock={clock}
                      running={running}
                      mayWrite={mayWrite && clocks.kind === 'ready'}
                      onPause={() => setPausedId(entry.id)}
                    />
                  </li>
                ))}
              </ul>
            );
          }}
        </LiveList>
      )}
    </div>
  );
}
