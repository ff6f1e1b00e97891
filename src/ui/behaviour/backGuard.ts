type Guard = (event: PopStateEvent) => void;

const guards: Guard[] = [];

/**
 * Lets `guard` hear of a step back or forward before the router, which would change the page, until the returned function
 * is called. Of several guards the latest hears alone: it belongs to what lies on top.
 */
export function guardBack(guard: Guard): () => void {
  guards.push(guard);
  return () => void guards.splice(guards.indexOf(guard), 1);
}

// A browser calls a window's listeners in the order in which they were added, whether they capture or not.
addEventListener('popstate', (event) => guards.at(-1)?.(event));
