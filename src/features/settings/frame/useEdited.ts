import { useState } from 'react';
import { same } from '@/domain/values/same';

/**
 * The texts of a form over saved values. Until somebody types, they follow the saved values; then the typed
 * texts stay, whatever other people save, unless they are changed back. After `settle` the texts show its result until the saved values
 * change. `base` holds the saved values at the first change, or the result that was settled since; `isEdited` tells
 * whether there are unsaved changes.
 */
export function useEdited<S, T>(saved: S, textsOf: (saved: S) => T) {
  const key = JSON.stringify(saved);
  const [edited, setEdited] = useState<{ texts: T; base: S; settledOver?: string } | null>(null);
  const over = edited?.settledOver !== undefined && edited.settledOver !== key;
  if (over) setEdited(null);
  const current = edited && !over ? edited : { texts: textsOf(saved), base: saved };
  const { texts, base } = current;
  return {
    texts,
    base,
    isEdited: edited !== null && edited.settledOver === undefined,
    change: (texts: T) => setEdited(same(texts, textsOf(base)) ? null : { texts, base }),
    settle: (result: S) => setEdited({ texts: textsOf(result), base: result, settledOver: key }),
  };
}
