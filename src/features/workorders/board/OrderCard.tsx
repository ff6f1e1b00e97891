import { Link } from 'react-router-dom';
import type { Names } from '@/domain/booking/bookingText';
import type { WorkOrder } from '@/domain/order/order';
import { orderText } from '@/domain/order/orderText';
import type { OpenStage } from '@/domain/order/stage';
import type { Entry } from '@/domain/values/live';
import { workOrderPath } from '@/paths';
import { Chip } from '@/ui/Chip';
import { Plate } from '@/ui/Plate';
import { MoveField } from './MoveField';
import styles from './Board.module.css';

/** An order on the board, which can be dragged: a link to its page, and the way to another stage. */
export function OrderCard({
  entry,
  names,
  now,
  mayWrite,
  ...moving
}: {
  entry: Entry<WorkOrder>;
  names: Names;
  now: Date;
  mayWrite: boolean;
  isMoved: boolean;
  onMove: (to: OpenStage) => void;
  onFocus: () => void;
}) {
  const text = orderText(entry.id, entry.data, names, now);
  return (
    <article className={styles.card} draggable={mayWrite} data-order={entry.id}>
      <Link
        to={workOrderPath(entry.id)}
        className={styles.link}
        aria-label={text.name}
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
        {text.waitingFor && (
          <span>
            <Chip kind="quiet">{text.waitingFor}</Chip>
          </span>
        )}
      </Link>
      {mayWrite && <MoveField entry={entry} {...moving} />}
    </article>
  );
}
