import * as v from 'valibot';
import { bookingLabels } from '@/domain/booking/booking';
import { customerLabels } from '@/domain/register/customer';
import { orderLabels } from '@/domain/order/order';
import { vehicleLabels } from '@/domain/register/vehicle';
import { address } from '@/domain/values/address';
import { documentId, instant, wrongShape } from '@/domain/values/fields';
import { same } from '@/domain/values/same';

/**
 * The fields of which replaced values are kept: those that people type, and a booking's status. An organisationsnummer is none of them, because
 * a sole trader's is a personnummer.
 */
export const keptFields = {
  bookings: ['keyNumber', 'message', 'note', 'status'],
  customers: ['name', 'reference', 'paymentDays', 'phones', 'email', 'address', 'notes', 'tags'],
  vehicles: [
    'registrationNumber',
    'make',
    'model',
    'year',
    'vin',
    'odometerKm',
    'firstMonth',
    'notes',
  ],
  workOrders: ['keyNumber', 'complaint'],
} as const satisfies Record<string, readonly string[]>;
export type KeptCollection = keyof typeof keptFields;
export const keptCollections = ['bookings', 'customers', 'vehicles', 'workOrders'] as const;

/** The Swedish names of a record in each of them. */
export const keptCollectionLabels: Record<KeptCollection, string> = {
  bookings: 'Bokning',
  customers: 'Kund',
  vehicles: 'Fordon',
  workOrders: 'Arbetsorder',
};

/** The replaced value of a field: a text, a whole number, a few short texts, or an address. */
const keptValue = v.union(
  [v.string(), v.pipe(v.number(), v.integer()), v.array(v.string()), address],
  wrongShape,
);

/** A document of `workshops/{id}/replacedTexts`; its stamps tell who replaced the value, and when. */
export const replacedTextDocument = v.object(
  {
    collection: v.picklist(keptCollections, wrongShape),
    recordId: documentId,
    /** The customer whom the value may be about. */
    customerId: v.nullable(documentId),
    field: v.pipe(v.string(wrongShape), v.nonEmpty(wrongShape)),
    value: keptValue,
    /** The account that wrote the value; null where that is not known. */
    writtenBy: v.nullable(documentId),
    createdAt: instant,
    createdBy: documentId,
  },
  wrongShape,
);

export type ReplacedText = v.InferOutput<typeof replacedTextDocument>;
/** A replaced value as the app writes it. */
export type ReplacedTextFields = Omit<ReplacedText, 'createdAt' | 'createdBy'>;

/** The Swedish names of the fields. */
export const replacedTextLabels: Record<keyof ReplacedTextFields, string> = {
  collection: 'Del av registret',
  recordId: 'Id',
  customerId: 'Kund',
  field: 'Fält',
  value: 'Text',
  writtenBy: 'Skriven av',
};

/** The Swedish name of a field of which replaced values are kept. */
export function keptFieldLabel(field: string): string {
  const labels = { ...orderLabels, ...bookingLabels, ...customerLabels, ...vehicleLabels };
  return Object.entries(labels).find(([key]) => key === field)?.[1] ?? field;
}

/** The `values` that are kept when they are replaced, by their fields; empty ones are left out. */
export function keptOf(
  collection: string,
  values: object,
): { collection: KeptCollection; field: string; value: ReplacedText['value'] }[] {
  const known = keptCollections.find((each) => each === collection);
  if (!known) return [];
  const fields: readonly string[] = keptFields[known];
  return Object.entries(values).flatMap(([field, value]: [string, unknown]) => {
    const read = v.safeParse(keptValue, value);
    return fields.includes(field) && read.success && !isEmpty(read.output)
      ? [{ collection: known, field, value: read.output }]
      : [];
  });
}

/** The replaced values that are worth showing beside a record: each once, and none that the record still has. */
export function shownReplaced<T extends { data: Pick<ReplacedText, 'field' | 'value'> }>(
  texts: readonly T[],
  record: object,
): T[] {
  const now = new Map<string, unknown>(Object.entries(record));
  const isSame = (one: T, other: T) =>
    one.data.field === other.data.field && same(one.data.value, other.data.value);
  return texts.filter(
    (each, place) =>
      !same(now.get(each.data.field), each.data.value) &&
      texts.findIndex((other) => isSame(each, other)) === place,
  );
}

/** The replaced texts that were on the customer's own card. */
export function ofCustomer<T extends { data: Pick<ReplacedText, 'collection' | 'recordId'> }>(
  texts: readonly T[],
  id: string,
): T[] {
  return texts.filter(({ data }) => data.collection === 'customers' && data.recordId === id);
}

function isEmpty(value: ReplacedText['value']): boolean {
  if (typeof value === 'object') return Object.values(value).every((part) => part === null);
  return value === '';
}
