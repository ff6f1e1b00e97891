import { render, screen } from '@testing-library/react';
import { collection, limit, query, terminate } from 'firebase/firestore';
import { useMemo } from 'react';
import { expect, test } from 'vitest';
import { useLiveList } from '@/data/sync/live';
import { StoreContext, useStore } from '@/data/sync/StoreContext';
import { serviceDocument } from '@/domain/workshop/service';
import { ownWorkshop, storeOf } from '../support/keptDevice';
import { memoryDevice } from '../support/memoryDevice';

function Services({ workshopId }: { workshopId: string }) {
  const { db } = useStore();
  const services = useMemo(
    () => query(collection(db, 'workshops', workshopId, 'services'), limit(1)),
    [db, workshopId],
  );
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
