import { type ReactNode, useState } from 'react';
import { LeaveQuestion } from '@/components/LeaveQuestion';
import { Button } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import styles from './ImportPreview.module.css';

const pageSize = 50;

/**
 * The rows of a file with the outcome of each, counted and filtered by outcome; `children` draws a row. Leaving the page
 * asks first: the file and its columns would have to be chosen anew.
 */
export function ImportPreview<R>({
  rows,
  filters,
  children,
}: {
  rows: readonly R[];
  filters: readonly { name: string; has: (row: R) => boolean }[];
  children: (row: R) => ReactNode;
}) {
  // The first that has rows: an empty list would look like an empty file.
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      filters.findIndex(({ has }) => rows.some(has)),
    ),
  );
  const [shown, setShown] = useState(pageSize);
  const groups = filters.map(({ name, has }) => ({ name, rows: rows.filter(has) }));
  // A group that a decision has emptied may be gone.
  const shownGroup = chosen < groups.length ? chosen : 0;
  const listed = groups[shownGroup]?.rows ?? [];

  return (
    <>
      <LeaveQuestion isChanged={() => true} />
      <div role="group" aria-label="Visa" className={styles.filter}>
        {groups.map(({ name, rows: ofGroup }, index) => (
          <button
            key={name}
            type="button"
            aria-pressed={index === shownGroup}
            onClick={() => {
              setChosen(index);
              setShown(pageSize);
            }}
          >
            {name} <span>{ofGroup.length.toLocaleString('sv-SE')}</span>
          </button>
        ))}
      </div>
      {listed.length === 0 && <EmptyState>Inga sådana rader.</EmptyState>}
      {listed.length > 0 && (
        <ul className={styles.rows} aria-label="Rader i filen">
          {listed.slice(0, shown).map(children)}
        </ul>
      )}
      {listed.length > shown && (
        <div>
          <Button onClick={() => setShown(shown + pageSize)}>Visa fler rader</Button>
        </div>
      )}
    </>
  );
}
