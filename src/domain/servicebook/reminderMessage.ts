import { messageFrom } from '@/domain/booking/bookingMessages';
import type { Message } from '@/domain/values/message';
import { orderMessageValues, type ToldOf } from '@/domain/order/estimateMessage';
import type { MessageTemplate } from '@/domain/workshop/messageTemplate';
import { type Reminder, reminderLabels } from './reminder';

/** When a car is due as a customer is told: `senast 2026-12-31`, or `inom 800 km`. */
export function reminderDue({ on, kmLeft }: Reminder, today: string): string {
  if (on !== null && on >= today) return `senast ${on}`;
  if (kmLeft !== null && kmLeft > 0) return `inom ${kmLeft} km`;
  return 'så snart som möjligt';
}

/** The message that reminds a customer, by the workshop's own text or the standard text. */
export function reminderMessage(
  reminders: readonly Reminder[],
  own: MessageTemplate | undefined,
  about: ToldOf & { today: string },
): Message {
  const names = reminders.map(({ kind }) => reminderLabels[kind].toLowerCase());
  const [first] = reminders.toSorted((one, other) =>
    (one.on ?? '9').localeCompare(other.on ?? '9'),
  );
  return messageFrom('service', own, {
    ...orderMessageValues(about),
    tjänster: names.join(' och '),
    tid: first ? reminderDue(first, about.today) : '',
  });
}
