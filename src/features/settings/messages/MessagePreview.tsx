import { useState } from 'react';
import { SmsLengthNote } from '@/components/SmsLengthNote';
import { useWorkshop } from '@/data/WorkshopContext';
import { messageOf } from '@/domain/booking/bookingMessages';
import { dayOf, instantAt } from '@/domain/time/swedishTime';
import type { MessageKind, MessageTemplate } from '@/domain/workshop/messageTemplate';
import styles from './MessagePreview.module.css';

/** A message as a customer would read it, with the workshop's own details and an invented booking. */
export function MessagePreview({
  kind,
  template,
}: {
  kind: MessageKind;
  template: MessageTemplate;
}) {
  const { workshop } = useWorkshop();
  const [today] = useState(() => dayOf(new Date()));
  const tomorrow = today.add({ days: 1 });
  const { subject, text } = messageOf(kind, template, {
    ...{ workshop, today },
    customer: 'Anna Berg',
    plate: 'ABC123',
    services: [{ name: 'Oljebyte med filter' }, { name: 'Däckskifte' }],
    startsAt: instantAt(tomorrow, 8 * 60),
    endsAt: instantAt(tomorrow, 10 * 60),
    isAllDay: false,
  });
  return (
    <div className={styles.preview}>
      <p className={styles.subject}>Ämne i mejl: {subject}</p>
      <p className={styles.text}>{text}</p>
      <SmsLengthNote text={text} />
    </div>
  );
}
