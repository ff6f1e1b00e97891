import styles from './Icon.module.css';

/** A decorative icon in the colour of the text beside it; `d` comes from an icons file. */
export function Icon({ d, size = 20 }: { d: string; size?: number }) {
  return (
    <svg
      className={styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}
