import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { UnreachablePage } from '@/app/notices/UnreachablePage';

/**
 * Around the routes that depend on the session: shows nothing until the sign-in state is known, and an error page when
 * the auth service does not answer.
 */
export function SessionGate() {
  const { session, start } = useAuth();
  useEffect(start, [start]);
  switch (session.kind) {
    case 'unknown':
      return null;
    case 'unreachable':
      return <UnreachablePage />;
    case 'signedOut':
    case 'signedIn':
      return <Outlet />;
  }
}
