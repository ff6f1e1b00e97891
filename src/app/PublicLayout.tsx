import { Outlet } from 'react-router-dom';
import { useMenu } from './menu';
import styles from './PublicLayout.module.css';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { SkipLink } from './SkipLink';
import { usePageMeta } from './usePageMeta';

/** The header and footer around every public page. */
export function PublicLayout() {
  const { open, toggle, buttonRef, panelRef } = useMenu();
  usePageMeta();
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
