import { useEffect, useState } from 'react';

/** Milliseconds after the last key until a search begins: it reads from the server, and each read is paid for. */
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
