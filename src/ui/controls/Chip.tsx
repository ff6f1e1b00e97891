import styles from './Chip.module.css';

/** A short label that tells the state of a row. */
export function Chip({ kind, children }: { kind: 'good' | 'quiet' | 'trouble'; children: string }) {
  return <span className={`${styles.chip} ${styles[kind]}`}>{children}</span>;
}
