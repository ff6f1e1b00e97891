import { useState } from 'react';
import { SmsLengthNote } from '@/components/SmsLengthNote';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { messageFrom, messageValues } from '@/domain/booking/bookingMessages';
import { dayOf, instantAt } from '@/domain/time/swedishTime';
import type { MessageKind, MessageTemplate } from '@/domain/workshop/messageTemplate';
import styles from './MessagePreview.module.css';

const exampleLines = 'Oljebyte med filter 1 495,00 kr\nDäckskifte 1 195,00 kr';

/** A message as a customer would read it, with the workshop's own details and an invented booking or order. */
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
  const values = messageValues({
    workshop,
    today,
    customer: 'Anna Berg',
    plate: 'ABC123',
    services: [{ name: 'Oljebyte med filter' }, { name: 'Däckskifte' }],
    startsAt: instantAt(tomorrow, 8 * 60),
    endsAt: instantAt(tomorrow, 10 * 60),
    isAllDay: false,
  });
  const { subject, text } = messageFrom(kind, template, {
    ...values,
    ...(kind === 'estimate' && { tid: '', rader: exampleLines, summa: '2 690,00 kr inkl. moms' }),
    ...(kind === 'followUp' && { tid: '', rader: 'Bromsskivor fram, ca 3 400 kr' }),
    ...(kind === 'service' && {
      tid: `senast ${today.add({ days: 30 }).toString()}`,
      tjänster: 'service',
    }),
  });
  return (
    <div className={styles.preview}>
      <p className={styles.subject}>Ämne i mejl: {subject}</p>
      <p className={styles.text}>{text}</p>
      <SmsLengthNote text={text} />
    </div>
  );
}
