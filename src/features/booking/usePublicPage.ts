import { useEffect, useState } from 'react';
import type { PageAnswer, PublicReader } from '@/data/publicPage/readPublicPage';
import type { WrittenPage } from '@/data/publicPage/writtenPage';

interface Known {
  turn: number;
  answer: PageAnswer;
  /** True if the page is the one of its file. */
  isWritten: boolean;
  hasFailed: boolean;
}

/** A workshop's page as it was `written`, and then as it is read; when a reading fails, the page that was there before stays. */
export function usePublicPage(reader: PublicReader, slug: string, written: WrittenPage | null) {
  const [turn, setTurn] = useState(0);
  const holder = written?.workshopId;
  const [known, setKnown] = useState<Known | null>(
    written && {
      turn: -1,
      answer: { kind: 'page', ...written },
      isWritten: true,
      hasFailed: false,
    },
  );

  useEffect(() => {
    let isCurrent = true;
    void reader.readPage(slug, holder).then((answer) => {
      if (!isCurrent) return;
      const hasFailed = answer.kind === 'failed';
      setKnown((before) =>
        hasFailed && before?.answer.kind === 'page'
          ? { ...before, turn, hasFailed }
          : { turn, answer, isWritten: false, hasFailed },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [reader, slug, holder, turn]);

  return {
    answer: known?.answer,
    /** True until the latest reading has been answered. */
    isReading: known?.turn !== turn,
    isWritten: known?.isWritten ?? false,
    hasFailed: known?.hasFailed ?? false,
    turn,
    again: () => setTurn((before) => before + 1),
  };
}
