import '@/ui/tokens.css';
import '@/ui/base.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/App';
import { env, type ReadyEnv } from './env';
import { startApp } from '@/firebase/app';
import { startAuth } from '@/firebase/auth';

const MissingConfigurationPage = lazy(async () => ({
  default: (await import('@/app/MissingConfigurationPage')).MissingConfigurationPage,
}));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** Starts Auth; the session may have ended while no tab was open to wipe this device's copy of the data. */
function start(ready: ReadyEnv) {
  const auth = startAuth(startApp(ready), ready.authEmulator);
  void auth.authStateReady().then(async () => {
    if (!auth.currentUser) (await import('@/data/sync/deviceCopy')).wipeLeftCopy(auth);
  });
  return <App auth={auth} />;
}

createRoot(root).render(
  <StrictMode>
    {env.kind === 'missing' ? (
      <Suspense>
        <MissingConfigurationPage names={env.names} />
      </Suspense>
    ) : (
      start(env)
    )}
  </StrictMode>,
);
