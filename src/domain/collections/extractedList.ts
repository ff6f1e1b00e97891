import type { ExtractedList } from '@/domain/record/customerExtract';
import type { Collection } from './collection';
import { collections, exportedCollections } from './collections';
import type { NameOf } from './field';

/** The collections of which the extract lists the documents with all fields. */
export const listedInExtract = exportedCollections('owner').filter(({ name }) => listedAs(name));

/** The list in the extract of some documents of a collection; null where they have none. */
export function extractedList(
  collection: string,
  documents: readonly { id: string; data: object }[],
  nameOf: NameOf,
): ExtractedList | null {
  const about = listedAs(collection);
  if (!about || typeof about.exported !== 'object' || documents.length === 0) return null;
  const { title, fields, one, exported } = about;
  return {
    name: exported.as.charAt(0).toUpperCase() + exported.as.slice(1),
    documents: documents.map(({ id, data }) => {
      const values = new Map<string, unknown>(Object.entries(data));
      const textOf = (field: string) => fields.texts.get(field)?.(values.get(field), nameOf) ?? '';
      return {
        title: (typeof title === 'function' ? title(id) : title && textOf(title)) || one,
        facts: Object.entries(fields.labels).map(([field, label]) => [label, textOf(field)]),
      };
    }),
  };
}

function listedAs(collection: string): Collection | undefined {
  const about = collections[collection];
  const isListed =
    about &&
    'customers' in about &&
    about.customers !== 'unconcerned' &&
    about.customers.extract === 'listed';
  return isListed ? about : undefined;
}
