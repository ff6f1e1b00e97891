import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/paths';
import { PageHeading } from '@/ui/PageHeading';
import styles from './RecordPage.module.css';

/** The head of a record's page: the way back, its heading and, to the right, what can be done with it. */
export function RecordHead({
  title,
  heading,
  about,
  children,
}: {
  title: string;
  /** What the h1 says when it is more than the title. */
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
