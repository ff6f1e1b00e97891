import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { isKioskAddress } from '@/domain/ledger/kioskAddress';
import { afterLogin, loginThen, paths } from '@/paths';

/**
 * Shows the routes inside to a signed-in person and sends everyone else to the login page. A visitor who
 * arrives signed out is led back here after login. After a sign-out, in any tab, the address is forgotten, so
 * that the next person at the computer does not see it; only the link of an invite is kept.
 */
export function SignedInOnly() {
  const { session } = useAuth();
  const { pathname, search, hash } = useLocation();
  const [cameSignedIn] = useState(session.kind === 'signedIn');
  if (session.kind === 'signedIn') return <Outlet />;
  const forgotten = cameSignedIn && pathname !== paths.join;
  return <Navigate replace to={forgotten ? paths.login : loginThen(pathname + search) + hash} />;
}

/**
 * Shows login, registration and reset to a signed-out visitor; leads everyone else to `?next=` or the
 * dashboard.
 */
export function SignedOutOnly() {
  const { session } = useAuth();
  const { search, hash } = useLocation();
  if (session.kind !== 'signedIn') return <Outlet />;
  return <Navigate replace to={afterLogin(search, location.origin) + hash} />;
}

/** Keeps a tablet of the staff ledger on its own page, whatever address is opened on it; shows the routes inside to all others. */
export function KioskStays() {
  const { session } = useAuth();
  const { pathname } = useLocation();
  const isKiosk = session.kind === 'signedIn' && isKioskAddress(session.user.email);
  const isThere = pathname === paths.kiosk || pathname.startsWith(`${paths.kiosk}/`);
  return isKiosk && !isThere ? <Navigate replace to={paths.kiosk} /> : <Outlet />;
}
