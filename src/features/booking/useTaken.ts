import { useEffect, useState } from 'react';
import type { PublicReader } from '@/data/publicPage/readPublicPage';
import type { Taken } from '@/domain/publicPage/publicTimes';

/** All that has been read in a turn. */
interface Known {
  turn: number;
  taken: Taken;
  /** When the server was first asked in this turn. */
  at: Date | null;
  /** The reading that failed last, named by its turn and ids. */
  failed: string | null;
}

/**
 * The taken quarters of the places and weeks `ids`, which are read once in each `turn`. Those that were read before stay until
 * others come, also when a reading fails.
 */
export function useTaken(
  reader: PublicReader,
  workshopId: string,
  ids: readonly string[],
  turn: number,
) {
  const wanted = ids.join(' ');
  const reading = `${turn} ${wanted}`;
  const [known, setKnown] = useState<Known>({ turn, taken: new Map(), at: null, failed: null });
  const missing = ids.filter((id) => known.turn !== turn || !known.taken.has(id)).join(' ');
  const hasFailed = missing !== '' && known.failed === reading;
  const isReading = missing !== '' && !hasFailed;

  useEffect(() => {
    if (!isReading) return;
    let isCurrent = true;
    const asked = new Date();
    void reader.readTaken(workshopId, missing.split(' ')).then((answer) => {
      if (!isCurrent) return;
      setKnown((before) => {
        if (answer.kind === 'failed') return { ...before, failed: reading };
        const isSame = before.turn === turn;
        return {
          turn,
          taken: new Map([...(isSame ? before.taken : []), ...answer.taken]),
          at: (isSame && before.at) || asked,
          failed: null,
        };
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [reader, workshopId, missing, reading, turn, isReading]);

  return {
    taken: known.taken,
    covers: (some: readonly string[]) => some.every((id) => known.taken.has(id)),
    at: known.at,
    isReading,
    hasFailed,
  };
}
