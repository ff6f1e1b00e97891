import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AuthProvider, type AuthSdk } from '@/auth/AuthProvider';
import { AppRoutes } from './AppRoutes';
import { ErrorBoundary } from '@/app/notices/ErrorBoundary';
import { Navigation } from './Navigation';

/**
 * The whole app; `open` fetches and starts the Auth SDK, `beginsUnknown` tells that the build has rendered the page for a
 * session that is not known, and `Router` gives the address. The data router would add 17 kB gzip for every visitor, and the
 * cache of Firestore does what its loaders are for.
 */
export function App({
  open,
  beginsUnknown,
  Router = BrowserRouter,
}: {
  open: () => Promise<AuthSdk>;
  beginsUnknown?: boolean;
  Router?: (props: { children: ReactNode }) => ReactNode;
}) {
  return (
    <ErrorBoundary alone>
      <AuthProvider open={open} beginsUnknown={beginsUnknown}>
        <Router>
          <Navigation>
            <AppRoutes />
          </Navigation>
        </Router>
      </AuthProvider>
    </ErrorBoundary>
  );
}
