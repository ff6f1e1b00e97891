import { act, cleanup, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { startAuthProxy } from '../support/authProxy';
import { accountExists, createAccount, signIn } from '../support/emulators';
import { newEmail, page, password, renderApp } from '../support/renderApp';

const email = () => screen.getByLabelText('E-postadress');
const passwordField = () => screen.getByLabelText('Lösenord');
const confirm = () => screen.getByLabelText('Bekräfta lösenord');
const button = (name: string) => screen.getByRole('button', { name });

describe('Registration', () => {
  it('creates the account and opens the dashboard', async () => {
    const address = newEmail();
    const { user } = renderApp('/register');
    await page('Skapa konto');
    await user.type(email(), address);
    await user.type(passwordField(), password);
    await user.type(confirm(), password);
    await user.click(button('Registrera'));
    await page('Kalender');
    expect(location.pathname).toBe('/dashboard');
    expect(await accountExists(address)).toBe(true);
  });

  it('refuses passwords that differ, without a call, and keeps what was typed', async () => {
    const proxy = await startAuthProxy();
    const { user } = renderApp('/register', proxy.address);
    await page('Skapa konto');
    await user.type(email(), newEmail());
    await user.type(passwordField(), password);
    await user.type(confirm(), `${password}!{Enter}`);
    expect(confirm()).toHaveAccessibleDescription('Lösenorden matchar inte');
    expect(confirm()).toHaveFocus();
    expect(confirm()).toHaveValue(`${password}!`);
    await user.type(passwordField(), '!');
    expect(confirm()).not.toHaveAttribute('aria-invalid');
    expect(proxy.calls).toEqual([]);
  });

  it('takes a long pasted password with spaces, å and emoji as it is', async () => {
    const address = newEmail();
    const long = ` Åtta små grisar åt 🐷 gröt i Örebro den 29 februari, sa mormor. `;
    expect([...long].length).toBeGreaterThanOrEqual(64);
    const { user } = renderApp('/register');
    await page('Skapa konto');
    await user.type(email(), address);
    for (const field of [passwordField(), confirm()]) {
      await user.click(field);
      await user.paste(long);
    }
    await user.click(button('Registrera'));
    await page('Kalender');
    expect(await signIn(address, long)).toBe(true);
    expect(await signIn(address, long.trim())).toBe(false);
  });

  it('says when the account cannot be created and keeps what was typed', async () => {
    const address = newEmail();
    await createAccount(address, password);
    const { user } = renderApp('/register');
    await page('Skapa konto');
    await user.type(email(), address);
    await user.type(passwordField(), password);
    await user.type(confirm(), password);
    await user.click(button('Registrera'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Misslyckades med att skapa konto');
    expect(screen.getByRole('alert')).toHaveTextContent('Har du redan ett konto?');
    expect(email()).toHaveValue(address);
    expect(passwordField()).toHaveValue(password);
  });

  it('says when the password is too short for the service', async () => {
    const { user } = renderApp('/register');
    await page('Skapa konto');
    await user.type(email(), newEmail());
    await user.type(passwordField(), 'abc');
    await user.type(confirm(), 'abc{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Misslyckades med att skapa kontoLösenordet är för kort. Välj minst 6 tecken.',
    );
  });

  it('makes one call of a double click', async () => {
    const proxy = await startAuthProxy();
    proxy.fault = { kind: 'silent' };
    const { user } = renderApp('/register', proxy.address);
    await page('Skapa konto');
    await user.type(email(), newEmail());
    await user.type(passwordField(), password);
    await user.type(confirm(), password);
    await user.dblClick(button('Registrera'));
    await user.type(confirm(), '{Enter}{Enter}');
    expect(button('Skapar konto …')).toBeDisabled();
    proxy.release();
    await page('Kalender');
    expect(proxy.calls.filter((call) => call.includes('accounts:signUp'))).toHaveLength(1);
  });

  it('asks for every field in Swedish and puts focus on the first', async () => {
    const { user } = renderApp('/register');
    await page('Skapa konto');
    await user.click(button('Registrera'));
    expect(email()).toHaveAccessibleDescription('Skriv din e-postadress');
    expect(email()).toHaveFocus();
    expect(email()).toBeRequired();
    expect(email()).toHaveAttribute('type', 'email');
    expect(passwordField()).toBeRequired();
    expect(passwordField()).toBeInvalid();
    expect(confirm()).toBeRequired();
    await user.type(email(), 'kim');
    expect(email()).not.toHaveAttribute('aria-invalid');
    await user.click(button('Registrera'));
    expect(email()).toHaveAccessibleDescription(/Skriv hela e-postadressen/);
  });
});

describe('Login', () => {
  it('opens the dashboard', async () => {
    const address = newEmail();
    await createAccount(address, password);
    const { user } = renderApp('/login');
    await page('Logga in på ditt konto');
    await user.type(email(), address);
    await user.type(passwordField(), `${password}{Enter}`);
    await page('Kalender');
    expect(location.pathname).toBe('/dashboard');
  });

  it('goes on to the address in ?next=', async () => {
    const address = newEmail();
    await createAccount(address, password);
    const { user } = renderApp('/login?next=%2Fdashboard%2Freports');
    await page('Logga in på ditt konto');
    await user.type(email(), address);
    await user.type(passwordField(), `${password}{Enter}`);
    await page('Rapporter');
    expect(location.pathname).toBe('/dashboard/reports');
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const known = newEmail();
    await createAccount(known, password);
    const answers: (string | null)[] = [];
    for (const address of [known, newEmail()]) {
      const { user } = renderApp('/login');
      await page('Logga in på ditt konto');
      await user.type(email(), address);
      await user.type(passwordField(), 'fel-lösenord{Enter}');
      answers.push((await screen.findByRole('alert')).textContent);
      await act(cleanup);
    }
    expect(answers[0]).toBe('Failed to log inE-postadressen eller lösenordet stämmer inte.');
    expect(answers[1]).toBe(answers[0]);
  });

  it('keeps what was typed when the service answers 503, and then gets in', async () => {
    const proxy = await startAuthProxy();
    const address = newEmail();
    await createAccount(address, password);
    const { user } = renderApp('/login', proxy.address);
    await page('Logga in på ditt konto');
    await user.type(email(), address);
    await user.type(passwordField(), password);
    proxy.fault = { kind: 'status', status: 503 };
    await user.click(button('Logga in'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to log in');
    expect(screen.getByRole('alert')).toHaveTextContent(/försök igen/i);
    expect(email()).toHaveValue(address);
    expect(passwordField()).toHaveValue(password);
    proxy.fault = { kind: 'none' };
    await user.click(button('Logga in'));
    await page('Kalender');
  });

  it('says when there is no contact with the service', async () => {
    const { user } = renderApp('/login', 'http://127.0.0.1:9');
    await page('Logga in på ditt konto');
    await user.type(email(), newEmail());
    await user.type(passwordField(), `${password}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to log inIngen kontakt med servern.',
    );
  });

  it('shows and hides the password', async () => {
    const { user } = renderApp('/login');
    await page('Logga in på ditt konto');
    expect(passwordField()).toHaveAttribute('type', 'password');
    await user.click(button('Visa lösenord'));
    expect(passwordField()).toHaveAttribute('type', 'text');
    await user.click(button('Dölj lösenord'));
    expect(passwordField()).toHaveAttribute('type', 'password');
  });

  it('has what password managers look for', async () => {
    renderApp('/login');
    await page('Logga in på ditt konto');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
  });
});

it.each(['/login', '/register', '/forgot-password'])(
  'sends the signed-in on from %s',
  async (path) => {
    const address = newEmail();
    const { user } = renderApp('/register');
    await page('Skapa konto');
    await user.type(email(), address);
    await user.type(passwordField(), password);
    await user.type(confirm(), `${password}{Enter}`);
    await page('Kalender');
    history.pushState(null, '', `${path}?next=//evil.example`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(location.pathname).toBe('/dashboard'));
    await page('Kalender');
  },
);
