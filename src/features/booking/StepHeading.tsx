import type { RefObject } from 'react';
import styles from './StepHeading.module.css';

/** The heading of a step, which takes the focus when a button leads to it. */
export function StepHeading({
  id,
  heading,
  children,
}: {
  id: string;
  heading: RefObject<HTMLHeadingElement | null>;
  children: string;
}) {
  return (
    <h2 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  );
}
