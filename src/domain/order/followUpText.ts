import { unreachableBy } from '@/domain/booking/bookingContact';
import { messageFrom } from '@/domain/booking/bookingMessages';
import type { Message } from '@/domain/values/message';
import { dayOf } from '@/domain/time/swedishTime';
import { formatMoney } from '@/domain/values/money';
import { formatOdometer } from '@/domain/values/odometer';
import type { MessageTemplate } from '@/domain/workshop/messageTemplate';
import { messageMoney, orderMessageValues, type ToldOf } from './estimateMessage';
import { byHand, type FollowUp, type FollowUpPeople } from './followUp';
import { orderName } from './order';
import { parseLine } from './orderLine';
import { lineOre } from './orderSums';

type Priced = Pick<FollowUp, 'line' | 'pricesInclVat'>;

/** The work that is followed up: `Bromsskivor fram`. */
export function workOf({ line }: Pick<FollowUp, 'line'>): string {
  return parseLine(line)?.text ?? '';
}

/** The price when it was declined, in whole kronor: `ca 3 400 kr`; empty for work without a price. */
export function priceOf({ line: stored, pricesInclVat }: Priced): string {
  const line = parseLine(stored);
  const ore = line ? lineOre(line) : 0;
  if (ore === 0) return '';
  const kronor = formatMoney(Math.round(ore / 100) * 100).replace(/,00(?=\D*$)/, '');
  return `ca ${kronor}${pricesInclVat ? '' : ' exkl. moms'}`;
}

/** A follow-up in one line: `Bromsskivor fram, ca 3 400 kr, sedan 2026-03-03 · AO 1042`. */
export function followUpName(followUp: Priced & Pick<FollowUp, 'orderId' | 'createdAt'>): string {
  const since = `sedan ${dayOf(followUp.createdAt).toString()}`;
  const parts = [workOf(followUp), priceOf(followUp), since].filter(Boolean);
  return `${parts.join(', ')} · ${orderName(followUp.orderId)}`;
}

/** A follow-up as the note of a booking has it: `Uppföljning: Bromsskivor fram, ca 3 400 kr (AO 1042)`. */
export function followUpNote(followUp: Priced & Pick<FollowUp, 'orderId'>): string {
  const parts = [workOf(followUp), priceOf(followUp)].filter(Boolean);
  // Typed texts have no no-break spaces, and the note is compared with what was stored of it.
  return `Uppföljning: ${parts.join(', ')} (${orderName(followUp.orderId)})`.replaceAll(
    '\u00a0',
    ' ',
  );
}

/** The note of a booking with a line for each follow-up that it does not mention yet. */
export function withNotes(
  note: string,
  followUps: readonly (Priced & Pick<FollowUp, 'orderId'>)[],
): string {
  const missing = followUps.map(followUpNote).filter((line) => !note.includes(line));
  return [note.trimEnd(), ...missing].filter(Boolean).join('\n');
}

/** When a follow-up is due: `2027-02-23 eller vid 130 000 km`. */
export function dueText({ dueOn, dueKm }: Pick<FollowUp, 'dueOn' | 'dueKm'>): string {
  return [dueOn, dueKm !== null && `vid ${formatOdometer(dueKm)}`].filter(Boolean).join(' eller ');
}

/** The state of a follow-up; empty for an open one. */
export function stateText({
  orderId,
  bookingId,
  closedBy,
  closedReason,
}: Pick<FollowUp, 'orderId' | 'bookingId' | 'closedBy' | 'closedReason'>): string {
  if (closedBy === byHand) return `Avslutad: ${closedReason ?? ''}`;
  if (closedBy === orderId) return 'Godkänd senare';
  if (closedBy !== null) return `Med på ${orderName(closedBy)}`;
  return bookingId === null ? '' : 'Bokad';
}

/** The message that asks a customer about declined work, by the workshop's own text or the standard text. */
export function followUpMessage(
  followUps: readonly Priced[],
  own: MessageTemplate | undefined,
  about: ToldOf,
): Message {
  const lines = followUps.map((each) =>
    [workOf(each), priceOf(each).replaceAll('\u00a0', ' ')].filter(Boolean).join(', '),
  );
  return messageFrom('followUp', own, {
    ...orderMessageValues(about),
    tjänster: followUps.map(workOf).join(', '),
    rader: lines.join('\n'),
    summa: messageMoney(followUps.reduce((sum, each) => sum + oreOf(each), 0)),
  });
}

function oreOf({ line }: Priced): number {
  const read = parseLine(line);
  return read ? lineOre(read) : 0;
}

/** The reason why the customer cannot be written to; null when a message can be sent. */
export function obstacleTo({ vehicle, customer, isSold }: FollowUpPeople): string | null {
  if (!customer) {
    if (vehicle && isSold) return 'Bilen har ingen ägare i registret.';
    return 'Kunden finns inte i registret.';
  }
  const { data } = customer;
  if (data.status === 'anonymised') return 'Kunden är anonymiserad och kan inte kontaktas.';
  return unreachableBy(data);
}
