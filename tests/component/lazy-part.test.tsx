import { render, screen } from '@testing-library/preact';
import { type ComponentType, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '@/app/notices/ErrorBoundary';
import { lazyPart } from '@/ui/behaviour/lazyPart';
import { ignoreConsole } from '../support/component';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Page = () => <p>Sidan</p>;

function shown(part: ComponentType) {
  const Part = part;
  return render(
    <Suspense fallback={<p>Väntar</p>}>
      <Part />
    </Suspense>,
  );
}

test('a part that has been fetched is shown at once, without what stands in for it', async () => {
  const fetched = Promise.resolve(Page);
  const part = lazyPart(() => fetched, 'now');
  await fetched;

  shown(part);

  expect(screen.getByText('Sidan')).toBeVisible();
});

test('a part that is needed soon is fetched when nothing else is going on', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 50));
  const fetched = Promise.resolve(Page);
  let fetches = 0;
  const part = lazyPart(() => {
    fetches += 1;
    return fetched;
  }, 'soon');
  vi.advanceTimersByTime(1000);
  expect(fetches).toBe(0);
  vi.advanceTimersByTime(2000);
  expect(fetches).toBe(1);
  await fetched;

  shown(part);

  expect(screen.getByText('Sidan')).toBeVisible();
});

test('a part that is not needed yet is fetched when it is shown', async () => {
  let fetches = 0;
  const part = lazyPart(() => {
    fetches += 1;
    return Promise.resolve(Page);
  });
  expect(fetches).toBe(0);

  shown(part);

  expect(screen.getByText('Väntar')).toBeVisible();
  expect(await screen.findByText('Sidan')).toBeVisible();
  expect(fetches).toBe(1);
});

test('a part whose early fetch failed is fetched again when it is shown', async () => {
  let fetches = 0;
  const part = lazyPart(() => {
    fetches += 1;
    return fetches === 1 ? Promise.reject(new Error('No network')) : Promise.resolve(Page);
  }, 'now');

  shown(part);

  expect(await screen.findByText('Sidan')).toBeVisible();
  expect(fetches).toBe(2);
});

test('code that the browser cannot read is no loss of the network', async () => {
  // A failed fetch is given one reload where there is a network.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Part = lazyPart(() => Promise.reject(new SyntaxError('Invalid regular expression')));
  render(
    <ErrorBoundary>
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Uppdatera webbläsaren och försök igen.',
  );
  expect(screen.queryByText(/uppkopplingen/)).toBeNull();
  ignoreConsole('Invalid regular expression');
});
