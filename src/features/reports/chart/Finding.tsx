import { type ReactNode, useId } from 'react';
import styles from './Chart.module.css';

/** A figure under its finding in words; `children` gets the id of the words, which name the drawing too. */
export function Finding({
  finding,
  children,
}: {
  finding: string;
  children: (findingId: string) => ReactNode;
}) {
  const findingId = useId();
  return (
    <figure className={styles.figure}>
      <figcaption id={findingId}>{finding}</figcaption>
      {children(findingId)}
    </figure>
  );
}
