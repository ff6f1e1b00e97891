import type { ComponentProps } from 'react';
import { BookingHistory } from '@/components/BookingHistory';
import styles from './RecordPage.module.css';

/** What has been done, latest first. */
export function History(of: ComponentProps<typeof BookingHistory>) {
  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history">Historik</h2>
      <BookingHistory {...of} />
    </section>
  );
}
