import orderStyles from '@/components/orders/Order.module.css';
import { Photos } from '@/components/photos/Photos';

/** The photos of an order as a card of its page. */
export function PhotosCard(props: { orderId: string; mayAdd: boolean; mayRemove: boolean }) {
  return (
    <section className={orderStyles.card} aria-labelledby="photos">
      <h2 id="photos">Foton</h2>
      <Photos {...props} />
    </section>
  );
}
