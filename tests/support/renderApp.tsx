import '@/ui/behaviour/backGuard';
import { render, screen, waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { App } from '@/app/App';
import { env } from '@/env';
import { startApp } from '@/firebase/app';
import { startAuth } from '@/firebase/auth';

export const password = 'hemligt-lösen';

/** An address that no other test uses. */
export function newEmail(): string {
  return `${crypto.randomUUID()}@verkstad.example`;
}

/** A user who, as a person does, clicks what can be clicked: a button that waits for its data is waited for. */
function patientUser() {
  const user = userEvent.setup();
  const click = async (element: Element) => {
    await waitFor(() => expect(element).toBeEnabled());
    await user.click(element);
  };
  return { ...user, click };
}

/**
 * Renders the app at `path` with an Auth instance of its own; `authAddress` replaces the emulator's address.
 */
export function renderApp(path: string, authAddress?: string) {
  if (env.kind !== 'ready') throw new Error('Run the component tests by npm test.');
  history.replaceState(null, '', path);
  const auth = startAuth(startApp(env, crypto.randomUUID()), authAddress ?? env.authEmulator);
  const user = patientUser();
  render(<App open={async () => auth} />);
  return { user, auth };
}

/** Waits for the page whose h1 is `heading`. */
export function page(heading: string) {
  return screen.findByRole('heading', { level: 1, name: heading });
}
