import { useState } from 'react';
import { LiveList } from '@/components/LiveList';
import { useClocks, useClockWrites } from '@/data/orders/clocks';
import { useOwnJobs } from '@/data/orders/ownJobs';
import { useStaff } from '@/data/settings/staff';
import {
  type CountedTime,
  countedTimes,
  isPausedWhenStopped,
  type JobTime,
  minutesOf,
  pausedOn,
  type RunningJob,
  runningOn,
  soldMinutes,
  workedMinutes,
} from '@/domain/order/jobTime';
import { linesOf, orderName, type WorkOrder } from '@/domain/order/order';
import { areLinesOpen } from '@/domain/order/stage';
import { dayOf, formatClock } from '@/domain/time/swedishTime';
import { formatDuration } from '@/domain/values/duration';
import { type Entry, entriesOf, type Live } from '@/domain/values/live';
import { Button } from '@/ui/controls/Button';
import { SelectField } from '@/ui/fields/SelectField';
import { useToast } from '@/ui/notes/ToastContext';
import { CorrectTimeDialog } from './CorrectTimeDialog';
import styles from '@/components/orders/Order.module.css';

/** Shows who works on an order, the worked time and the sold time, and starts, pauses and stops people. */
export function OrderTime({
  entry,
  times,
  mayWrite,
}: {
  entry: Entry<WorkOrder>;
  times: Live<Entry<JobTime>[]>;
  mayWrite: boolean;
}) {
  const { id, data } = entry;
  const live = useClocks();
  const clocks = entriesOf(live);
  const staff = entriesOf(useStaff());
  const [own] = useOwnJobs();
  const { start, stop } = useClockWrites();
  const toast = useToast();
  const [chosen, setChosen] = useState<string>();
  const [corrected, setCorrected] = useState<CountedTime | null>(null);
  const active = staff.filter((person) => person.data.isActive);
  const likely = [chosen, own?.staffId, data.staffId, active[0]?.id];
  const chosenId = likely.find((each) => active.some((person) => person.id === each)) ?? '';
  const running = runningOn(clocks, id);
  const nameOf = (staffId: string) =>
    staff.find((person) => person.id === staffId)?.data.name ?? 'Borttagen person';
  const sold = soldMinutes(linesOf(data).map(({ line }) => line));
  // A clock that is not fetched yet may be running, and must not be created anew.
  const areKnown = live.kind === 'ready';
  const paused = areKnown ? pausedOn(data, entriesOf(times), running) : [];
  // A person who is on the job has a button of their own.
  const isOnIt = [...running, ...paused].some(({ staffId }) => staffId === chosenId);
  const verbOf = ({ staffId }: RunningJob) =>
    isPausedWhenStopped(data, staffId) ? 'Pausa' : 'Stoppa';
  const labelOf = (staffId: string) => `${nameOf(staffId)} på ${orderName(id)}`;
  const isOther = (staffId: string) => staffId !== own?.staffId;

  function begin(staffId: string) {
    const clock = clocks.find((each) => each.id === staffId);
    start(labelOf(staffId), staffId, clock, id, isOther(staffId));
    const isGoingOn = paused.some((job) => job.staffId === staffId);
    toast(`${nameOf(staffId)} ${isGoingOn ? 'fortsätter' : 'är startad'}.`);
  }

  function end(job: RunningJob) {
    const { staffId } = job;
    const goOn = stop(labelOf(staffId), job, isOther(staffId));
    const told = isPausedWhenStopped(data, staffId) ? 'har pausat' : 'har slutat';
    toast(`${nameOf(staffId)} ${told}.`, goOn);
  }

  return (
    <section className={styles.card} aria-labelledby="time">
      <h2 id="time">Tid</h2>
      {running.map((job) => (
        <div key={job.staffId} className={styles.running}>
          <p>
            <strong>{nameOf(job.staffId)}</strong> arbetar sedan {formatClock(job.startedAt)}
            {job.isForOther && ' (startad av någon annan)'}
          </p>
          {mayWrite && (
            <Button aria-label={`${verbOf(job)} ${nameOf(job.staffId)}`} onClick={() => end(job)}>
              {verbOf(job)}
            </Button>
          )}
        </div>
      ))}
      {paused.map(({ staffId, minutes }) => (
        <div key={staffId} className={styles.running}>
          <p>
            <strong>{nameOf(staffId)}</strong> har pausat, {formatDuration(minutes)} hittills
          </p>
          {mayWrite && active.some((person) => person.id === staffId) && (
            <Button
              kind="work"
              aria-label={`Fortsätt ${nameOf(staffId)}`}
              onClick={() => begin(staffId)}
            >
              Fortsätt
            </Button>
          )}
        </div>
      ))}
      {mayWrite && areLinesOpen(data.stage) && active.length > 0 && (
        <div className={styles.starting}>
          <SelectField
            label="Person"
            name="person"
            value={chosenId}
            onChange={({ target }) => setChosen(target.value)}
            options={active.map((person) => [person.id, person.data.name])}
          />
          <Button kind="work" disabled={!areKnown || isOnIt} onClick={() => begin(chosenId)}>
            Starta
          </Button>
        </div>
      )}
      <LiveList
        live={times}
        noun={['tid', 'tider']}
        empty={<p className={styles.none}>Ingen tid än.</p>}
      >
        {(entries) => {
          const counted = countedTimes(entries);
          return (
            <>
              <dl className={styles.sums}>
                <div>
                  <dt>Arbetat</dt>
                  <dd>{formatDuration(workedMinutes(counted))}</dd>
                </div>
                <div>
                  <dt>Sålt per timme</dt>
                  <dd>{formatDuration(sold)}</dd>
                </div>
              </dl>
              <ol className={styles.events}>
                {counted.map((each) => {
                  const { id: timeId, made, correction } = each;
                  const time = correction ?? made;
                  return (
                    <li key={timeId} className={styles.time}>
                      <div>
                        <p>
                          {nameOf(time.staffId)}: {formatDuration(minutesOf(time))}
                        </p>
                        <small>
                          {dayOf(time.startedAt).toString()} {clocksOf(time)}
                          {made.isForOther && ', stämplad av någon annan'}
                          {correction && `, rättad från ${clocksOf(made)}`}
                        </small>
                      </div>
                      {mayWrite && (
                        <Button
                          aria-label={`Rätta tiden för ${nameOf(time.staffId)} ${clocksOf(time)}`}
                          onClick={() => setCorrected(each)}
                        >
                          Rätta
                        </Button>
                      )}
                    </li>
                  );
                })}
              </ol>
            </>
          );
        }}
      </LiveList>
      {corrected && (
        <CorrectTimeDialog
          time={corrected}
          name={nameOf(corrected.made.staffId)}
          isForOther={corrected.made.staffId !== own?.staffId}
          onClose={() => setCorrected(null)}
        />
      )}
    </section>
  );
}

/** When a time began and ended: `08:05–09:20`. */
function clocksOf({ startedAt, endedAt }: Pick<JobTime, 'startedAt' | 'endedAt'>): string {
  return `${formatClock(startedAt)}–${formatClock(endedAt)}`;
}
