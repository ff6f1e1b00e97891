import { collections } from './collections';
import { type Fields, type NameOf, plainText } from './field';

/**
 * One document that was to be written; `values` are its fields without the stamps, and missing in a deletion. `maps`
 * are fields of which only some keys were to be written.
 */
export interface WrittenChange {
  kind: string;
  path: string;
  values?: Record<string, unknown>;
  maps?: Record<string, Record<string, unknown>>;
}

/** Gives the name of a document by its path; null where the name is not known. */
export type NameAt = (path: string) => string | null;

/** The text about one document. */
interface Part {
  title: string;
  /** True if the title tells something that the lines do not. */
  tells: boolean;
  lines: string[];
}

/**
 * The values typed in a write, as Swedish lines to read and copy: every field that was filled in or emptied, also one
 * that no schema knows. Documents that follow from others of the write are left out.
 */
export function writtenText(changes: readonly WrittenChange[], nameAt: NameAt): string {
  const ownNames = new Map(changes.map((change) => [change.path, ownName(change)]));
  const known: NameAt = (path) => ownNames.get(path) ?? nameAt(path);
  const parts = changes.flatMap((change) => partOf(change, known));
  return parts
    .map(({ title, tells, lines }) =>
      (parts.length > 1 || tells ? [title, ...lines] : lines).join('\n'),
    )
    .join('\n\n');
}

function partOf(change: WrittenChange, nameAt: NameAt): Part[] {
  const { kind, path, maps } = change;
  const values = change.values && { ...change.values, ...maps };
  const [collection = '', id = ''] = path.split('/').slice(-2);
  const about = collections[collection];
  if (about && 'derivedFrom' in about) return [];
  const one = about?.one ?? collection;
  const told = typeof about?.title === 'function' ? about.title(id) : null;
  const name = told ?? (isNew(kind) ? null : nameAt(path));
  const fields = kind === 'add' ? about?.entries : about?.fields;
  return [
    {
      title: name === null ? one : `${one}: ${name}`,
      tells: told !== null,
      lines: values ? linesOf({ kind, path, values }, fields, nameAt) : ['Skulle tas bort.'],
    },
  ];
}

/** True if a change writes a document, or an entry of one, that was not there. */
function isNew(kind: string): boolean {
  return kind === 'create' || kind === 'add';
}

function linesOf(
  { kind, path, values }: Required<Omit<WrittenChange, 'maps'>>,
  fields: Fields | undefined,
  nameAt: NameAt,
): string[] {
  return Object.entries(values).flatMap(([key, written]) => {
    // A key such as `lines.a` stands for one entry of a map; a field of an address is not written by itself.
    const [field = '', entry] = key.split('.');
    const value = entry === undefined || written === null ? written : { [entry]: written };
    const text = fields?.texts.get(field)?.(value, namesBeside(path, nameAt)) ?? plainText(value);
    const label = fields?.labels[field] ?? key;
    if (text !== '') return [`${label}: ${text}`];
    // In a new document an empty field is one that nobody has touched.
    return isNew(kind) ? [] : [`${label}: (tömt)`];
  });
}

/** The names of documents in the workshop that a path lies in; for a path outside, of documents at the top. */
function namesBeside(path: string, nameAt: NameAt): NameOf {
  const [root, workshopId] = path.split('/');
  const parent = root === 'workshops' ? `workshops/${workshopId}/` : '';
  return (collection, id) => nameAt(`${parent}${collection}/${id}`);
}

/** The name that a document has in the write itself. */
function ownName(change: WrittenChange): string | null {
  const about = collections[change.path.split('/').at(-2) ?? ''];
  if (!about || 'derivedFrom' in about || typeof about.title !== 'string') return null;
  const value = change.values?.[about.title];
  return about.fields.texts.get(about.title)?.(value, () => null) || null;
}
