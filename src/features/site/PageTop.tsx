import type { ReactNode } from 'react';
import { PageHeading } from '@/ui/notes/PageHeading';
import styles from './PageTop.module.css';

/** The petrol top of a public page: its heading, a sentence and, on some pages, a link to the next step. */
export function PageTop({
  title,
  heading,
  lead,
  children,
}: {
  title: string;
  heading: string;
  lead: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.top}>
      <div>
        <PageHeading title={title}>{heading}</PageHeading>
        <p>{lead}</p>
        {children && <div className={styles.ways}>{children}</div>}
      </div>
    </div>
  );
}
