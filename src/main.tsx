import '@/ui/behaviour/backGuard';
import '@/ui/style/tokens.css';
import '@/ui/style/base.css';
import { lazy, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '@/app/App';
import { hasSign } from '@/auth/sessionSign';
import { fetchPart } from '@/ui/behaviour/lazyPart';
import { runEffectsPromptly } from '@/ui/behaviour/promptEffects';
import { env, type ReadyEnv } from './env';

const MissingConfigurationPage = lazy(async () => ({
  default: (await import('@/app/notices/MissingConfigurationPage')).MissingConfigurationPage,
}));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/**
 * Fetches and starts the Auth SDK; the session may have ended while no tab was open to wipe this device's copy of the
 * data.
 */
async function openAuth(ready: ReadyEnv) {
  // Without defaults the SDK looks for some in the cookies, and keeps the page waiting for the browser's network process.
  Object.assign(globalThis, { __FIREBASE_DEFAULTS__: {} });
  const [{ startApp }, { startAuth }] = await fetchPart(() =>
    Promise.all([import('@/firebase/app'), import('@/firebase/auth')]),
  );
  const auth = startAuth(startApp(ready), ready.authEmulator);
  void auth.authStateReady().then(async () => {
    if (!auth.currentUser) (await import('@/data/sync/deviceCopy')).wipeLeftCopy(auth);
  });
  return auth;
}

if (env.kind === 'missing') {
  createRoot(root).render(
    <Suspense>
      <MissingConfigurationPage names={env.names} />
    </Suspense>,
  );
} else {
  const ready = env;
  // Begun before anything is drawn for a person who was signed in: nothing of theirs is shown before the auth service has answered.
  let begun = hasSign() ? openAuth(ready) : null;
  // The rejection reaches whoever calls `open`.
  begun?.catch(() => {});
  const open = () => {
    const first = begun ?? openAuth(ready);
    begun = null;
    return first;
  };
  const isRendered = root.firstChild !== null;
  const app = <App open={open} beginsUnknown={isRendered && root.dataset.session === undefined} />;
  // The build has written the public pages into their files, those of accounts for data-session="signedOut"; every other
  // address begins empty.
  if (isRendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
  runEffectsPromptly();
}
