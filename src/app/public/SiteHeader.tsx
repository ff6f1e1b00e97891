import { Link, NavLink } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { companyName } from '@/company';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/controls/Button';
import { Icon } from '@/ui/icons/Icon';
import { closeIcon, menuIcon } from '@/ui/icons/icons';
import { Logo } from '@/ui/controls/Logo';
import type { Menu } from '@/app/routes/menu';
import { useHydrated } from '@/ui/behaviour/useHydrated';
import styles from './SiteHeader.module.css';

/** Logo, links, login and registration; on small screens the menu holds everything but the logo. */
export function SiteHeader({ open, toggle, buttonRef, panelRef }: Menu) {
  const { session, start } = useAuth();
  const isHydrated = useHydrated();
  // Without an answer from the SDK, the app's own sign says that somebody is signed in.
  const isIn = session.kind === 'signedIn' || session.kind === 'unreachable';
  // A person who points at a way in is about to need the session.
  const soonNeeded = { onPointerEnter: start, onFocus: start };
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link
          to={paths.home}
          className={styles.home}
          aria-label={`${companyName}, till startsidan`}
        >
          <Logo />
        </Link>
        <button
          ref={buttonRef}
          type="button"
          className={styles.toggle}
          inert={!isHydrated}
          aria-label={open ? 'Stäng menyn' : 'Öppna menyn'}
          aria-expanded={open}
          aria-controls="site-menu"
          onClick={toggle}
        >
          <Icon d={open ? closeIcon : menuIcon} size={22} />
        </button>
        <nav ref={panelRef} id="site-menu" aria-label="Huvudmeny" data-open={open}>
          <NavLink to={paths.bookingSystem}>Bokningssystem</NavLink>
          <NavLink to={paths.prices}>Priser</NavLink>
          <NavLink to={paths.contact}>Kontakt</NavLink>
          {/* No way in is offered before the session is known; the room for either is kept. */}
          <div className={styles.ways}>
            <div inert={!isIn}>
              <LinkButton kind="main" to={paths.dashboard}>
                Till kalendern
              </LinkButton>
            </div>
            <div inert={session.kind !== 'signedOut'}>
              <LinkButton kind="onPetrol" to={paths.login} {...soonNeeded}>
                Logga in
              </LinkButton>
              <LinkButton kind="main" to={paths.register} {...soonNeeded}>
                Kom igång
              </LinkButton>
            </div>
          </div>
        </nav>
      </div>
      {open && <div className={styles.overlay} data-testid="menu-overlay" />}
    </header>
  );
}
