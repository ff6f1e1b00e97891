import { useState } from 'react';

/** The former value for as long as its key, which says all there is in it, is the same. */
export function useUnchanged<T>(value: T, key: string): T {
  const [kept, setKept] = useState({ value, key });
  if (kept.key === key) return kept.value;
  setKept({ value, key });
  return value;
}
