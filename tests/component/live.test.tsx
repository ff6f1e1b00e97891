import { act, render, screen, waitFor } from '@testing-library/preact';
import { collection, doc, limit, query, terminate } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { useLiveDocument, useLiveList } from '@/data/sync/live';
import type { Store } from '@/data/sync/store';
import { StoreContext, useStore } from '@/data/sync/StoreContext';
import { invoiceDraftDocument, newInvoiceDraft } from '@/domain/invoice/invoiceDraft';
import { customerDocument } from '@/domain/register/customer';
import { serviceDocument } from '@/domain/workshop/service';
import { customerFields } from '../support/customers';
import { removeDocument } from '../support/documents';
import { ownWorkshop, storeOf } from '../support/keptDevice';
import { memoryDevice } from '../support/memoryDevice';

function Services({ workshopId }: { workshopId: string }) {
  const { db } = useStore();
  const services = query(collection(db, 'workshops', workshopId, 'services'), limit(1));
  return <p>{useLiveList(services, serviceDocument).kind}</p>;
}

test('a list that is drawn after its session has ended waits for what follows', async () => {
  const { owner, id } = await ownWorkshop();
  const { store } = await storeOf(owner, memoryDevice());
  await terminate(store.db);

  render(
    <StoreContext value={store}>
      <Services workshopId={id} />
    </StoreContext>,
  );

  expect(screen.getByText('loading')).toBeInTheDocument();
});

test('a list of a query that is made anew at each drawing is asked for once', async () => {
  const { owner, id } = await ownWorkshop();
  const { store } = await storeOf(owner, memoryDevice());
  const page = (drawn: Store) => (
    <StoreContext value={drawn}>
      <Services workshopId={id} />
    </StoreContext>
  );
  const { rerender } = render(page(store));
  await screen.findByText('ready');
  for (let turn = 0; turn < 3; turn++) {
    rerender(page({ ...store }));
    expect(screen.getByText('ready')).toBeInTheDocument();
  }
});

function Customer({ path }: { path: string }) {
  const { db } = useStore();
  const live = useLiveDocument(doc(db, path), customerDocument);
  if (live.kind !== 'ready') return <li>{live.kind}</li>;
  return <li>{live.fromCache ? 'Hämtas' : (live.data?.data.name ?? 'Finns inte')}</li>;
}

function Customers({ store, paths }: { store: Store; paths: string[] }) {
  return (
    <StoreContext value={store}>
      <ul>
        {paths.map((path) => (
          <Customer key={path} path={path} />
        ))}
      </ul>
    </StoreContext>
  );
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('a document that is shown while it is created does not disappear', async () => {
  const { owner, id } = await ownWorkshop();
  const { store, settled } = await storeOf(owner, memoryDevice());
  const paths: string[] = [];
  const { rerender } = render(<Customers store={store} paths={[]} />);
  // The emulator loses about one in thirty changes that are made while a listener begins.
  for (let turn = 0; turn < 10; turn++) {
    const some = Array.from({ length: 20 }, (_, n) => `workshops/${id}/customers/c${turn}_${n}`);
    for (const path of some) {
      const values = customerFields({ name: path });
      act(() => void store.saving.write('Kunden', [{ kind: 'create', path, values }]));
    }
    paths.push(...some);
    rerender(<Customers store={store} paths={[...paths]} />);
    await settled();
  }
  await waitFor(() => expect(shown()).not.toContain('Hämtas'));
  expect(shown()).toEqual(paths);
});

test('a document that was created here and is removed elsewhere is gone', async () => {
  const { owner, id } = await ownWorkshop();
  const { store, settled } = await storeOf(owner, memoryDevice());
  const path = `workshops/${id}/customers/anna`;
  const values = customerFields({ name: 'Anna Berg' });
  void store.saving.write('Kunden', [{ kind: 'create', path, values }]);
  render(<Customers store={store} paths={[path]} />);
  await settled();
  await screen.findByText('Anna Berg');
  await removeDocument(path);
  await screen.findByText('Finns inte');
});

function Draft({ path }: { path: string }) {
  const { db } = useStore();
  const live = useLiveDocument(doc(db, path), invoiceDraftDocument);
  return <p>{live.kind === 'ready' && live.data ? 'Finns' : 'Finns inte'}</p>;
}

test('a document that was created and is deleted here does not come back', async () => {
  const { owner, id } = await ownWorkshop();
  const { store, settled } = await storeOf(owner, memoryDevice());
  const path = `workshops/${id}/invoiceDrafts/d1`;
  void store.saving.write('Utkastet', [{ kind: 'create', path, values: { ...newInvoiceDraft } }]);
  render(
    <StoreContext value={store}>
      <Draft path={path} />
    </StoreContext>,
  );
  await settled();
  await screen.findByText('Finns');
  act(() => void store.saving.write('Utkastet', [{ kind: 'delete', path }]));
  await settled();
  await screen.findByText('Finns inte');
});
