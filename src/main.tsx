import '@/ui/tokens.css';
import '@/ui/base.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/App';
import { env } from './env';
import { startApp } from '@/firebase/app';
import { startAuth } from '@/firebase/auth';

const MissingConfigurationPage = lazy(async () => ({
  default: (await import('@/app/MissingConfigurationPage')).MissingConfigurationPage,
}));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    {env.kind === 'missing' ? (
      <Suspense>
        <MissingConfigurationPage names={env.names} />
      </Suspense>
    ) : (
      <App auth={startAuth(startApp(env), env.authEmulator)} />
    )}
  </StrictMode>,
);
