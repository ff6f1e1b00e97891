import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AuthProvider, type AuthSdk } from '@/auth/AuthProvider';
import { AppRoutes } from './AppRoutes';
import { ErrorBoundary } from './ErrorBoundary';
import { Navigation } from './Navigation';

/**
 * The whole app; `open` fetches and starts the Auth SDK, `isRendered` tells that the build has rendered the page, and
 * `Router` gives the address.
 */
export function App({
  open,
  isRendered,
  Router = BrowserRouter,
}: {
  open: () => Promise<AuthSdk>;
  isRendered?: boolean;
  Router?: (props: { children: ReactNode }) => ReactNode;
}) {
  return (
    <ErrorBoundary alone>
      <AuthProvider open={open} isRendered={isRendered}>
        <Router>
          <Navigation>
            <AppRoutes />
          </Navigation>
        </Router>
      </AuthProvider>
    </ErrorBoundary>
  );
}
