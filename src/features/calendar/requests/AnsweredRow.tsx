import { MessageActions } from '@/components/MessageActions';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { BookingRequest } from '@/domain/publicPage/request';
import { declineMessage } from '@/domain/publicPage/requestMessages';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import layout from '@/ui/style/layout.module.css';
import styles from './Requests.module.css';

/** A request that was declined, with a ready text to whoever asked. */
export function AnsweredRow({ request: { data } }: { request: Entry<BookingRequest> }) {
  const { workshop } = useWorkshop();
  const message = declineMessage(data, workshop, dayOf(new Date()));
  const { phone, email } = data;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p>
          Avböjd: <b>{data.name}</b>. Kunden ser det på sin sida. Skicka gärna ett meddelande också:
        </p>
        <p className={layout.text}>{message.text}</p>
      </div>
      <MessageActions
        message={message}
        customer={{ phones: phone === null ? [] : [phone], email }}
      />
    </li>
  );
}
