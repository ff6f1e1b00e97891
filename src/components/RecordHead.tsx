import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHeading } from '@/ui/notes/PageHeading';
import styles from './RecordHead.module.css';

/** The head of a page: the way back to the list that leads to it, the heading and, to the right, the actions. */
export function RecordHead({
  back,
  title,
  heading,
  about,
  children,
}: {
  /** Left out on the first page of a section. */
  back?: { to: string; text: string };
  title: string;
  /** The h1's content when it is more than the title. */
  heading?: ReactNode;
  about?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.head}>
      {back && (
        <Link to={back.to} className={styles.back}>
          {back.text}
        </Link>
      )}
      <div className={styles.title}>
        <PageHeading title={title}>{heading}</PageHeading>
        {about && <p className={styles.about}>{about}</p>}
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
