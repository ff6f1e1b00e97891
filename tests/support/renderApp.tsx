import '@/ui/backGuard';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '@/app/App';
import { env } from '@/env';
import { startApp } from '@/firebase/app';
import { startAuth } from '@/firebase/auth';

export const password = 'hemligt-lösen';

/** An address that no other test uses. */
export function newEmail(): string {
  return `${crypto.randomUUID()}@verkstad.example`;
}

/**
 * Renders the app at `path` with an Auth instance of its own; `authAddress` replaces the emulator's address.
 */
export function renderApp(path: string, authAddress?: string) {
  if (env.kind !== 'ready') throw new Error('Run the component tests by npm test.');
  history.replaceState(null, '', path);
  const auth = startAuth(startApp(env, crypto.randomUUID()), authAddress ?? env.authEmulator);
  const user = userEvent.setup();
  render(<App open={async () => auth} />);
  return { user, auth };
}

/** Waits for the page whose h1 is `heading`. */
export function page(heading: string) {
  return screen.findByRole('heading', { level: 1, name: heading });
}
