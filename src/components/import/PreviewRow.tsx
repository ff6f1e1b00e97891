import type { ReactNode } from 'react';
import type { ImportMessage } from '@/domain/import/importCells';
import type { OutcomeRow } from '@/domain/import/importLeftOut';
import { Chip } from '@/ui/controls/Chip';
import styles from './PreviewRow.module.css';

/** The frame of one row of a file: its number and outcome, what it holds or its cells, and what is said of them. */
export function PreviewRow({
  row: { row, line, cells, outcome: kind, faults, notes },
  outcome,
  duplicate,
  children,
}: {
  row: OutcomeRow & { notes: readonly ImportMessage[] };
  /** The outcome as people read it. */
  outcome: string;
  duplicate: string | null;
  children: ReactNode;
}) {
  const isLeftOut = kind === 'fault' || kind === 'skip';
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        <span>
          Rad {row}
          {line !== undefined && <small> (rad {line} i textfilen)</small>}
        </span>
        <Chip kind={isLeftOut ? 'quiet' : 'good'}>{outcome}</Chip>
      </p>
      <div className={styles.content}>
        {kind === 'fault' ? (
          <p className={styles.facts}>{cells.filter(Boolean).slice(0, 4).join(' · ')}</p>
        ) : (
          children
        )}
        <Messages kind="fault" messages={faults} />
        {duplicate !== null && <p className={styles.duplicate}>{duplicate}</p>}
        <Messages kind="note" messages={notes} />
      </div>
    </li>
  );
}

function Messages({
  kind,
  messages,
}: {
  kind: 'fault' | 'note';
  messages: readonly ImportMessage[];
}) {
  return messages.map(({ column, message }) => (
    <p key={column + message} className={styles[kind]}>
      <strong>{column}:</strong> {message}
    </p>
  ));
}
