import { describedAt } from '@/domain/collections/describedAt';
import type { Change } from './outbox';

/**
 * The documents and entries that `changes` were to create and that `naming` name by their ids, with the documents that these name
 * in turn. Empty if these are all of the changes: a document alone is refused for its own sake.
 */
export function createdFor(naming: readonly Change[], changes: readonly Change[]): Change[] {
  const named = namedBy(
    naming,
    changes.filter(({ kind }) => kind === 'create' || kind === 'add'),
  );
  const ids = new Set<unknown>(named.map(({ path }) => path.split('/').at(-1)));
  // The history of an order begins with an event that no change names by its id.
  const told = changes.filter((each) => {
    const field = describedAt(each.path)?.historyOf;
    return (
      field !== undefined &&
      each.kind === 'create' &&
      ids.has(each.values[field]) &&
      !named.includes(each)
    );
  });
  const needed = [...named, ...told];
  return needed.length < changes.length ? needed : [];
}

function namedBy(naming: readonly Change[], created: readonly Change[]): Change[] {
  const named = created.filter((one) => naming.some((each) => names(each, one)));
  if (named.length === 0) return [];
  const rest = created.filter((each) => !named.includes(each));
  return [...named, ...namedBy(named, rest)];
}

/** True if a change names a document, or an entry that was added to one, by its id, in whichever field. */
function names(change: Change, created: Change): boolean {
  if (change.kind === 'delete' || change.kind === 'merge') return false;
  // The bytes of a photo name nothing, and would make a text of megabytes.
  const text = JSON.stringify(change.values, (_, value: unknown) =>
    value instanceof Uint8Array ? null : value,
  );
  const id = created.kind === 'add' ? created.entry : created.path.split('/').at(-1);
  return text.includes(`"${id}"`);
}
