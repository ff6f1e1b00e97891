import type { ComponentProps } from 'react';
import { BookingHistory } from '@/components/BookingHistory';
import styles from './RecordPage.module.css';

/** A card with the bookings of a customer or a vehicle, the latest first. */
export function History(of: ComponentProps<typeof BookingHistory>) {
  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history">Historik</h2>
      <BookingHistory {...of} />
    </section>
  );
}
