import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './ImportStep.module.css';

/**
 * A step of the import with its heading; with `takesFocus` the heading takes the focus, for a step reached
 * from another.
 */
export function ImportStep({
  title,
  takesFocus,
  children,
}: {
  title: string;
  takesFocus: boolean;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);

  // A layout effect: whoever types at once types into the step that is in sight.
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <section className={styles.step} aria-labelledby="import-step">
      <h2 ref={heading} id="import-step" tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The buttons at the end of a step. */
export function StepButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}
