import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { orderName, type WorkOrder } from '@/domain/order/order';
import { isOpenStage, type OpenStage, stageLabels, stagesAfter } from '@/domain/order/stage';
import type { Entry } from '@/domain/values/live';
import { Select } from '@/ui/controls/Select';
import styles from './Board.module.css';

/**
 * Moves an order to another column, by form and keyboard. The field gets the focus again in the new column when `isMoved`
 * says that it was used; `onFocus` is then called.
 */
export function MoveField({
  entry: { id, data },
  isMoved,
  onMove,
  onFocus,
}: {
  entry: Entry<WorkOrder>;
  isMoved: boolean;
  onMove: (to: OpenStage) => void;
  onFocus: () => void;
}) {
  const select = useRef<HTMLSelectElement>(null);
  const possible = stagesAfter[data.stage].filter(isOpenStage);

  const takeFocus = useEffectEvent(() => {
    select.current?.focus();
    onFocus();
  });
  useLayoutEffect(() => {
    // The field of the former column is on its way out.
    if (isMoved && document.activeElement !== select.current) takeFocus();
  }, [isMoved]);

  return (
    <Select
      ref={select}
      className={styles.move}
      aria-label={`Flytta ${orderName(id)}`}
      value={data.stage}
      onChange={({ target }) => {
        const to = possible.find((each) => each === target.value);
        if (to) onMove(to);
      }}
    >
      {[data.stage, ...possible].map((each) => (
        <option key={each} value={each}>
          {stageLabels[each]}
        </option>
      ))}
    </Select>
  );
}
