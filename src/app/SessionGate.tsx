import type { ReactNode } from 'react';
import { useAuth } from '@/auth/AuthContext';
import { UnreachablePage } from './UnreachablePage';

/**
 * Shows nothing until the sign-in state is known, and an error page when the auth service does not answer.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { session } = useAuth();
  switch (session.kind) {
    case 'unknown':
      return null;
    case 'unreachable':
      return <UnreachablePage />;
    case 'signedOut':
    case 'signedIn':
      return children;
  }
}
