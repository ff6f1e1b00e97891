import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AuthProvider, type AuthSdk } from '@/auth/AuthProvider';
import { AppRoutes } from './AppRoutes';
import { ErrorBoundary } from './ErrorBoundary';
import { Navigation } from './Navigation';

/** The whole app; `open` fetches and starts the Auth SDK, and `Router` gives the address. */
export function App({
  open,
  Router = BrowserRouter,
}: {
  open: () => Promise<AuthSdk>;
  Router?: (props: { children: ReactNode }) => ReactNode;
}) {
  return (
    <ErrorBoundary alone>
      <AuthProvider open={open}>
        <Router>
          <Navigation>
            <AppRoutes />
          </Navigation>
        </Router>
      </AuthProvider>
    </ErrorBoundary>
  );
}
