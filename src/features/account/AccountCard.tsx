import type { ReactNode } from 'react';
import { PageHeading } from '@/ui/notes/PageHeading';
import styles from './AccountCard.module.css';

/** The frame of login, registration and reset: a title, the form, and a link to another of these pages. */
export function AccountCard({
  title,
  lead,
  children,
  footer,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
  footer: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <div className={styles.head}>
          <PageHeading title={title} />
          {lead && <p>{lead}</p>}
        </div>
        {children}
        <p className={styles.footer}>{footer}</p>
      </section>
    </div>
  );
}
