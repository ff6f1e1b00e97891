/**
 * Calls `act` every so many ms while this tab is visible, and whenever it becomes visible again; a hidden tab has no timer. Returns
 * what ends it.
 */
export function whileVisible(everyMs: number, act: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const isVisible = () => document.visibilityState === 'visible';
  function begin() {
    clearInterval(timer);
    if (isVisible()) timer = setInterval(act, everyMs);
  }
  function onChange() {
    begin();
    if (isVisible()) act();
  }
  begin();
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
