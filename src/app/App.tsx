import '@/ui/backGuard';
import { BrowserRouter } from 'react-router-dom';
import { AuthProvider, type AuthSdk } from '@/auth/AuthProvider';
import { AppRoutes } from './AppRoutes';
import { ErrorBoundary } from './ErrorBoundary';
import { Navigation } from './Navigation';
import { SessionGate } from './SessionGate';

/** The whole app on one Auth instance. */
export function App({ auth }: { auth: AuthSdk }) {
  return (
    <ErrorBoundary alone>
      <AuthProvider auth={auth}>
        <SessionGate>
          <BrowserRouter>
            <Navigation>
              <AppRoutes />
            </Navigation>
          </BrowserRouter>
        </SessionGate>
      </AuthProvider>
    </ErrorBoundary>
  );
}
