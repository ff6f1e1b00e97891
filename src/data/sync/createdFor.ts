import type { Change } from './journal';

/**
 * The documents that `changes` were to create and that `naming` name by their ids, with the documents that these name
 * in turn. None when nothing else is left of the changes: a document alone is refused for its own sake.
 */
export function createdFor(naming: readonly Change[], changes: readonly Change[]): Change[] {
  const named = namedBy(
    naming,
    changes.filter(({ kind }) => kind === 'create'),
  );
  return named.length < changes.length ? named : [];
}

function namedBy(naming: readonly Change[], created: readonly Change[]): Change[] {
  const named = created.filter(({ path }) => naming.some((each) => names(each, path)));
  if (named.length === 0) return [];
  const rest = created.filter((each) => !named.includes(each));
  return [...named, ...namedBy(named, rest)];
}

/** Whether a change names a document by its id, in whichever field. */
function names(change: Change, path: string): boolean {
  if (change.kind !== 'create' && change.kind !== 'update') return false;
  // The bytes of a photo name nothing, and would make a text of megabytes.
  const text = JSON.stringify(change.values, (_, value: unknown) =>
    value instanceof Uint8Array ? null : value,
  );
  return text.includes(`"${path.split('/').at(-1)}"`);
}
