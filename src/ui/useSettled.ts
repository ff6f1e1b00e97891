import { useEffect, useState } from 'react';

/** How long after the last key what is typed counts: what is searched then is read from the server, and paid for. */
const pauseMs = 200;

/** The text as it was when it last stayed the same for a moment; an emptied text counts at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
