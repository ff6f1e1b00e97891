import type { Invoice } from '@/domain/invoice/invoice';
import type { Payment } from '@/domain/invoice/receivable';
import type { Approval } from '@/domain/order/approval';
import type { Estimate } from '@/domain/order/estimate';
import type { FollowUp } from '@/domain/order/followUp';
import type { JobTime } from '@/domain/order/jobTime';
import type { OrderEvent } from '@/domain/order/orderEvent';
import { addMinutes, dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { issuedInvoice } from '../../../support/issuedInvoice';
import type { Random } from '../../../../scripts/demo/random';

const hash = 'a'.repeat(64);

/** An invoice of an hour and a half and a change of tyres. */
export function randomInvoice(
  random: Random,
  number: number,
  orderId: string,
  issuedOn: string,
): Omit<Invoice, 'createdAt' | 'createdBy'> {
  const kronor = random.whole(100, 9000);
  const lines = [
    `labour|1500|h|${kronor}00|0|25|Felsökning`,
    'package|1000|st|100|0|25|Däckskifte',
  ];
  return {
    ...issuedInvoice({ number, orderId, issuedOn, lines }),
    ...{ net25Ore: kronor * 120 + 80, netOre: kronor * 120 + 80 },
    ...{ roundingOre: random.whole(-49, 50) },
    customerId: random.pick(['anna', 'disa', null]),
  };
}

/** The credit of an invoice, of all of it without its lines. */
export function creditOf({ id, data }: Entry<Invoice>, number: number, issuedOn: string): Invoice {
  return {
    ...{ ...data, kind: 'credit', creditsId: id, number, issuedOn },
    ...{ lines: ['labour|-1500|h|100|0|25|Felsökning'], roundingOre: -data.roundingOre },
    ...{ net25Ore: -data.net25Ore, netOre: -data.netOre },
  };
}

/** A service as it is booked. */
export const tyreChange = {
  ...{ serviceId: 's', name: 'Däckskifte', minutes: 30, priceOre: 49_900, vatRate: 25 as const },
};

export function randomPayment(random: Random, now: Date): Payment {
  return {
    ...{ invoiceId: 'F1', amountOre: random.whole(-5, 900) * 100 + 50, correctsId: null },
    paidOn: String(dayOf(now).subtract({ days: random.whole(0, 30) })),
    ...{ method: random.pick(['bank', 'swish'] as const), reference: null },
    ...{ createdBy: 'owner', createdAt: now },
  };
}

export function randomTime(
  random: Random,
  startedAt: Date,
  corrects: string | null,
  now: Date,
): JobTime {
  return {
    ...{ staffId: 'bo', orderId: '1001', startedAt, isForOther: false, corrects },
    endedAt: addMinutes(startedAt, random.whole(1, 300)),
    ...{ createdBy: 'owner', createdAt: now },
  };
}

export function randomFollowUp(random: Random, now: Date): FollowUp {
  return {
    ...{ orderId: '1001', lineId: 'a', vehicleId: null, customerId: null, pricesInclVat: true },
    ...{ line: `part|1000|st|${random.whole(1, 99)}00|0|25||declined||todo|Blad` },
    ...{ dueOn: '2027-01-01', dueKm: null, contactedOn: null, bookingId: null },
    ...{ closedBy: null, closedReason: null, createdAt: now, updatedAt: now },
  };
}

/** An estimate of two lines. */
export function randomEstimate(random: Random, orderId: string, now: Date): Estimate {
  const ore = random.whole(1, 99) * 100;
  return {
    ...{ orderId, number: 1, priceType: 'fixed', pricesInclVat: true, discountBp: 0, hash },
    lines: {
      a: `part|1000|st|${ore}|0|25||open||todo|Blad`,
      b: 'labour|500|h|119500|0|25||open||todo|Byta bromsvätska',
    },
    ...{ netOre: ore, vatOre: 0, payableOre: ore, createdBy: 'owner', createdAt: now },
  };
}

/** An answer to an estimate, or that nobody could be reached. */
export function randomApproval(random: Random, { id, data }: Entry<Estimate>, now: Date): Approval {
  const answer = () => random.pick(['accepted', 'declined', 'open'] as const);
  const isReached = random.chance(0.8);
  return {
    ...{ orderId: data.orderId, estimateId: id, hash, customerId: null, personId: null },
    ...{ kind: isReached ? 'answer' : 'unreachable', how: 'phone', signature: null },
    answers: isReached ? { a: answer(), b: answer() } : {},
    ...{ name: 'Anna', reason: null, answeredAt: now, createdBy: 'owner', createdAt: now },
  };
}

/** A step of an order, or that it waits for something else. */
export function randomStep(random: Random, orderId: string, now: Date): OrderEvent {
  const told = random.pick([
    { kind: 'stage', before: 'checkedIn', after: 'working' },
    { kind: 'stage', before: 'working', after: 'ready' },
    { kind: 'waiting', before: 'parts', after: null },
    { kind: 'waiting', before: null, after: 'customer' },
  ] as const);
  return {
    ...{ orderId, lineId: null, inspectionId: null, reason: null, made: null, ...told },
    ...{ createdBy: 'owner', createdAt: now },
  };
}
