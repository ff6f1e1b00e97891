import type { ReactNode } from 'react';
import { Logo } from '@/ui/controls/Logo';
import { PageHeading } from '@/ui/notes/PageHeading';
import styles from './KioskFrame.module.css';

/** The frame of the pages before a tablet is let in. */
export function KioskFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" className={styles.page}>
      <div className={styles.card}>
        <Logo />
        <PageHeading title={title} />
        {children}
      </div>
    </main>
  );
}
