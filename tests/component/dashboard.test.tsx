import { screen, waitFor, within } from '@testing-library/preact';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../support/emulators';
import { newEmail, page, password, renderApp } from '../support/renderApp';

async function openDashboard() {
  const address = newEmail();
  await createAccount(address, password);
  const { user, auth } = renderApp('/dashboard');
  await page('Logga in på ditt konto');
  await signInWithEmailAndPassword(auth, address, password);
  await page('Kalender');
  return { user, auth, nav: screen.getByRole('navigation', { name: 'Meny' }) };
}

describe('The dashboard', () => {
  it.each(['/dashboard', '/dashboard/customers', '/dashboard/finns-inte'])(
    'sends visitors of %s to the login page and back afterwards',
    async (path) => {
      const address = newEmail();
      await createAccount(address, password);
      const { auth } = renderApp(path);
      await page('Logga in på ditt konto');
      expect(location.pathname).toBe('/login');
      await signInWithEmailAndPassword(auth, address, password);
      await waitFor(() => expect(location.pathname).toBe(path));
    },
  );

  it('leads to every section', async () => {
    const { user, nav } = await openDashboard();
    for (const [name, path] of [
      ['Kunder', '/dashboard/customers'],
      ['Servicebok', '/dashboard/servicebook'],
      ['Arbetsorder', '/dashboard/workorders'],
      ['Fakturor', '/dashboard/workorders/invoices'],
      ['Rapporter', '/dashboard/reports'],
      ['Personalliggare', '/dashboard/personalliggare'],
      ['Inställningar', '/dashboard/settings'],
      ['Kalender', '/dashboard/calendar'],
    ] as const) {
      await user.click(within(nav).getByRole('link', { name }));
      const heading = await page(name);
      await waitFor(() => expect(heading).toHaveFocus());
      expect(location.pathname).toBe(path);
      expect(document.title).toBe(`${name} – Verkstadsnavet`);
      expect(within(nav).getByRole('link', { current: 'page' })).toHaveAccessibleName(name);
    }
  });

  it('marks the calendar on the index', async () => {
    const { nav } = await openDashboard();
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveAccessibleName('Kalender');
  });

  it('signs out to the plain login page', async () => {
    const { user, nav, auth } = await openDashboard();
    await user.click(within(nav).getByRole('link', { name: 'Kunder' }));
    await page('Kunder');
    await user.click(screen.getByRole('button', { name: 'Logga ut' }));
    await page('Logga in på ditt konto');
    await waitFor(() => expect(location.pathname + location.search).toBe('/login'));
    expect(auth.currentUser).toBeNull();
  });

  it.each([
    ['/dashboard/finns-inte', 'Till kalendern'],
    ['/dashboard/settings/finns-inte', 'Till inställningarna'],
  ])('has a page for %s, which leads nowhere', async (path, way) => {
    await openDashboard();
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await page('Sidan finns inte');
    expect(location.pathname).toBe(path);
    expect(screen.getByRole('link', { name: way })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Meny' })).toBeInTheDocument();
  });

  it('says on every page that the SDK has stopped, and offers to load the page again', async () => {
    const { user, nav } = await openDashboard();
    const text = /^Kontakten med servern har brutits. Ladda om sidan/;
    expect(screen.queryByText(text)).toBeNull();
    window.dispatchEvent(
      new ErrorEvent('error', {
        message:
          'Uncaught Error: FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state (ID: ca9)',
      }),
    );
    expect(await screen.findByText(text)).toHaveTextContent(
      'Det som inte är sparat går då förlorat, även det som väntar på att skickas: anteckna det först.',
    );
    await user.click(within(nav).getByRole('link', { name: 'Kunder' }));
    await page('Kunder');
    expect(within(screen.getByRole('alert')).getByRole('button')).toHaveAccessibleName(
      'Ladda om sidan',
    );
  });
});
