import type { FollowUp } from '@/domain/order/followUp';
import { dueText, priceOf, stateText, workOf } from '@/domain/order/followUpText';
import { orderName } from '@/domain/order/order';
import type { Vehicle } from '@/domain/register/vehicle';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import type { Known } from './known';

/** Work that the customer declined, and how it was followed up; `price` and `due` in words. */
export interface ExtractedFollowUp {
  number: string;
  registrationNumber: string | null;
  work: string;
  price: string;
  /** The day of the answer, `2026-11-20`. */
  declinedOn: string;
  due: string;
  contactedOn: string | null;
  state: string;
}

/** The known follow-ups of a customer. */
export type KnownFollowUps = Known<FollowUp>;

/** Tells of a follow-up whom it is about, without ids. */
export function extractFollowUp(
  followUp: FollowUp,
  vehicles: ReadonlyMap<string, Entry<Vehicle>>,
): ExtractedFollowUp {
  return {
    number: orderName(followUp.orderId),
    registrationNumber: vehicles.get(followUp.vehicleId ?? '')?.data.registrationNumber ?? null,
    work: workOf(followUp),
    price: priceOf(followUp),
    declinedOn: dayOf(followUp.createdAt).toString(),
    due: dueText(followUp),
    contactedOn: followUp.contactedOn,
    state: stateText(followUp),
  };
}
