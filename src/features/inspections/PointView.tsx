import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import {
  inspectionLimits,
  type PointEntry,
  type PointState,
  pointStateLabels,
} from '@/domain/inspection/inspection';
import { orderLimits } from '@/domain/order/order';
import { areLinesOpen } from '@/domain/order/stage';
import { dayOf, formatClock, formatDay } from '@/domain/time/swedishTime';
import { workOrderPath } from '@/dashboardPaths';
import { Button } from '@/ui/controls/Button';
import { Field } from '@/ui/fields/Field';
import { FieldErrorsContext } from '@/ui/fields/FieldErrorsContext';
import { useSingleKey } from '@/ui/behaviour/singleKeys';
import { Photos } from '@/components/photos/Photos';
import styles from '@/components/inspections/Inspection.module.css';
import type { Inspected } from './InspectionAt';
import { PointMark } from './PointMark';
import type { Inspector } from './useInspector';
import { usePointTexts } from './usePointTexts';
import { usePointWrites } from './usePointWrites';

const keys: Record<PointState, string> = { green: '1', amber: '2', red: '3', unchecked: '0' };

/** One point to look at, in the mechanic's way: `place` is its place among `count`; null leads nowhere. */
export function PointView({
  inspected,
  inspector,
  entry,
  place,
  count,
  isFocused,
  onNext,
  onBefore,
}: {
  inspected: Inspected;
  inspector: Inspector;
  entry: PointEntry;
  place: number;
  count: number;
  /** True if the heading takes the focus: the point before gave way to this one. */
  isFocused: boolean;
  onNext: () => void;
  onBefore: (() => void) | null;
}) {
  const { order, inspection } = inspected;
  const { point } = entry;
  const { isLine, judge, describe, makeLine } = usePointWrites(inspected, entry, inspector.by);
  const texts = usePointTexts(point, describe);
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  const today = dayOf(new Date());
  const isFaulty = point.state === 'red' || point.state === 'amber';
  const isFull = Object.keys(order.data.lines).length >= orderLimits.lines.max;

  useLayoutEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);

  function leave(go: () => void) {
    if (texts.commit()) go();
    else section.current?.querySelector('input')?.focus();
  }

  return (
    <section ref={section} className={styles.card} aria-labelledby="point">
      <p className={styles.place}>
        Punkt {place} av {count}
        {point.group && ` · ${point.group}`}
      </p>
      <h2 id="point" ref={heading} tabIndex={-1}>
        {point.text}
      </h2>
      <div className={styles.states} role="group" aria-label="Bedömning">
        {(['green', 'amber', 'red', 'unchecked'] as const).map((state) => (
          <StateButton
            key={state}
            state={state}
            isChosen={point.state === state}
            onChoose={() => judge(state)}
          />
        ))}
      </div>
      <FieldErrorsContext value={texts.fault ? { value: texts.fault } : {}}>
        {point.unit !== '' && (
          <Field
            label={`Mätvärde i ${point.unit}`}
            name="value"
            value={texts.value}
            onChange={({ target }) => texts.typeValue(target.value)}
            onBlur={() => texts.commit()}
            onKeyDown={({ key }) => key === 'Enter' && texts.commit()}
            inputMode={point.unit === '°C' ? 'text' : 'decimal'}
            autoComplete="off"
          />
        )}
        <Field
          label="Anteckning om bilen"
          name="note"
          value={texts.note}
          onChange={({ target }) => texts.typeNote(target.value)}
          onBlur={() => texts.commit()}
          onKeyDown={({ key }) => key === 'Enter' && texts.commit()}
          maxLength={inspectionLimits.note.max}
          autoComplete="off"
        />
      </FieldErrorsContext>
      <Photos
        orderId={order.id}
        of={{ at: { inspectionId: inspection.id, pointId: entry.id }, photoIds: point.photoIds }}
        mayAdd
        mayRemove
      />
      {isLine ? (
        <p className={styles.made}>
          <Link to={workOrderPath(order.id)}>Finns som rad på arbetsordern</Link>
        </p>
      ) : (
        isFaulty &&
        areLinesOpen(order.data.stage) && (
          <Button
            disabled={isFull}
            onClick={() => {
              // The button gives way to a link, and must not take the focus with it.
              heading.current?.focus();
              makeLine(texts.milliValue);
            }}
          >
            {isFull ? 'Ordern har inte plats för fler rader' : 'Lägg till på ordern'}
          </Button>
        )
      )}
      {point.by !== null && point.at && (
        <p className={styles.quiet}>
          {[inspector.nameOf(point.by), formatDay(dayOf(point.at), today)]
            .filter(Boolean)
            .join(', ')}{' '}
          {formatClock(point.at)}
        </p>
      )}
      <Steps
        isLast={place === count}
        onNext={() => leave(onNext)}
        onBefore={onBefore && (() => leave(onBefore))}
      />
    </section>
  );
}

function StateButton({
  state,
  isChosen,
  onChoose,
}: {
  state: PointState;
  isChosen: boolean;
  onChoose: () => void;
}) {
  // A state that is chosen already is not written once more.
  const choose = () => !isChosen && onChoose();
  const key = useSingleKey(keys[state], choose);
  return (
    <button
      type="button"
      className={`${styles.state} ${styles[state]}`}
      aria-pressed={isChosen}
      aria-keyshortcuts={key}
      onClick={choose}
    >
      <PointMark state={state} />
      {pointStateLabels[state]}
    </button>
  );
}

function Steps({
  isLast,
  onNext,
  onBefore,
}: {
  isLast: boolean;
  onNext: () => void;
  onBefore: (() => void) | null;
}) {
  const next = useSingleKey('ArrowRight', onNext);
  const before = useSingleKey('ArrowLeft', onBefore ?? undefined);
  return (
    <div className={styles.steps}>
      <Button disabled={!onBefore} aria-keyshortcuts={before} onClick={onBefore ?? undefined}>
        Föregående
      </Button>
      <Button kind="work" aria-keyshortcuts={next} onClick={onNext}>
        {isLast ? 'Till alla punkter' : 'Nästa punkt'}
      </Button>
    </div>
  );
}
