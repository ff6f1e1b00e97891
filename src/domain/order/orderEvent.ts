import * as v from 'valibot';
import { storedDamage } from './damage';
import { storedLine } from './orderLine';
import { priceTypes } from './priceCeiling';
import { documentId, flag, instant, wrongShape } from '@/domain/values/fields';

export const orderEventKinds = [
  'created',
  'stage',
  'waiting',
  'line',
  'priceType',
  'discount',
  'damage',
  'handOver',
  'inspection',
  'point',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/**
 * The kinds that the history on an order's page shows. An inspection has a hundred events of points, which would leave no
 * room for the others: they stand on its own page.
 */
export const eventKindsOfOrders = orderEventKinds.filter((kind) => kind !== 'point');

export const orderEventKindLabels: Record<OrderEventKind, string> = {
  created: 'Skapad',
  stage: 'Nytt steg',
  waiting: 'Väntar på',
  line: 'Rad',
  priceType: 'Pristyp',
  discount: 'Rabatt på hela ordern',
  damage: 'Skada',
  handOver: 'Utlämning',
  inspection: 'Bilkontroll',
  point: 'Punkt',
};

/** Characters. */
export const orderEventLimits = {
  value: { min: 1, max: 500 },
  reason: { min: 1, max: 200 },
} as const;

const text = v.nullable(v.string(wrongShape));

/**
 * A document of `workshops/{id}/orderEvents`, written with the change that it tells of and never changed; its stamps
 * tell who changed the order, and when.
 */
export const orderEventDocument = v.object(
  {
    orderId: documentId,
    kind: v.picklist(orderEventKinds, wrongShape),
    /** The line of an event of the kind `line`, the mark of one of the kind `damage`, and the point of one of `point`. */
    lineId: v.nullable(documentId),
    /** The inspection of an event of the kinds `inspection` and `point`. */
    inspectionId: v.optional(v.nullable(documentId), null),
    /**
     * A stage, what was waited for, a stored line, a type of price, a discount, a damage, a told point or `handedOver`, as they were;
     * null where there was none.
     */
    before: text,
    /** The same after the change. */
    after: text,
    /** The reason why an order was ended, or the parts that were left when its car was handed over. */
    reason: text,
    /** The order as it was created, in an event of the kind `created`; null in others, and in older ones. */
    made: v.optional(
      v.nullable(
        v.object(
          {
            lines: v.record(documentId, storedLine, wrongShape),
            damages: v.record(documentId, storedDamage, wrongShape),
            priceType: v.picklist(priceTypes, wrongShape),
            discountBp: v.number(wrongShape),
            pricesInclVat: flag,
            agreedPriceType: v.nullable(v.picklist(priceTypes, wrongShape)),
          },
          wrongShape,
        ),
      ),
      null,
    ),
    createdBy: documentId,
    createdAt: instant,
  },
  wrongShape,
);

export type OrderEvent = v.InferOutput<typeof orderEventDocument>;
/** The fields of an event that the app writes; `made` in that of a creation alone. */
export type OrderEventFields = Omit<OrderEvent, 'createdAt' | 'createdBy' | 'made'> &
  Partial<Pick<OrderEvent, 'made'>>;

/** The Swedish names of the fields. */
export const orderEventLabels: Record<keyof OrderEventFields, string> = {
  orderId: 'Arbetsorder',
  kind: 'Händelse',
  lineId: 'Rad, skada eller punkt',
  inspectionId: 'Bilkontroll',
  before: 'Före',
  after: 'Efter',
  reason: 'Orsak',
  made: 'Som den skapades',
};
