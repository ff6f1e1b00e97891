import { useEffect, useState } from 'react';
import type { PageAnswer, PublicReader } from '@/data/publicPage/readPublicPage';

interface Known {
  turn: number;
  answer: PageAnswer;
  hasFailed: boolean;
}

/** A workshop's page; when a later reading fails, the page that was read before stays. */
export function usePublicPage(reader: PublicReader, slug: string) {
  const [turn, setTurn] = useState(0);
  const [known, setKnown] = useState<Known | null>(null);

  useEffect(() => {
    let isCurrent = true;
    void reader.readPage(slug).then((answer) => {
      if (!isCurrent) return;
      const hasFailed = answer.kind === 'failed';
      setKnown((before) =>
        hasFailed && before?.answer.kind === 'page'
          ? { turn, answer: before.answer, hasFailed }
          : { turn, answer, hasFailed },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [reader, slug, turn]);

  return {
    answer: known?.answer,
    /** True until the latest reading has been answered. */
    isReading: known?.turn !== turn,
    hasFailed: known?.hasFailed ?? false,
    turn,
    again: () => setTurn((before) => before + 1),
  };
}
