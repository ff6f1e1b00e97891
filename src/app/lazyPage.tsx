import { type ComponentType, lazy, Suspense } from 'react';
import { PageSkeleton } from '@/ui/PageSkeleton';
import { ErrorBoundary } from './ErrorBoundary';

/**
 * A page in a chunk of its own, with its own error boundary and, after 150 ms, its own skeleton.
 * `key` tells one page from the next, so that neither error nor skeleton is carried over.
 */
export function lazyPage(key: string, load: () => Promise<ComponentType>) {
  const Page = lazy(async () => ({ default: await loadOrReload(load) }));
  return (
    <ErrorBoundary key={key}>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}

const reloadedFrom = 'verkstadsnavet.reloadedFrom';

/**
 * After a deployment an open tab asks for chunks that are gone. One reload brings the new version;
 * this file's own address tells versions apart, so that a chunk that is truly missing cannot loop.
 */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine || sessionStorage.getItem(reloadedFrom) === import.meta.url) throw error;
    sessionStorage.setItem(reloadedFrom, import.meta.url);
    location.reload();
    return new Promise(() => {});
  }
}
