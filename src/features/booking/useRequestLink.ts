import { useEffect, useState } from 'react';
import type { PublicReader } from '@/data/publicPage/readPublicPage';
import type { RequestAnswer } from '@/data/publicPage/sendRequest';

/** The time in ms after which a page that is looked at asks again. */
const askedEveryMs = 30_000;

type Shown = Extract<RequestAnswer, { kind: 'link' | 'missing' }>;

/**
 * Watches the request of a secret, as far as its visitor may read it: asks again every half minute and whenever the page is looked at
 * again. When a later reading fails, the earlier answer stays.
 */
export function useRequestLink(reader: PublicReader, workshopId: string, secret: string) {
  const [turn, setTurn] = useState(0);
  const [answered, setAnswered] = useState(-1);
  const [answer, setAnswer] = useState<Shown | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    void reader.readLink(workshopId, secret).then((read) => {
      if (!isCurrent) return;
      setAnswered(turn);
      setHasFailed(read.kind === 'failed');
      if (read.kind === 'link' || read.kind === 'missing') setAnswer(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [reader, workshopId, secret, turn]);

  useEffect(() => {
    const ask = () => document.visibilityState === 'visible' && setTurn((before) => before + 1);
    const timer = window.setInterval(ask, askedEveryMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);

  return {
    answer,
    hasFailed,
    isReading: answered !== turn,
    again: () => setTurn((before) => before + 1),
    show: setAnswer,
  };
}
