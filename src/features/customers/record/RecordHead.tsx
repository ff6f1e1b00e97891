import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/paths';
import { PageHeading } from '@/ui/PageHeading';
import styles from './RecordPage.module.css';

/** The head of a record's page: the way back, the heading and, to the right, the actions. */
export function RecordHead({
  title,
  heading,
  about,
  children,
}: {
  title: string;
  /** The h1's content when it is more than the title. */
  heading?: ReactNode;
  about?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.head}>
      <Link to={paths.customers} className={styles.back}>
        Alla kunder
      </Link>
      <div className={styles.title}>
        <PageHeading title={title}>{heading}</PageHeading>
        {about && <p className={styles.about}>{about}</p>}
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
