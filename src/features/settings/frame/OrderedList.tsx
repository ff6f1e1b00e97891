import type { ReactNode } from 'react';
import type { Entry } from '@/domain/values/live';
import { Icon } from '@/ui/icons/Icon';
import { useToast } from '@/ui/notes/ToastContext';
import { ListRow } from './ListRow';
import rowStyles from './ListRow.module.css';
import { downIcon, upIcon } from './settingsIcons';

interface Ordered {
  name: string;
  order: number;
}

/** A list that people arrange, one step up or down at a time; without `onEdit` the list is read-only. */
export function OrderedList<T extends Ordered>({
  entries,
  label,
  reorder,
  onEdit,
  children,
}: {
  entries: Entry<T>[];
  label: (data: T) => string;
  reorder: (label: string, updates: { id: string; values: { order: number } }[]) => void;
  onEdit: ((entry: Entry<T>) => void) | undefined;
  children: (data: T) => ReactNode;
}) {
  const toast = useToast();

  function move({ id, data }: Entry<T>, to: number) {
    const others = entries.filter((entry) => entry.id !== id);
    const next = [...others.slice(0, to).map((each) => each.id), id];
    next.push(...others.slice(to).map((each) => each.id));
    const changed = entries.filter((entry) => next.indexOf(entry.id) !== entry.data.order);
    reorder(
      label(data),
      changed.map((entry) => ({ id: entry.id, values: { order: next.indexOf(entry.id) } })),
    );
    toast(`${label(data)} är nu nummer ${to + 1} av ${entries.length}.`, () =>
      reorder(
        label(data),
        changed.map((entry) => ({ id: entry.id, values: { order: entry.data.order } })),
      ),
    );
  }

  // A button with the attribute `disabled` would lose the focus when its entry reaches the end of the list.
  function moveButton(entry: Entry<T>, from: number, to: number) {
    const isEnd = to < 0 || to >= entries.length;
    return (
      <button
        type="button"
        aria-label={`Flytta ${to < from ? 'upp' : 'ned'} ${entry.data.name}`}
        aria-disabled={isEnd}
        onClick={() => !isEnd && move(entry, to)}
      >
        <Icon d={to < from ? upIcon : downIcon} />
      </button>
    );
  }

  return (
    <ul tabIndex={-1} className={rowStyles.list}>
      {entries.map((entry, index) => (
        <ListRow
          key={entry.id}
          name={entry.data.name}
          onEdit={onEdit && (() => onEdit(entry))}
          actions={
            <>
              {moveButton(entry, index, index - 1)}
              {moveButton(entry, index, index + 1)}
            </>
          }
        >
          {children(entry.data)}
        </ListRow>
      ))}
    </ul>
  );
}
