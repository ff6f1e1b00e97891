import { messageFrom } from '@/domain/booking/bookingMessages';
import type { Message } from '@/domain/values/message';
import type { MessageTemplate } from '@/domain/workshop/messageTemplate';
import { deliveredPart } from './deliveryNote';
import { offerValues, type ToldOf } from './estimateMessage';
import { linesOf, type WorkOrder } from './order';

/**
 * The message that the car of an order is ready, by the workshop's own text or the standard text. The services are the work
 * that was done without its parts; the lines and the sum are those of the delivery note.
 */
export function readyMessage(
  order: WorkOrder,
  own: MessageTemplate | undefined,
  about: ToldOf,
): Message {
  const delivered = deliveredPart(order);
  const work = linesOf(delivered).filter(({ line }) => line.kind !== 'part');
  return messageFrom('ready', own, {
    ...offerValues(delivered, about),
    tjänster: work.map(({ line }) => line.text).join(', '),
  });
}
