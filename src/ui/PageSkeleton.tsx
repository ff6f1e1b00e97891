import styles from './PageSkeleton.module.css';

/** Grey bars where a page will be; they appear only when it takes its time. */
export function PageSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Laddar">
      <span />
      <span />
      <span />
    </div>
  );
}
