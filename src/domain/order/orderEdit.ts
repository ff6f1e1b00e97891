import { changedFields, valuesBefore } from '@/domain/values/changedFields';
import { type Damage, formatDamage } from './damage';
import type { OrderFields } from './order';
import type { OrderEventFields } from './orderEvent';
import { formatLine, type OrderLine } from './orderLine';
import { type HandOverPart, leftText } from './handOver';
import { isFinal, isOpenStage, type Stage, type WaitingFor } from './stage';

/** A change of an order: the fields to write, those that it is typed over, and what the history tells of it. */
export interface OrderEdit {
  /** A key such as `lines.a` stands for one line; null takes the line away. */
  values: Record<string, unknown>;
  base: Record<string, unknown>;
  event: Omit<OrderEventFields, 'orderId'> | null;
}

const nothing = { lineId: null, inspectionId: null, before: null, after: null, reason: null };

/** The event of a new order, with what its later events change. */
export function creationEvent({ stage, ...order }: OrderFields): Omit<OrderEventFields, 'orderId'> {
  const { lines, damages, priceType, discountBp, pricesInclVat, agreedPriceType } = order;
  const made = { lines, damages, priceType, discountBp, pricesInclVat, agreedPriceType };
  return { ...nothing, kind: 'created', after: stage, made };
}

/** The step to another stage by the account `by`; `reason` tells why an order is ended, or sent back. */
export function stepEdit(
  order: OrderFields,
  to: Stage,
  by: string,
  reason: string | null = null,
): OrderEdit {
  const isOpen = isOpenStage(to);
  const after = {
    stage: to,
    isOpen,
    closedReason: isOpen ? null : reason,
    // A car that is ready waits for nothing more.
    waitingFor: isOpen && to !== 'ready' ? order.waitingFor : null,
    sentBy: order.stage === 'working' && to === 'checking' ? by : order.sentBy,
    // A car that is worked on again has come back.
    handedOverAt: isFinal(to) ? order.handedOverAt : null,
  };
  return {
    values: { ...changedFields<Partial<OrderFields>>(order, after) },
    base: { stage: order.stage },
    event: { ...nothing, kind: 'stage', before: order.stage, after: to, reason },
  };
}

/** Notes that the car of an order is handed over at an instant with these parts left to do, or that it is not. */
export function handOverEdit(
  { handedOverAt }: Pick<OrderFields, 'handedOverAt'>,
  at: Date | null,
  left: readonly HandOverPart[] = [],
): OrderEdit {
  return {
    values: { handedOverAt: at },
    base: {},
    event: {
      ...nothing,
      kind: 'handOver',
      before: handedOverAt && 'handedOver',
      after: at && 'handedOver',
      reason: leftText(left),
    },
  };
}

/** Sets the cause for which an order waits from now on; its stage stays. */
export function waitingEdit(
  order: Pick<OrderFields, 'waitingFor'>,
  to: WaitingFor | null,
): OrderEdit {
  const { waitingFor } = order;
  return {
    values: { waitingFor: to },
    base: { waitingFor },
    event: { ...nothing, kind: 'waiting', before: waitingFor, after: to },
  };
}

/**
 * Writes one line, which was `before` as far as the device knows, or takes it away; null is no line. The write names no
 * former value: of two people who write the same line the last wins, and the history shows both.
 */
export function lineEdit(
  lineId: string,
  before: OrderLine | null,
  line: OrderLine | null,
): OrderEdit {
  const after = line && formatLine(line);
  return {
    values: { [`lines.${lineId}`]: after },
    base: {},
    event: { ...nothing, kind: 'line', lineId, before: before && formatLine(before), after },
  };
}

/**
 * Puts one mark on the outline of the car, which was `before` as far as the device knows, or takes it away. As with lines, of
 * two people who change the same mark the last wins, and the history shows both.
 */
export function damageEdit(id: string, before: Damage | null, damage: Damage | null): OrderEdit {
  const after = damage && formatDamage(damage);
  return {
    values: { [`damages.${id}`]: after },
    base: {},
    event: {
      ...nothing,
      kind: 'damage',
      lineId: id,
      before: before && formatDamage(before),
      after,
    },
  };
}

/** The kinds of events that tell of one field, each with its field. */
const toldFields = [
  ['stage', 'stage'],
  ['waiting', 'waitingFor'],
  ['priceType', 'priceType'],
  ['discount', 'discountBp'],
] as const;

/** True when a field that an event of an order tells of is among `fields`. */
export function tellsOf(
  { kind, lineId }: { kind?: unknown; lineId?: unknown },
  fields: Readonly<Record<string, unknown>>,
): boolean {
  if (kind === 'line') return `lines.${String(lineId)}` in fields;
  if (kind === 'damage') return `damages.${String(lineId)}` in fields;
  const field = toldFields.find(([each]) => each === kind)?.[1];
  return field !== undefined && field in fields;
}

/** The events of fields that somebody has chosen over those of somebody else. */
export function chosenEvents(
  base: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): Omit<OrderEventFields, 'orderId'>[] {
  const text = (value: unknown) => (value === null || value === undefined ? null : String(value));
  return toldFields.flatMap(([kind, field]) => {
    if (!(field in values)) return [];
    const reason = kind === 'stage' ? text(values.closedReason) : null;
    return [{ ...nothing, kind, before: text(base[field]), after: text(values[field]), reason }];
  });
}

/**
 * Writes what a form has changed of the other fields, over the values that the form showed. The history tells of those that
 * decide what the customer pays.
 */
export function detailsEdit(former: OrderFields, changed: Partial<OrderFields>): OrderEdit {
  const { priceType, discountBp } = changed;
  return {
    values: { ...changed },
    base: { ...valuesBefore(former, changed) },
    event:
      priceType !== undefined
        ? { ...nothing, kind: 'priceType', before: former.priceType, after: priceType }
        : discountBp !== undefined
          ? {
              ...nothing,
              kind: 'discount',
              before: String(former.discountBp),
              after: String(discountBp),
            }
          : null,
  };
}
