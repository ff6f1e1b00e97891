import type { ReactNode } from 'react';
import { Logo } from '@/ui/controls/Logo';
import { PageHeading } from '@/ui/notes/PageHeading';
import styles from './OutsidePage.module.css';

/** The frame of the pages that belong to no workshop: joining a workshop and deleting the account. */
export function OutsidePage({
  title,
  children,
  footer,
}: {
  title: string;
  children: ReactNode;
  footer: ReactNode;
}) {
  return (
    <main id="main" className={styles.page}>
      <div className={styles.card}>
        <Logo />
        <PageHeading title={title} />
        {children}
        <p className={styles.footer}>{footer}</p>
      </div>
    </main>
  );
}
