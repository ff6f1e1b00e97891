import { screen } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { startAuthProxy } from '../support/authProxy';
import { createAccount, oobCodes } from '../support/emulators';
import { newEmail, page, password, renderApp } from '../support/renderApp';

const email = () => screen.getByLabelText('E-postadress');
const button = (name: string) => screen.getByRole('button', { name });

describe('Password reset', () => {
  it('mails a code to a known address and answers the same for an unknown one', async () => {
    const known = newEmail();
    const unknown = newEmail();
    await createAccount(known, password);
    const { user } = renderApp('/forgot-password');
    await page('Återställ lösenordet');
    for (const address of [known, unknown]) {
      await user.clear(email());
      await user.type(email(), `${address}{Enter}`);
      expect(await screen.findByRole('status')).toHaveTextContent(
        /^Kolla din inkorg för vidare instruktioner$/,
      );
    }
    expect(await oobCodes(known)).toHaveLength(1);
    expect(await oobCodes(unknown)).toHaveLength(0);
  });

  it('disables its button while sending', async () => {
    const proxy = await startAuthProxy();
    const address = newEmail();
    await createAccount(address, password);
    const { user } = renderApp('/forgot-password', proxy.address);
    await page('Återställ lösenordet');
    await user.type(email(), address);
    proxy.fault = { kind: 'silent' };
    await user.click(button('Återställ'));
    expect(button('Återställ')).toBeDisabled();
    proxy.release();
    expect(await screen.findByRole('status')).toBeInTheDocument();
    expect(button('Återställ')).toBeEnabled();
  });

  it('says when it failed', async () => {
    const { user } = renderApp('/forgot-password', 'http://127.0.0.1:9');
    await page('Återställ lösenordet');
    await user.type(email(), `${newEmail()}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Misslyckades med att återställa lösenordet',
    );
  });
});
