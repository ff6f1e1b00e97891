import styles from './PageSkeleton.module.css';

/** Grey bars in place of a page that is slow to load; quick pages never show them. */
export function PageSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Laddar">
      <span />
      <span />
      <span />
    </div>
  );
}
