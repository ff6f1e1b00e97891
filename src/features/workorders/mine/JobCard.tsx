import { Link } from 'react-router-dom';
import { useClockWrites } from '@/data/clocks';
import { useOrderRecords } from '@/data/orderRecords';
import type { Names } from '@/domain/booking/bookingText';
import type { Clock, RunningJob } from '@/domain/order/jobTime';
import { linesOf, orderName, type WorkOrder } from '@/domain/order/order';
import { lineEdit } from '@/domain/order/orderEdit';
import { mayBeDone } from '@/domain/order/orderLine';
import { orderText } from '@/domain/order/orderText';
import { faultOf } from '@/domain/order/stepping';
import { formatClock } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { workOrderPath } from '@/paths';
import { Button } from '@/ui/Button';
import { Plate } from '@/ui/Plate';
import { useToast } from '@/ui/ToastContext';
import { useOrderSteps } from '@/features/workorders/order/useOrderSteps';
import styles from './MyOrders.module.css';

/** A job of the person `staffId`, whose `clock` may run for this order or another. */
export function JobCard({
  entry,
  names,
  now,
  staffId,
  clock,
  running,
  mayWrite,
}: {
  entry: Entry<WorkOrder>;
  names: Names;
  now: Date;
  staffId: string;
  clock: Entry<Clock> | undefined;
  running: RunningJob | null;
  mayWrite: boolean;
}) {
  const { id, data } = entry;
  const text = orderText(id, data, names, now);
  const { start, stop } = useClockWrites();
  const { change } = useOrderRecords();
  const take = useOrderSteps(entry);
  const toast = useToast();
  const label = `Jobbet ${orderName(id)}`;
  const isRunning = running?.orderId === id;
  const lines = linesOf(data);

  function begin() {
    start(label, staffId, clock, id, false);
    // A car that is still waiting for an answer can be looked at without the work having begun.
    const fault = faultOf(data, 0, 'working');
    if (data.stage === 'checkedIn' && fault === null) take?.('working');
    else toast(`${orderName(id)} är startad.`);
  }

  function finish() {
    if (!running) return;
    stop(label, running, false);
    const own = lines.filter(
      ({ line }) =>
        mayBeDone(line) &&
        line.work === 'todo' &&
        (line.staffId === null || line.staffId === staffId),
    );
    for (const { id: lineId, line } of own) {
      change(label, id, lineEdit(lineId, line, { ...line, work: 'done' }));
    }
    toast(
      `${orderName(id)}: tiden är sparad och dina rader är gjorda.`,
      undefined,
      workOrderPath(id),
    );
  }

  return (
    <article className={isRunning ? `${styles.job} ${styles.running}` : styles.job}>
      <Link to={workOrderPath(id)} className={styles.about} aria-label={text.name}>
        <span className={styles.top}>
          {text.plate && <Plate number={text.plate} />} <b>{text.number}</b>
        </span>
        <span>{text.jobs}</span>
        {text.waitingFor && <span className={styles.quiet}>{text.waitingFor}</span>}
        {text.promise && (
          <span className={text.isLate ? styles.late : styles.quiet}>{text.promise}</span>
        )}
        {isRunning && <span>Pågår sedan {formatClock(running.startedAt)}</span>}
      </Link>
      {mayWrite && (
        <div className={styles.press}>
          {isRunning ? (
            <Button kind="work" aria-label={`Klar med ${orderName(id)}`} onClick={finish}>
              Klar
            </Button>
          ) : (
            <Button
              kind={running ? 'quiet' : 'work'}
              disabled={!take}
              aria-label={`${running ? 'Byt till' : 'Starta'} ${orderName(id)}`}
              onClick={begin}
            >
              {running ? 'Byt' : 'Starta'}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
