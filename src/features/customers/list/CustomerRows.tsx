import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Entry } from '@/domain/values/live';
import type { Customer } from '@/domain/register/customer';
import type { RegisterRow } from '@/domain/register/registerSearch';
import type { Vehicle } from '@/domain/register/vehicle';
import { CustomerRow } from './CustomerRow';
import styles from './CustomerRow.module.css';
import { rowAfterKey } from './rowAfterKey';
import { useKeptScroll } from './useKeptScroll';
import type { ShownFilter } from './useListFilter';
import { useRowHeight } from './useRowHeight';

type Row = RegisterRow<Entry<Customer>, Entry<Vehicle>>;

export interface RowsHandle {
  focusFirst(): void;
}

/**
 * The height in px of the bars that cover the window: the search box and the bars above, the phone's bar
 * below.
 */
const covered = { above: 136, below: 96 };

/**
 * A virtual list: only the rows in the window exist. Arrows, Home, End and the page keys move between rows;
 * Escape, and the up arrow on the first row, call `onLeave`.
 */
export const CustomerRows = memo(function CustomerRows({
  rows,
  shown,
  onLeave,
  ref,
}: {
  rows: Row[];
  shown: ShownFilter;
  onLeave: (how: 'up' | 'escape') => void;
  ref: Ref<RowsHandle>;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number>();
  const height = useRowHeight();

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    // The function is the same for the same rows: a new one would have all rows measured again.
    getItemKey: useCallback((index: number) => keyOf(rows[index]) ?? index, [rows]),
    overscan: 6,
    scrollMargin: top,
    scrollPaddingStart: covered.above,
    scrollPaddingEnd: covered.below,
    // The focused row must not disappear when it is scrolled out of the window.
    rangeExtractor: useCallback(
      (range: Range) => {
        const indexes = defaultRangeExtractor(range);
        if (focused === undefined || focused >= range.count) return indexes;
        return [...new Set([...indexes, focused])].sort((a, b) => a - b);
      },
      [focused],
    ),
  });

  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  }, [rows, height]);
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);
  useKeptScroll(shown);

  function focusRow(index: number) {
    flushSync(() => setFocused(index));
    virtualizer.scrollToIndex(index);
    list.current
      ?.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"] [data-row]`)
      ?.focus({ preventScroll: true });
  }
  useImperativeHandle(ref, () => ({ focusFirst: () => focusRow(0) }));

  function onFocus({ target }: FocusEvent) {
    setFocused(Number(target.closest('li')?.getAttribute('aria-posinset')) - 1);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (focused === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.floor((window.innerHeight - covered.above) / height) - 1;
    const next = rowAfterKey(event.key, focused, rows.length, page);
    if (event.key === 'Escape') onLeave('escape');
    else if (event.key === 'ArrowUp' && focused === 0) onLeave('up');
    else if (next !== undefined) focusRow(next);
    else return;
    event.preventDefault();
  }

  return (
    // The list is not a control: its keys only move the focus between its links.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={list}
      className={styles.list}
      style={{ height: virtualizer.getTotalSize() }}
      aria-label="Kunder och fordon"
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={() => setFocused(undefined)}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const row = rows[index];
        return (
          row && (
            <li
              key={key}
              className={styles.row}
              style={{ height, transform: `translateY(${start - top}px)` }}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
            >
              <CustomerRow
                customer={row.customer}
                vehicles={row.vehicles}
                query={shown.filter.query}
              />
            </li>
          )
        );
      })}
    </ul>
  );
});

function keyOf(row: Row | undefined): string | undefined {
  return row?.customer?.id ?? row?.vehicles[0]?.id;
}
