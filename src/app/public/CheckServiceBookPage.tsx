import { Suspense } from 'react';
import { ServiceBookFilePage } from '@/features/site/ServiceBookFilePage';
import { lazyPart } from '@/ui/behaviour/lazyPart';
import { useHydrated } from '@/ui/behaviour/useHydrated';

const NewVersionNotice = lazyPart(() =>
  import('@/app/notices/NewVersionNotice').then((file) => file.NewVersionNotice),
);

/** The page that checks a service book; it keeps the app on the device, to work without a network the next time. */
export function CheckServiceBookPage() {
  // No service worker is known where pages are written before anybody opens them.
  const isHydrated = useHydrated();
  return (
    <>
      <ServiceBookFilePage />
      {isHydrated && (
        <Suspense fallback={null}>
          <NewVersionNotice />
        </Suspense>
      )}
    </>
  );
}
