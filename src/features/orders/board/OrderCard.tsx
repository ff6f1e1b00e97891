import { Link } from 'react-router-dom';
import type { Names } from '@/domain/booking/bookingText';
import { useJobTimes } from '@/data/orders/clocks';
import { mayBePaused, pausedOn, type RunningJob } from '@/domain/order/jobTime';
import type { WorkOrder } from '@/domain/order/order';
import { orderText } from '@/domain/order/orderText';
import type { OpenStage } from '@/domain/order/stage';
import { type Entry, entriesOf } from '@/domain/values/live';
import { workOrderPath } from '@/dashboardPaths';
import { Chip } from '@/ui/controls/Chip';
import { Plate } from '@/ui/controls/Plate';
import { MoveField } from './MoveField';
import styles from './Board.module.css';

/** An order on the board, which can be dragged: a link to its page, and the way to another stage. */
export function OrderCard({
  entry,
  names,
  now,
  mayWrite,
  running,
  ...moving
}: {
  entry: Entry<WorkOrder>;
  names: Names;
  now: Date;
  mayWrite: boolean;
  /** The jobs that run on the order; null until that is known. */
  running: readonly RunningJob[] | null;
  isMoved: boolean;
  onMove: (to: OpenStage) => void;
  onFocus: () => void;
}) {
  const text = orderText(entry.id, entry.data, names, now);
  // Only such an order is asked about: a board of orders that all are worked on reads no times.
  const asks = running !== null && mayBePaused(entry.data, running);
  const times = entriesOf(useJobTimes(asks ? entry.id : null));
  const isPaused = asks && pausedOn(entry.data, times, running).length > 0;
  const chips = [isPaused && 'Pausad', text.waitingFor].filter((chip) => typeof chip === 'string');
  return (
    <article className={styles.card} draggable={mayWrite} data-order={entry.id}>
      <Link
        to={workOrderPath(entry.id)}
        className={styles.link}
        aria-label={isPaused ? `${text.name}, Pausad` : text.name}
        draggable={false}
      >
        <span className={styles.top}>
          <b>{text.number}</b> {text.plate && <Plate number={text.plate} />}
        </span>
        <span className={styles.jobs}>{text.jobs}</span>
        <span className={styles.about}>
          {[text.customer, text.person].filter(Boolean).join(' · ')}
        </span>
        {text.promise && (
          <span className={text.isLate ? styles.late : styles.about}>{text.promise}</span>
        )}
        {(chips.length > 0 || text.handedOver) && (
          <span className={styles.chips}>
            {chips.map((chip) => (
              <Chip key={chip} kind="quiet">
                {chip}
              </Chip>
            ))}
            {text.handedOver && <Chip kind="good">Utlämnad</Chip>}
          </span>
        )}
      </Link>
      {mayWrite && <MoveField entry={entry} {...moving} />}
    </article>
  );
}
