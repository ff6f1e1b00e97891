/**
 * A listener that hears of a step back or forward before the router, which would change the page. A browser
 * calls a window's listeners in the order in which they were added, whether they capture or not.
 */
export const backGuard: { current: ((event: PopStateEvent) => void) | null } = { current: null };

addEventListener('popstate', (event) => backGuard.current?.(event));
