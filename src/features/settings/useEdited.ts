import { useState } from 'react';

/**
 * What a form shows over saved values: those, until someone types; then what is typed, whatever
 * other people save meanwhile; and after `settle` its result until that is back as saved.
 * `base` are the saved values that the typing began over; `isEdited` tells whether any is unsaved.
 */
export function useEdited<S, T>(saved: S, textsOf: (saved: S) => T) {
  const key = JSON.stringify(saved);
  const [edited, setEdited] = useState<{ texts: T; base: S; settledOver?: string } | null>(null);
  const over = edited?.settledOver !== undefined && edited.settledOver !== key;
  if (over) setEdited(null);
  const current = edited && !over ? edited : { texts: textsOf(saved), base: saved };
  const base = current.settledOver === undefined ? current.base : saved;
  return {
    texts: current.texts,
    base,
    isEdited: edited !== null && edited.settledOver === undefined,
    change: (texts: T) => setEdited({ texts, base }),
    settle: (result: S) => setEdited({ texts: textsOf(result), base, settledOver: key }),
  };
}
