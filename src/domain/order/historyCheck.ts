import type { Entry } from '@/domain/values/live';
import type { KnownAgreement } from './agreement';
import { answered } from './lineDraft';
import { linesOf, type WorkOrder } from './order';
import type { OrderEvent } from './orderEvent';
import { mayBeDone, type OrderLine, parseLine } from './orderLine';
import type { PriceType } from './priceCeiling';
import type { Stage } from './stage';

/** A part of an order that its history, or its answers, do not account for. `told` is what the latest event says. */
export type HistoryFault =
  /** No event tells what the order was when it was created. */
  | { kind: 'created' }
  | { kind: 'pricesInclVat'; is: boolean }
  | { kind: 'stage'; told: string; is: Stage }
  | { kind: 'line' | 'damage'; told: string | null; is: string | null }
  | { kind: 'priceType'; told: string; is: PriceType }
  | { kind: 'discount'; told: number; is: number }
  /** A line that may be done, for an amount that no answer has accepted. */
  | { kind: 'answer'; line: OrderLine }
  | { kind: 'agreedPriceType'; is: PriceType | null };

/** The parts of an order that the history check compares. */
export type CheckedOrder = Pick<
  WorkOrder,
  | 'bookingId'
  | 'stage'
  | 'lines'
  | 'damages'
  | 'priceType'
  | 'discountBp'
  | 'agreedPriceType'
  | 'pricesInclVat'
  | 'updatedAt'
>;

/**
 * Replays the events of an order and its answers, and gives what they do not account for. The app writes each change together with
 * its event; the rules do not demand the event, because they cannot name it. `isWhole` tells that `events` are all of the order's:
 * without the first ones, only the latest of each part are compared. An order that this device has as it was before its latest event
 * or answer has no faults yet.
 */
export function historyFaults(
  order: CheckedOrder,
  events: readonly Entry<OrderEvent>[],
  known: KnownAgreement,
  isWhole: boolean,
): HistoryFault[] {
  const told = events
    .map(({ data }) => data)
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const writes = [
    ...told.filter(({ inspectionId }) => inspectionId === null),
    ...known.approvals.map(({ data }) => data),
  ];
  if (writes.some(({ createdAt }) => createdAt > order.updatedAt)) return [];
  const created = told.find(({ kind }) => kind === 'created');
  const made = created?.made ?? null;
  const steps = told.filter(({ kind }) => kind === 'created' || kind === 'stage');
  const step = steps.at(-1)?.after ?? null;
  return [
    ...(isWhole && !made ? [{ kind: 'created' } as const] : []),
    ...(step !== null && step !== order.stage
      ? [{ kind: 'stage', told: step, is: order.stage } as const]
      : []),
    ...differing('line', order.lines, made?.lines, told),
    ...differing('damage', order.damages, made?.damages, told),
    ...(made && made.pricesInclVat !== order.pricesInclVat
      ? [{ kind: 'pricesInclVat', is: order.pricesInclVat } as const]
      : []),
    ...termFaults(order, made, told),
    ...answerFaults(order, made, known),
  ];
}

type Made = NonNullable<OrderEvent['made']>;

/** The lines or marks that are others than the latest event about each says, or than at the creation where there is none. */
function differing(
  kind: 'line' | 'damage',
  now: Readonly<Record<string, string>>,
  made: Readonly<Record<string, string>> | undefined,
  told: readonly OrderEvent[],
): HistoryFault[] {
  const own = told.filter((event) => event.kind === kind && event.lineId !== null);
  const ids = new Set([
    ...Object.keys(now),
    ...Object.keys(made ?? {}),
    ...own.map(({ lineId }) => lineId ?? ''),
  ]);
  return [...ids].toSorted().flatMap((id): HistoryFault[] => {
    const event = own.findLast(({ lineId }) => lineId === id);
    if (!event && !made) return [];
    const last = event ? event.after : (made?.[id] ?? null);
    const is = now[id] ?? null;
    return last === is ? [] : [{ kind, told: last, is }];
  });
}

function termFaults(
  { priceType, discountBp }: CheckedOrder,
  made: Made | null,
  told: readonly OrderEvent[],
): HistoryFault[] {
  const after = (kind: 'priceType' | 'discount') =>
    told.findLast((event) => event.kind === kind)?.after ?? null;
  const type = after('priceType') ?? made?.priceType ?? priceType;
  const discount = Number(after('discount') ?? made?.discountBp ?? discountBp);
  return [
    ...(type === priceType ? [] : [{ kind: 'priceType', told: type, is: priceType } as const]),
    ...(discount === discountBp
      ? []
      : [{ kind: 'discount', told: discount, is: discountBp } as const]),
  ];
}

/** The lines that may be done without an answer for their amount, and a type of price that nothing agreed to. */
function answerFaults(
  order: CheckedOrder,
  made: Made | null,
  { estimates, approvals }: KnownAgreement,
): HistoryFault[] {
  const versions = new Map(estimates.map(({ id, data }) => [id, data]));
  const about = approvals.flatMap(({ data }) => {
    const estimate = versions.get(data.estimateId);
    return estimate && estimate.hash === data.hash ? [{ approval: data, estimate }] : [];
  });
  // A line that an order is created with is accepted by booking, at the price of the booking then, which may have changed since.
  const isBooked = (id: string, line: OrderLine) =>
    order.bookingId !== null &&
    line.answer === 'accepted' &&
    (made === null || parseLine(made.lines[id] ?? '')?.agreedOre === line.agreedOre);
  const isAnswered = (id: string, line: OrderLine) =>
    about.some(({ approval, estimate }) => {
      const asked = parseLine(estimate.lines[id] ?? '');
      const isSaid =
        line.answer === 'unreached'
          ? approval.kind === 'unreachable'
          : approval.answers[id] === 'accepted';
      return (
        isSaid &&
        asked !== null &&
        estimate.pricesInclVat === order.pricesInclVat &&
        answered(asked, line.answer, estimate.discountBp).agreedOre === line.agreedOre
      );
    });
  const doable = linesOf(order).filter(({ line }) => mayBeDone(line));
  const booked = made ? made.agreedPriceType : order.bookingId && order.agreedPriceType;
  const types = new Set<string | null>(
    about
      .filter(({ approval }) => Object.values(approval.answers).includes('accepted'))
      .map(({ estimate }) => estimate.priceType),
  );
  if (booked) types.add(booked);
  const isAgreed =
    order.agreedPriceType === null ? types.size === 0 : types.has(order.agreedPriceType);
  return [
    ...doable
      .filter(
        ({ id, line }) =>
          // A return or a deduction needs no answer.
          !(line.milliQty < 0 && (line.agreedOre ?? 0) <= 0) &&
          !isBooked(id, line) &&
          !isAnswered(id, line),
      )
      .map(({ line }) => ({ kind: 'answer', line }) as const),
    ...(isAgreed ? [] : [{ kind: 'agreedPriceType', is: order.agreedPriceType } as const]),
  ];
}
