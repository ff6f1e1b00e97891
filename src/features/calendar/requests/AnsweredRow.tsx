import { MessageActions } from '@/components/MessageActions';
import { useBookingSettings } from '@/data/settings/bookingSettings';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { BookingRequest } from '@/domain/publicPage/request';
import {
  declineMessage,
  earlierMessage,
  proposalMessage,
} from '@/domain/publicPage/requestMessages';
import { dayOf } from '@/domain/time/swedishTime';
import type { Message } from '@/domain/values/message';
import type { Entry } from '@/domain/values/live';
import { bookPath } from '@/paths';
import layout from '@/ui/style/layout.module.css';
import type { Answered } from './Answer';
import styles from './Requests.module.css';

const told = {
  declined: 'Avböjd',
  proposed: 'Andra tider föreslagna',
  offered: 'Tidigare tid erbjuden',
} satisfies Record<Answered['kind'], string>;

/** A request that was just answered, with a ready text to the person who asked. */
export function AnsweredRow({
  request: { data },
  answered,
}: {
  request: Entry<BookingRequest>;
  answered: Answered;
}) {
  const { workshop } = useWorkshop();
  const settings = useBookingSettings();
  const { phone, email, linkId } = data;
  const today = dayOf(new Date());
  const slug = settings.kind === 'ready' ? (settings.data?.data.slug ?? '') : '';
  const address = `${location.origin}${bookPath(slug)}#${linkId}`;
  const message = messageOf();

  function messageOf(): Message {
    switch (answered.kind) {
      case 'declined':
        return declineMessage(data, workshop, today);
      case 'proposed':
        return proposalMessage(data, answered.times, address, workshop, today);
      case 'offered':
        return earlierMessage(
          { ...data, startsAt: answered.startsAt },
          answered.time,
          address,
          workshop,
          today,
        );
    }
  }

  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p>
          {told[answered.kind]}: <b>{data.name}</b>. Kunden ser det på sin sida. Skicka gärna ett
          meddelande också:
        </p>
        <p className={layout.text}>{message.text}</p>
      </div>
      <div className={styles.answer}>
        <MessageActions
          message={message}
          customer={{ phones: phone === null ? [] : [phone], email }}
        />
      </div>
    </li>
  );
}
