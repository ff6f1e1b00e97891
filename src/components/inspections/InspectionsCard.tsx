import { useState } from 'react';
import { LiveList } from '@/components/LiveList';
import { useInspectionsOf } from '@/data/orders/inspections';
import { pointsOf } from '@/domain/inspection/inspection';
import { dayOf, formatClock, formatDay } from '@/domain/time/swedishTime';
import { inspectionPath, inspectionSheetPath } from '@/dashboardPaths';
import { Button, LinkButton } from '@/ui/controls/Button';
import { Counts } from './Counts';
import styles from './Inspection.module.css';
import { StartDialog } from './StartDialog';

/** The inspections of an order's car, the newest first, and the way to one more. */
export function InspectionsCard({
  orderId,
  isChecking,
  mayWrite,
}: {
  orderId: string;
  /** True if the order is being checked before the car is handed over. */
  isChecking: boolean;
  mayWrite: boolean;
}) {
  const [isStarting, setIsStarting] = useState(false);
  const inspections = useInspectionsOf(orderId);
  const today = dayOf(new Date());
  return (
    <section className={styles.card} aria-labelledby="inspections">
      <div className={styles.head}>
        <h2 id="inspections">Bilkontroll</h2>
        {mayWrite && (
          <Button onClick={() => setIsStarting(true)}>
            {isChecking ? 'Kontrollera arbetet' : 'Kontrollera bilen'}
          </Button>
        )}
      </div>
      <LiveList
        live={inspections}
        noun={['bilkontroll', 'bilkontroller']}
        empty={<p className={styles.quiet}>Ingen bilkontroll än.</p>}
      >
        {(entries) => (
          <ul className={styles.inspections}>
            {entries.map(({ id, data }) => {
              const begun = `${formatDay(dayOf(data.createdAt), today)} ${formatClock(data.createdAt)}`;
              const name = `${data.templateName}, ${begun}`;
              return (
                <li key={id}>
                  <p>
                    <strong>{data.templateName}</strong>{' '}
                    <span className={styles.quiet}>{begun}</span>
                  </p>
                  <Counts points={pointsOf(data)} />
                  <div className={styles.actions}>
                    <LinkButton to={inspectionPath(orderId, id)} aria-label={`Öppna ${name}`}>
                      Öppna
                    </LinkButton>
                    <LinkButton
                      to={inspectionSheetPath(orderId, id)}
                      aria-label={`Protokoll ${name}`}
                    >
                      Protokoll
                    </LinkButton>
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </LiveList>
      {isStarting && (
        <StartDialog orderId={orderId} isCheck={isChecking} onClose={() => setIsStarting(false)} />
      )}
    </section>
  );
}
