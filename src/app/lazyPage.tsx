import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '@/ui/lazyPart';
import { PageSkeleton } from '@/ui/PageSkeleton';
import { ErrorBoundary } from './ErrorBoundary';

/**
 * A page in a chunk of its own, with its own error boundary and, after 150 ms, its own skeleton.
 * `key` tells one page from the next, so that neither error nor skeleton is carried over.
 */
export function lazyPage(key: string, load: () => Promise<ComponentType>) {
  const Page = lazyPart(load);
  return (
    <ErrorBoundary key={key}>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}
