import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { afterLogin, loginThen, paths } from '@/paths';

/**
 * Lets the signed-in through to the routes inside; sends everyone else to the login page. Whoever
 * came signed out is led back here afterwards; whoever signs out, in any tab, leaves no trace of
 * where they were to the next person at the computer. An invite is for whoever signs in next.
 */
export function SignedInOnly() {
  const { session } = useAuth();
  const { pathname, search, hash } = useLocation();
  const [cameSignedIn] = useState(session.kind === 'signedIn');
  if (session.kind === 'signedIn') return <Outlet />;
  const forgotten = cameSignedIn && pathname !== paths.join;
  return <Navigate replace to={forgotten ? paths.login : loginThen(pathname + search + hash)} />;
}

/** The way on from login, registration and reset: whoever is signed in goes to `?next=` or the dashboard. */
export function SignedOutOnly() {
  const { session } = useAuth();
  const { search } = useLocation();
  if (session.kind !== 'signedIn') return <Outlet />;
  return <Navigate replace to={afterLogin(search, location.origin)} />;
}
