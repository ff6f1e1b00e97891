import { useMemberName } from '@/components/useMemberName';
import { dayOf, formatClock, formatDay } from '@/domain/time/swedishTime';
import styles from './Order.module.css';

/** Something that an account has done, in words. */
export interface Told {
  id: string;
  text: string;
  by: string;
  at: Date;
}

/** Events, each with author and time, in the order given. */
export function EventList({ items }: { items: readonly Told[] }) {
  const today = dayOf(new Date());
  const whoOf = useMemberName();
  return (
    <ol className={styles.events}>
      {items.map((item) => (
        <li key={item.id}>
          <p>{item.text}</p>
          <small>
            {whoOf(item.by)}, {formatDay(dayOf(item.at), today)} {formatClock(item.at)}
          </small>
        </li>
      ))}
    </ol>
  );
}
