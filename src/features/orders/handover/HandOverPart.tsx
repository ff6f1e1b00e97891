import type { ReactNode } from 'react';
import { Chip } from '@/ui/controls/Chip';
import styles from './HandOver.module.css';

/** One of the things that belong to handing over a car, and whether it is done; null where nobody can tell. */
export function HandOverPart({
  title,
  isLeft,
  children,
}: {
  title: string;
  isLeft: boolean | null;
  children: ReactNode;
}) {
  return (
    <li className={styles.part}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {isLeft !== null && (
          <Chip kind={isLeft ? 'quiet' : 'good'}>{isLeft ? 'Kvar' : 'Klart'}</Chip>
        )}
      </div>
      {children}
    </li>
  );
}
