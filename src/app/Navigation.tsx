import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { NavigatedContext } from '@/ui/behaviour/NavigatedContext';

/**
 * Scrolls a new page to its top or its #fragment, as a browser does on a page load and a client-side router
 * does not. A step back is left to the browser, which remembers the page's scroll position.
 */
export function Navigation({ children }: { children: ReactNode }) {
  const location = useLocation();
  const type = useNavigationType();
  const [first] = useState(location);

  useLayoutEffect(() => {
    if (type === 'POP') return;
    const target = location.hash && document.getElementById(location.hash.slice(1));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [location.pathname, location.hash, type]);

  return <NavigatedContext value={location !== first}>{children}</NavigatedContext>;
}
