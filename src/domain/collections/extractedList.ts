import type { ExtractedList } from '@/domain/record/customerExtract';
import type { Collection, Derived } from './collection';
import { collections, exportedCollections } from './collections';
import type { NameOf } from './field';

/** The collections of which the extract lists the documents with all fields, and how those of a customer are found. */
export const listedInExtract = exportedCollections('owner').flatMap(({ name, page }) => {
  const by = listedBy(collections[name]);
  return by ? [{ name, page, by }] : [];
});

/** The list in the extract of some documents of a collection; null where they have none. */
export function extractedList(
  collection: string,
  documents: readonly { id: string; data: object }[],
  nameOf: NameOf,
): ExtractedList | null {
  const about = collections[collection];
  if (!about || !('fields' in about) || !listedBy(about) || documents.length === 0) return null;
  if (typeof about.exported !== 'object') return null;
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

function listedBy(about: Collection | Derived | undefined): 'customerId' | 'contact' | null {
  if (!about || !('customers' in about) || about.customers === 'unconcerned') return null;
  if (about.customers.extract === 'listed') return 'customerId';
  return about.customers.extract === 'listedByContact' ? 'contact' : null;
}
