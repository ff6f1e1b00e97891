import styles from './TypedText.module.css';

/** A text as it was typed, line by line, to be read or copied. */
export function TypedText({ children }: { children: string }) {
  return <pre className={styles.text}>{children}</pre>;
}
