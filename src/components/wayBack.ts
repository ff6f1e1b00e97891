import { useLocation } from 'react-router-dom';

/** The state of a link whose page leads back to where the link was, when the page is done. */
export const wayBack = { leadsBack: true };

/** True if the page was opened by a link with `wayBack`. */
export function useWayBack(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'leadsBack' in state;
}
