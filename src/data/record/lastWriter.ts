import { doc, getDoc } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useStore } from '@/data/sync/StoreContext';

/**
 * The account that has changed the document at `path` last, asked for once for each `version`; null while it is not
 * known. A null path asks nothing.
 */
export function useLastWriter(path: string | null, version: string): string | null {
  const { db } = useStore();
  const [latest, setLatest] = useState<{ version: string; by: string | null }>();
  useEffect(() => {
    if (path === null) return;
    getDoc(doc(db, path)).then((snapshot) => {
      const by: unknown = snapshot.get('updatedBy');
      setLatest({ version, by: typeof by === 'string' ? by : null });
    }, console.warn);
  }, [db, path, version]);
  return latest?.version === version ? (latest?.by ?? null) : null;
}
