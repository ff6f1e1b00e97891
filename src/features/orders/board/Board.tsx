import { useRef, useState } from 'react';
import { useNames } from '@/components/useNames';
import { useClocks } from '@/data/orders/clocks';
import { useReach } from '@/data/sync/StoreContext';
import { runningOn } from '@/domain/order/jobTime';
import type { WorkOrder } from '@/domain/order/order';
import { type OpenStage, openStages, stageLabels } from '@/domain/order/stage';
import { type Entry, entriesOf, isAsKnown } from '@/domain/values/live';
import { useNow } from '@/ui/behaviour/useNow';
import { MovedOrder } from './MovedOrder';
import { OrderCard } from './OrderCard';
import { useBoardDrag } from './useBoardDrag';
import styles from './Board.module.css';

interface Move {
  id: string;
  to: OpenStage;
  isByField: boolean;
}

/** The columns of the stages with their orders, which are moved by mouse, keyboard and form. */
export function Board({ orders, mayWrite }: { orders: Entry<WorkOrder>[]; mayWrite: boolean }) {
  const names = useNames();
  const live = useClocks();
  const clocks = entriesOf(live);
  // An order may be ready only when nobody works on it, which the device may not know yet.
  const areClocksKnown = isAsKnown(live, useReach());
  const [moves, setMoves] = useState<Move[]>([]);
  /** The order whose field has moved it, and which shall have the focus in its new column. */
  const [movedId, setMovedId] = useState<string | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const begin = (move: Move) => setMoves([...moves.filter(({ id }) => id !== move.id), move]);
  useBoardDrag(board, (id, to) => begin({ id, to, isByField: false }));
  const now = useNow();

  return (
    <div ref={board} className={styles.board}>
      {openStages.map((stage) => {
        const inStage = orders.filter(({ data }) => data.stage === stage);
        return (
          <section
            key={stage}
            className={inStage.length === 0 ? styles.emptyColumn : styles.column}
            aria-labelledby={`stage-${stage}`}
            data-stage={stage}
          >
            <h2 id={`stage-${stage}`}>
              {stageLabels[stage]} <span className={styles.count}>{inStage.length}</span>
            </h2>
            <ul>
              {inStage.map((entry) => (
                <li key={entry.id}>
                  <OrderCard
                    entry={entry}
                    names={names}
                    now={now}
                    mayWrite={mayWrite}
                    running={areClocksKnown ? runningOn(clocks, entry.id) : null}
                    isMoved={movedId === entry.id}
                    onMove={(to) => begin({ id: entry.id, to, isByField: true })}
                    onFocus={() => setMovedId(null)}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {moves.map((move) => {
        const entry = areClocksKnown && orders.find(({ id }) => id === move.id);
        return (
          entry && (
            <MovedOrder
              key={`${move.id} ${move.to}`}
              entry={entry}
              to={move.to}
              running={runningOn(clocks, move.id).length}
              onDone={(isMoved) => {
                setMoves((former) => former.filter((each) => each !== move));
                if (isMoved && move.isByField) setMovedId(move.id);
              }}
            />
          )
        );
      })}
    </div>
  );
}
