import * as v from 'valibot';
import { address } from '@/domain/values/address';
import { documentId, instant, wrongShape } from '@/domain/values/fields';
import { same } from '@/domain/values/same';

/** The replaced value of a field: a text, a whole number, a few short texts, or an address. */
export const keptValue = v.union(
  [v.string(), v.pipe(v.number(), v.integer()), v.array(v.string()), address],
  wrongShape,
);

/** A document of `workshops/{id}/replacedTexts`; its stamps tell who replaced the value, and when. */
export const replacedTextDocument = v.object(
  {
    collection: v.pipe(v.string(wrongShape), v.nonEmpty(wrongShape)),
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
