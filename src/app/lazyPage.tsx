import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '@/ui/lazyPart';
import { PageSkeleton } from '@/ui/PageSkeleton';
import { ErrorBoundary } from './ErrorBoundary';

/**
 * A page in a chunk of its own, with its own error boundary and, after 150 ms, its own skeleton. `key` must
 * differ between pages, so that a page never inherits another page's error or skeleton. With `isNeeded` it is fetched
 * at once, and not only when it is shown.
 */
export function lazyPage(key: string, load: () => Promise<ComponentType>, isNeeded = false) {
  const Page = lazyPart(load, isNeeded);
  return (
    <ErrorBoundary key={key}>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}
