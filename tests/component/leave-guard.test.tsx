import { render } from '@testing-library/preact';
import { expect, test, vi } from 'vitest';
import { useLeaveGuard } from '@/ui/behaviour/useLeaveGuard';

function Guarded({ onBack }: { onBack: () => void }) {
  useLeaveGuard(() => true, onBack);
  return null;
}

test('a step back is heard by the top layer, then by the one beneath it', () => {
  const [beneath, above] = [vi.fn(), vi.fn()];
  const screen = (isOpen: boolean) => (
    <>
      <Guarded onBack={beneath} />
      {isOpen && <Guarded onBack={above} />}
    </>
  );
  const goBack = () =>
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  const { rerender, unmount } = render(screen(false));
  rerender(screen(true));
  goBack();
  expect([beneath, above].map((each) => each.mock.calls.length)).toEqual([0, 1]);
  rerender(screen(false));
  goBack();
  expect([beneath, above].map((each) => each.mock.calls.length)).toEqual([1, 1]);
  unmount();
  goBack();
  expect(beneath).toHaveBeenCalledTimes(1);
});
