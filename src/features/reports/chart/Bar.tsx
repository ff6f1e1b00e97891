import styles from './Table.module.css';

/** A bar whose number stands beside it. */
export function Bar({ value, most }: { value: number; most: number }) {
  const length = most <= 0 ? 0 : Math.max(0, (value / most) * 100);
  return (
    <svg
      className={styles.bar}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.track} width="100" height="10" />
      <rect className={styles.filled} width={length.toFixed(1)} height="10" />
    </svg>
  );
}
