import { render, screen } from '@testing-library/preact';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { StoreContext } from '@/data/sync/StoreContext';
import { WorkshopContext } from '@/data/workshop/WorkshopContext';
import { dayOf } from '@/domain/time/swedishTime';
import { starterWorkshop } from '@/domain/workshop/starterSet';
import { ReceivablesPage } from '@/features/invoicing/ReceivablesPage';
import { seedDocuments } from '../support/documents';
import { ownWorkshop, storeOf } from '../support/keptDevice';
import { memoryDevice } from '../support/memoryDevice';
import { owed } from '../support/owed';

const plain = (element: Element | null) => (element?.textContent ?? '').replaceAll('\u00a0', ' ');

test('the sum covers all kept invoices, the rows only those that fell due first', async () => {
  const { owner, id } = await ownWorkshop();
  const late = Array.from({ length: 200 }, (_, n) => [
    `F${n + 1}`,
    owed(n + 1, { payableOre: 100 }),
  ]);
  const dueOn = dayOf(new Date()).add({ days: 10 }).toString();
  await seedDocuments(`workshops/${id}/receivables`, {
    ...Object.fromEntries(late),
    F201: owed(201, { payableOre: 100, dueOn }),
  });
  const { store } = await storeOf(owner, memoryDevice());
  const stamps = { createdAt: new Date(0), createdBy: owner.uid, updatedAt: new Date(0) };
  const workshop = { ...starterWorkshop, ...stamps, name: 'Verkstan', owners: [owner.uid] };
  const current = {
    ...{ id, workshop: { ...workshop, checklistDone: true }, role: 'owner' as const },
    ...{ staffId: null, workshopIds: [id], switchTo() {} },
  };
  render(
    <MemoryRouter>
      <StoreContext value={store}>
        <WorkshopContext value={current}>
          <ReceivablesPage />
        </WorkshopContext>
      </StoreContext>
    </MemoryRouter>,
  );
  const total = await screen.findByText(/utestående/);
  expect(plain(total.closest('p'))).toBe('201,00 kr utestående på 201 fakturor.');
  expect(screen.getAllByRole('link', { name: /^Faktura/ })).toHaveLength(200);
  expect(screen.queryByRole('link', { name: 'Faktura 201' })).toBeNull();
  expect(screen.getByText(/^De 200 som förföll först av 201 fakturor visas/)).toBeVisible();
});
