import { useMemo } from 'react';
import * as v from 'valibot';
import { useAuth } from '@/auth/AuthContext';
import { useWorkshop } from './WorkshopContext';

/** The columns of a kind of file as they were chosen, by its headers. */
const rememberedColumns = v.object({
  headers: v.array(v.string()),
  columns: v.array(v.nullable(v.string())),
  answers: v.array(v.record(v.string(), v.string())),
});
export type RememberedColumns = v.InferOutput<typeof rememberedColumns>;

const stored = v.pipe(v.string(), v.parseJson(), v.array(rememberedColumns));

/** Files with different headers that are remembered of each import; the oldest is forgotten first. */
const mostRemembered = 20;

/** The memory of a shared computer, and of a browser that stores nothing: it lasts as long as the page. */
const inMemory = new Map<string, RememberedColumns[]>();

/** The columns that were chosen on this device for the files of one import, by their headers. */
export function useColumnMemory(kind: 'customers' | 'parts' | 'bank') {
  const { id } = useWorkshop();
  const { sharedComputer } = useAuth();

  return useMemo(() => {
    const key = `verkstadsnavet.columns.${id}.${kind}`;
    const all = () => (sharedComputer ? undefined : read(key)) ?? inMemory.get(key) ?? [];
    const isSame = (one: readonly string[], other: readonly string[]) =>
      JSON.stringify(one) === JSON.stringify(other);
    return {
      recall: (headers: readonly string[]) =>
        all().find((each) => isSame(each.headers, headers)) ?? null,
      remember(chosen: RememberedColumns) {
        const others = all().filter(({ headers }) => !isSame(headers, chosen.headers));
        const next = [chosen, ...others].slice(0, mostRemembered);
        inMemory.set(key, next);
        if (sharedComputer) return;
        try {
          localStorage.setItem(key, JSON.stringify(next));
        } catch {
          // They last as long as the page.
        }
      },
    };
  }, [id, kind, sharedComputer]);
}

function read(key: string): RememberedColumns[] | undefined {
  try {
    const read = v.safeParse(stored, localStorage.getItem(key));
    return read.success ? read.output : undefined;
  } catch {
    // A browser that lets nothing be read keeps them in memory.
    return undefined;
  }
}
