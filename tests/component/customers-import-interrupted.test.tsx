import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { signOut } from 'firebase/auth';
import { describe, expect, it, vi } from 'vitest';
import { customerFields, vehicleFields } from '../support/customers';
import { seedDocuments } from '../support/documents';
import { openImport, review, step } from '../support/importSteps';
import { page } from '../support/renderApp';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const takeBack = 'Ångra importen';
const told = /^En import avbröts innan den var klar\./;

/** The keys of the imports that this device has stored. */
const kept = () => Object.keys(localStorage).filter((key) => key.includes('.import.'));

/**
 * Opens the import page after a tab was closed halfway: Bo Lind and DEF 456 were written, the rest of the
 * import was not.
 */
async function openInterrupted() {
  const app = await openImport('owner', (id) => {
    const left = { customers: ['bo', 'never'], vehicles: ['saab'] };
    localStorage.setItem(`verkstadsnavet.import.${id}.gone`, JSON.stringify(left));
    localStorage.setItem(`verkstadsnavet.import.${id}.broken`, '{');
    return Promise.all([
      seedDocuments(`workshops/${id}/customers`, { bo: customerFields({ name: 'Bo Lind' }) }),
      seedDocuments(`workshops/${id}/vehicles`, {
        saab: vehicleFields({ registrationNumber: 'DEF456', ownerId: 'bo' }),
      }),
    ]);
  });
  expect(await screen.findByText(told)).toHaveTextContent(
    'En import avbröts innan den var klar. Det här hann importeras: 1 kund och 1 fordon.',
  );
  return app;
}

describe('An import whose tab is gone', () => {
  it('is told of on the list and on its own page, where it is taken back', async () => {
    const { user, onServer } = await openInterrupted();
    await user.click(screen.getByRole('link', { name: 'Alla kunder' }));
    await page('Kunder');
    await user.click(await screen.findByRole('link', { name: 'Ångra eller behåll' }));
    await page('Importera kunder');
    await user.click(await screen.findByRole('button', { name: takeBack }));
    expect(await step(/^Importen är ångrad/)).toHaveFocus();
    await waitFor(async () => {
      const all = [...(await onServer('customers')), ...(await onServer('vehicles'))];
      // The rest of the import is not written, and earlier records stay.
      expect(all).toHaveLength(4);
      expect(all.filter(({ status }) => status === 'removed')).toHaveLength(2);
      expect(all.filter(({ status }) => status === 'active')).toEqual([
        expect.objectContaining({ name: 'Anna Berg' }),
        expect.objectContaining({ registrationNumber: 'ABC123' }),
      ]);
    });
    await user.click(button('Importera en fil'));
    await step(/^Steg 1 av 3/);
    expect(screen.queryByText(told)).toBeNull();
  });

  it('stays in the register when that is chosen, and is not told of again', async () => {
    const { user, onServer } = await openInterrupted();
    await user.click(button('Behåll det som hann importeras'));
    expect(screen.queryByText(told)).toBeNull();
    expect(kept()).toEqual([expect.stringMatching(/broken$/)]);
    await user.click(screen.getByRole('link', { name: 'Alla kunder' }));
    expect(await screen.findByText('2 kunder, 2 fordon')).toBeVisible();
    expect(screen.queryByText(told)).toBeNull();
    expect(await onServer('customers')).toContainEqual(
      expect.objectContaining({ name: 'Bo Lind', status: 'active' }),
    );
  });

  it('leaves nothing on the device when somebody signs out', async () => {
    const { auth } = await openInterrupted();
    await signOut(auth);
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('is known by what is kept from before the first write until all is taken back', async () => {
    const { user } = await openImport();
    const lines = Array.from({ length: 1000 }, (_, n) => `Kund ${n}`);
    await review(user, ['Namn', ...lines].join('\n'));
    expect(kept()).toEqual([]);
    fireEvent.click(screen.getByText(/^Importera 1/));
    const [key = ''] = kept();
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({
      customers: { length: 1000 },
      vehicles: [],
    });
    expect((await navigator.locks.query()).held).toContainEqual({ name: key });
    fireEvent.click(screen.getByText('Avbryt'));
    expect(kept()).toEqual([key]);
    await screen.findByText('Ångrar importen', { selector: 'h2' });
    await step(/^Importen är avbruten/);
    expect(kept()).toEqual([]);
    expect((await navigator.locks.query()).held).toEqual([]);
  });

  it('is not one that another tab is carrying out', async () => {
    let end = () => {};
    const { user } = await openImport('owner', async (id) => {
      const key = `verkstadsnavet.import.${id}.other`;
      const left = { customers: ['anna'], vehicles: ['car'] };
      localStorage.setItem(key, JSON.stringify(left));
      void navigator.locks.request(key, () => new Promise<void>((resolve) => (end = resolve)));
    });
    await user.click(screen.getByRole('link', { name: 'Alla kunder' }));
    expect(await screen.findByText('1 kund, 1 fordon')).toBeVisible();
    expect(screen.queryByText(told)).toBeNull();
    end();
    await user.click(screen.getByRole('link', { name: 'Importera' }));
    expect(await screen.findByText(told)).toBeVisible();
  });

  it('does not need a device that stores anything', async () => {
    const { user, onServer } = await openImport();
    await review(user, 'Namn;Regnr\nBo Lind;DEF 456');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await user.click(button(/^Importera 1/));
    await step(/^Importen är klar/);
    await waitFor(async () => expect(await onServer('customers')).toHaveLength(2));
  });
});
