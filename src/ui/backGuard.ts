/**
 * What is told of a step back or forward before the router, which would take the page away: a browser calls the
 * listeners of a window in the order in which they came, whether they capture or not.
 */
export const backGuard: { current: ((event: PopStateEvent) => void) | null } = { current: null };

addEventListener('popstate', (event) => backGuard.current?.(event));
