import { Outlet } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { useEffect } from 'react';
import { useMenu } from '@/app/routes/menu';
import styles from './PublicLayout.module.css';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { SkipLink } from '@/app/routes/SkipLink';
import { usePageMeta } from '@/app/routes/usePageMeta';

/** The header and footer around every public page. */
export function PublicLayout() {
  const { open, toggle, buttonRef, panelRef } = useMenu();
  const { start } = useAuth();
  usePageMeta();
  useEffect(() => whenIdle(start), [start]);
  return (
    <>
      <SkipLink />
      <SiteHeader open={open} toggle={toggle} buttonRef={buttonRef} panelRef={panelRef} />
      <main id="main" tabIndex={-1} className={styles.main} inert={open}>
        <Outlet />
      </main>
      <SiteFooter inert={open} />
    </>
  );
}

/** Calls `work` when the page has loaded and nothing else is going on; returns how to call it off. */
function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(work);
  return () => cancelIdleCallback(callback);
}
