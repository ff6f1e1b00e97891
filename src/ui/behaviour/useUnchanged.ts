import { useState } from 'react';

/** Returns the former value for as long as `key` is the same; `key` must describe the whole value. */
export function useUnchanged<T>(value: T, key: string): T {
  const [kept, setKept] = useState({ value, key });
  if (kept.key === key) return kept.value;
  setKept({ value, key });
  return value;
}
