import type { RegisterFilter } from '@/domain/register/registerSearch';

/** The kinds as spelled in the address. */
const kindsInAddress = [
  ['privat', 'private'],
  ['foretag', 'company'],
  ['utan-agare', 'ownerless'],
] as const;

const sortsInAddress = [
  ['andrad', 'changed'],
  ['ort', 'city'],
  ['regnr', 'plate'],
] as const;

/** Reads the list's filter from its address; unknown values count as absent. */
export function readListFilter(params: URLSearchParams): RegisterFilter {
  const kind = params.get('typ');
  const sort = params.get('sortera');
  return {
    query: params.get('q') ?? '',
    kind: kindsInAddress.find(([word]) => word === kind)?.[1] ?? 'all',
    tags: [...new Set(params.getAll('etikett'))],
    sort: sortsInAddress.find(([word]) => word === sort)?.[1] ?? 'name',
  };
}

/** The query string that `readListFilter` reads back; default values are left out. */
export function listFilterParams({ query, kind, tags, sort }: RegisterFilter): URLSearchParams {
  const kindWord = kindsInAddress.find(([, each]) => each === kind)?.[0];
  const sortWord = sortsInAddress.find(([, each]) => each === sort)?.[0];
  return new URLSearchParams([
    ...(query === '' ? [] : [['q', query]]),
    ...(kindWord ? [['typ', kindWord]] : []),
    ...tags.map((tag) => ['etikett', tag]),
    ...(sortWord ? [['sortera', sortWord]] : []),
  ]);
}

/** True if the filter can leave out any rows. */
export function isNarrowed({ query, kind, tags }: RegisterFilter): boolean {
  return query.trim() !== '' || kind !== 'all' || tags.length > 0;
}
