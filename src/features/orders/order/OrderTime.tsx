import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { LiveList } from '@/components/LiveList';
import {
  type CountedTime,
  countedTimes,
  isPausedWhenStopped,
  type JobTime,
  minutesOf,
  type RunningJob,
  soldMinutes,
  workedMinutes,
} from '@/domain/order/jobTime';
import { linesOf, type WorkOrder } from '@/domain/order/order';
import { areLinesOpen } from '@/domain/order/stage';
import { dayOf, formatClock } from '@/domain/time/swedishTime';
import { formatDuration } from '@/domain/values/duration';
import type { Entry, Live } from '@/domain/values/live';
import { Button } from '@/ui/controls/Button';
import { SelectField } from '@/ui/fields/SelectField';
import { CorrectTimeDialog } from './CorrectTimeDialog';
import { type OrderClocks, useOrderClocks } from './useOrderClocks';
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
  const card = useRef<HTMLElement>(null);
  const clocks = useClockFocus(card, entry.data, useOrderClocks(entry, times));
  const { nameOf } = clocks;
  const [corrected, setCorrected] = useState<CountedTime | null>(null);
  const sold = soldMinutes(linesOf(entry.data).map(({ line }) => line));

  return (
    <section ref={card} className={styles.card} aria-labelledby="time">
      <h2 id="time" tabIndex={-1}>
        Tid
      </h2>
      <PeopleOnJob order={entry.data} clocks={clocks} mayWrite={mayWrite} />
      {mayWrite && <StartPerson order={entry.data} clocks={clocks} />}
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
                {counted.map((each) => (
                  <TimeItem
                    key={each.id}
                    time={each}
                    name={nameOf((each.correction ?? each.made).staffId)}
                    onCorrect={mayWrite ? () => setCorrected(each) : undefined}
                  />
                ))}
              </ol>
            </>
          );
        }}
      </LiveList>
      {corrected && (
        <CorrectTimeDialog
          time={corrected}
          name={nameOf(corrected.made.staffId)}
          isForOther={clocks.isOther(corrected.made.staffId)}
          onClose={() => setCorrected(null)}
        />
      )}
    </section>
  );
}

type ClockState = 'running' | 'paused' | 'stopped';

/**
 * Gives the focus of a pressed button to the one that takes its place: a clock that has begun or is paused has a button of its
 * own, and one that has stopped is begun anew below. The pressed button is gone by then, or cannot be pressed.
 */
function useClockFocus(
  card: RefObject<HTMLElement | null>,
  order: WorkOrder,
  clocks: OrderClocks,
): OrderClocks {
  const { running, paused } = clocks;
  const pressed = useRef<{ staffId: string; becomes: ClockState }>(null);
  const has = (jobs: { staffId: string }[], id: string) => jobs.some((job) => job.staffId === id);

  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { staffId, becomes } = pressed.current;
    const state = has(running, staffId) ? 'running' : has(paused, staffId) ? 'paused' : 'stopped';
    if (state !== becomes) return;
    pressed.current = null;
    const { activeElement } = document;
    if (activeElement !== document.body && !activeElement?.matches(':disabled')) return;
    const places = [`[data-clock="${staffId}"] button`, '[data-start]:enabled', 'h2'];
    const [next] = places.flatMap((place) => card.current?.querySelector<HTMLElement>(place) ?? []);
    next?.focus();
  });

  return {
    ...clocks,
    begin(staffId) {
      pressed.current = { staffId, becomes: 'running' };
      clocks.begin(staffId);
    },
    end(job) {
      const { staffId } = job;
      const becomes = isPausedWhenStopped(order, staffId) ? 'paused' : 'stopped';
      pressed.current = { staffId, becomes };
      clocks.end(job);
    },
  };
}

/** The people who work on the order now, and those who have paused. */
function PeopleOnJob({
  order,
  clocks: { active, running, paused, nameOf, begin, end },
  mayWrite,
}: {
  order: WorkOrder;
  clocks: OrderClocks;
  mayWrite: boolean;
}) {
  const verbOf = ({ staffId }: RunningJob) =>
    isPausedWhenStopped(order, staffId) ? 'Pausa' : 'Stoppa';
  return (
    <>
      {running.map((job) => (
        <div key={job.staffId} className={styles.running} data-clock={job.staffId}>
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
        <div key={staffId} className={styles.running} data-clock={staffId}>
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
    </>
  );
}

/** Starts a chosen person; a person who is on the job has a button of their own. */
function StartPerson({
  order,
  clocks: { active, own, running, paused, areKnown, begin },
}: {
  order: WorkOrder;
  clocks: OrderClocks;
}) {
  const [chosen, setChosen] = useState<string>();
  if (!areLinesOpen(order.stage) || active.length === 0) return null;
  const likely = [chosen, own?.staffId, order.staffId, active[0]?.id];
  const chosenId = likely.find((each) => active.some((person) => person.id === each)) ?? '';
  const isOnIt = [...running, ...paused].some(({ staffId }) => staffId === chosenId);
  return (
    <div className={styles.starting}>
      <SelectField
        label="Person"
        name="person"
        value={chosenId}
        onChange={({ target }) => setChosen(target.value)}
        options={active.map((person) => [person.id, person.data.name])}
      />
      <Button kind="work" disabled={!areKnown || isOnIt} data-start onClick={() => begin(chosenId)}>
        Starta
      </Button>
    </div>
  );
}

/** A worked time with its correction; `onCorrect` is undefined for people who may not correct it. */
function TimeItem({
  time: { made, correction },
  name,
  onCorrect,
}: {
  time: CountedTime;
  name: string;
  onCorrect: (() => void) | undefined;
}) {
  const time = correction ?? made;
  return (
    <li className={styles.time}>
      <div>
        <p>
          {name}: {formatDuration(minutesOf(time))}
        </p>
        <small>
          {dayOf(time.startedAt).toString()} {clocksOf(time)}
          {made.isForOther && ', stämplad av någon annan'}
          {correction && `, rättad från ${clocksOf(made)}`}
        </small>
      </div>
      {onCorrect && (
        <Button aria-label={`Rätta tiden för ${name} ${clocksOf(time)}`} onClick={onCorrect}>
          Rätta
        </Button>
      )}
    </li>
  );
}

/** When a time began and ended: `08:05–09:20`. */
function clocksOf({ startedAt, endedAt }: Pick<JobTime, 'startedAt' | 'endedAt'>): string {
  return `${formatClock(startedAt)}–${formatClock(endedAt)}`;
}
