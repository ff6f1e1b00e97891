import { render, screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { StoppedNotice } from '@/app/notices/StoppedNotice';
import { StoreContext } from '@/data/sync/StoreContext';
import { ownWorkshop, storeOf } from '../support/keptDevice';
import { memoryDevice } from '../support/memoryDevice';

it('a stopped page tells that the device keeps unsent writes, and not open texts', async () => {
  const { owner } = await ownWorkshop();
  const { store } = await storeOf(owner, memoryDevice());
  render(
    <StoreContext value={store}>
      <StoppedNotice />
    </StoreContext>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  const reason = new Error('FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state');
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(await screen.findByRole('button', { name: 'Ladda om sidan' })).toBeEnabled();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Kontakten med servern har brutits. Ladda om sidan för att fortsätta. Det du har sparat ligger kvar på enheten och skickas sedan. Text som du inte har sparat går förlorad.',
  );
});
