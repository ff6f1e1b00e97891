import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFollowUpsOf } from '@/data/orders/followUps';
import { useRegister } from '@/data/register/RegisterContext';
import { byHand, type FollowUp } from '@/domain/order/followUp';
import { dueText, priceOf, stateText, workOf } from '@/domain/order/followUpText';
import { orderName } from '@/domain/order/order';
import { customerIds } from '@/domain/register/customerNow';
import { dayOf } from '@/domain/time/swedishTime';
import { type Entry, entriesOf } from '@/domain/values/live';
import { bookingPath, workOrderPath } from '@/dashboardPaths';
import styles from './FollowUps.module.css';

/**
 * A card with work that was declined and is to be followed up; nothing where there is none. `actionOf` gives what can be
 * done about one.
 */
export function FollowUpsCard({
  followUps,
  actionOf,
}: {
  followUps: readonly Entry<FollowUp>[];
  actionOf?: (entry: Entry<FollowUp>) => ReactNode;
}) {
  if (followUps.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="follow-ups">
      <h2 id="follow-ups">Uppföljningar</h2>
      <ul>
        {followUps.map((entry) => (
          <li key={entry.id}>
            <FollowUpFacts followUp={entry.data} />
            {actionOf?.(entry)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A card with what is still to be followed up, or booked, of a vehicle or a customer. */
export function FollowUpsOf({ field, id }: { field: 'vehicleId' | 'customerId'; id: string }) {
  const register = useRegister();
  const ids = field === 'customerId' ? customerIds(register, id) : [id];
  const left = entriesOf(useFollowUpsOf(field, ids)).filter(({ data }) => data.closedBy === null);
  return <FollowUpsCard followUps={left} />;
}

/** The facts of a follow-up in two lines: the work with its price, and when it is due, since when and from which order. */
export function FollowUpFacts({ followUp }: { followUp: FollowUp }) {
  const { orderId, bookingId, closedBy, createdAt, contactedOn } = followUp;
  const ender = closedBy && closedBy !== byHand ? workOrderPath(closedBy) : null;
  const taker = ender ?? (closedBy === null && bookingId ? bookingPath(bookingId) : null);
  const price = priceOf(followUp);
  const state = stateText(followUp);
  return (
    <div className={styles.facts}>
      <p>
        <b>{workOf(followUp)}</b>
        {price && `, ${price}`}
      </p>
      <p className={styles.about}>
        {state === '' && `Följs upp ${dueText(followUp)} · `}
        Avböjt {dayOf(createdAt).toString()} ·{' '}
        <Link to={workOrderPath(orderId)}>{orderName(orderId)}</Link>
        {state !== '' && ' · '}
        {taker ? <Link to={taker}>{state}</Link> : state}
        {contactedOn && ` · Kontaktad ${contactedOn}`}
      </p>
    </div>
  );
}
