import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { inspectionPath, workOrderPath } from '@/dashboardPaths';
import { useClockWrites, useJobTimes } from '@/data/orders/clocks';
import { useInspectionsOf } from '@/data/orders/inspections';
import type { Names } from '@/domain/booking/bookingText';
import { type Clock, pausedOn, type RunningJob } from '@/domain/order/jobTime';
import { linesLeftFor, orderName, type WorkOrder } from '@/domain/order/order';
import { orderText } from '@/domain/order/orderText';
import { undecidedReds } from '@/domain/inspection/redPoints';
import { faultOf } from '@/domain/order/stepping';
import { formatClock } from '@/domain/time/swedishTime';
import { formatDuration } from '@/domain/values/duration';
import { type Entry, entriesOf } from '@/domain/values/live';
import { Button } from '@/ui/controls/Button';
import { Plate } from '@/ui/controls/Plate';
import { useToast } from '@/ui/notes/ToastContext';
import { useLineWrites } from '@/features/orders/order/useLineWrites';
import { useOrderSteps } from '@/components/orders/useOrderSteps';
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
  onPause,
}: {
  entry: Entry<WorkOrder>;
  names: Names;
  now: Date;
  staffId: string;
  clock: Entry<Clock> | undefined;
  running: RunningJob | null;
  mayWrite: boolean;
  onPause: () => void;
}) {
  const { id, data } = entry;
  const text = orderText(id, data, names, now);
  const { start, stop } = useClockWrites();
  const writes = useLineWrites(entry);
  const take = useOrderSteps(entry);
  const toast = useToast();
  const label = `Jobbet ${orderName(id)}`;
  const isRunning = running?.orderId === id;
  const times = entriesOf(useJobTimes(id));
  const paused = pausedOn(data, times, isRunning ? [running] : []).find(
    (job) => job.staffId === staffId,
  );
  const verb = isRunning ? 'Pausa' : running ? 'Byt till' : paused ? 'Fortsätt' : 'Starta';
  const press = useRef<HTMLDivElement>(null);
  const reds = undecidedReds(data, entriesOf(useInspectionsOf(id)));

  function begin() {
    start(label, staffId, clock, id, false);
    // A car that is still waiting for an answer can be looked at without the work having begun.
    const fault = faultOf(data, 0, 'working');
    if (data.stage === 'checkedIn' && fault === null) take?.('working');
    else toast(`${orderName(id)} ${paused ? 'fortsätter' : 'är startad'}.`);
  }

  function pause() {
    if (!running) return;
    const goOn = stop(label, running, false);
    onPause();
    toast(`${orderName(id)} är pausad.`, goOn);
  }

  function finish() {
    if (!running) return;
    stop(label, running, false);
    writes.finish(linesLeftFor(data, staffId));
    // The button that was pressed is on its way out.
    press.current?.querySelector('button')?.focus();
    const [red] = reds;
    const left =
      reds.length > 1
        ? ` Kvar: ${reds.length} röda punkter.`
        : red
          ? ` Kvar: röd punkt ${red.text}, ${red.why}.`
          : '';
    toast(
      `${orderName(id)}: tiden är sparad och dina rader är gjorda.${left}`,
      undefined,
      workOrderPath(id),
      red && { text: 'Till punkten', path: inspectionPath(id, red.inspectionId, red.pointId) },
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
        {paused && <span>Pausad, {formatDuration(paused.minutes)} hittills</span>}
      </Link>
      {data.complaint && <p className={styles.words}>”{data.complaint}”</p>}
      {reds.length > 0 && (
        <ul className={styles.reds} aria-label="Röda punkter att ta ställning till">
          {reds.map(({ inspectionId, pointId, text: point, why }) => (
            <li key={`${inspectionId} ${pointId}`}>
              <Link to={inspectionPath(id, inspectionId, pointId)}>
                Röd punkt: {point}, {why}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <div ref={press} className={styles.press}>
          {/* Starting, pausing and going on are one button: a press too many finishes nothing. */}
          <Button
            kind={running ? 'quiet' : 'work'}
            disabled={!isRunning && !take}
            aria-label={`${verb} ${orderName(id)}`}
            onClick={isRunning ? pause : begin}
          >
            {verb === 'Byt till' ? 'Byt' : verb}
          </Button>
          {isRunning && (
            <Button kind="work" aria-label={`Klar med ${orderName(id)}`} onClick={finish}>
              Klar
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
