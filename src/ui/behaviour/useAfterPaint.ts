import { useEffect, useState } from 'react';

/** `value` as it was drawn last, at first as `first`; the new one follows in a task of its own, so that a key is shown before a long list. */
export function useAfterPaint<T extends string | number | object>(value: T, first: T = value): T {
  const [painted, setPainted] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setPainted(value));
    return () => clearTimeout(timer);
  }, [value]);
  return painted;
}
