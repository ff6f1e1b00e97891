import type { Entry } from '@/domain/values/live';
import { foldFor, foldText, wordStarts } from '@/domain/values/searchText';
import type { Service } from './service';

/**
 * The active services in whose names every word of the query occurs, those with a word that begins with it first, else in
 * their own order. An empty query finds all.
 */
export function findServices(services: readonly Entry<Service>[], query: string): Entry<Service>[] {
  const typed = foldText(query).trim();
  const words = typed.split(/\s+/);
  const hits = services.filter(({ data }) => {
    const name = foldFor(typed, data.name);
    return data.isActive && words.every((word) => name.includes(word));
  });
  const [first = ''] = words;
  const begins = ({ data }: Entry<Service>) =>
    wordStarts(foldFor(typed, data.name)).includes(` ${first}`);
  return hits.toSorted((one, other) => Number(begins(other)) - Number(begins(one)));
}
