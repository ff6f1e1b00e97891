import { useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@/paths';
import { NavigatedContext } from '@/ui/behaviour/NavigatedContext';

/**
 * Keeps canonical address and description true when the visitor changes page: browsers share and save them.
 * The build writes both into the first page of a visit; in development there are none.
 */
export function usePageMeta() {
  const { pathname } = useLocation();
  const navigated = useContext(NavigatedContext);

  useEffect(() => {
    if (!navigated) return;
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(pathname, canonical.href).href;
    let current = true;
    void import('./publicPages').then(
      ({ publicPages }) => {
        const page = publicPages.find(({ name }) => paths[name] === pathname);
        const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
        if (current && page && meta) meta.content = page.description;
      },
      // Without a network the page works all the same, with the former page's description.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [pathname, navigated]);
}
