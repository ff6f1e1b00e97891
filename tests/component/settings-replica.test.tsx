import { waitFor } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { createSettingsReplica, type SettingsReplica } from '@/data/settings/settingsReplica';
import { settingsLists } from '@/data/settings/settings';
import { removalOf } from '@/data/settings/records';
import type { Change } from '@/data/sync/outbox';
import { entriesOf } from '@/domain/values/live';
import { expectConsole } from '../support/component';
import { documentsOnServer, removeDocument, seedDocuments } from '../support/documents';
import { ownWorkshop, storeOf } from '../support/keptDevice';
import { memoryDevice } from '../support/memoryDevice';
import { newPerson, type Person } from '../support/workshops';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const service = (name: string, order: number) => ({
  ...{ name, order, group: 'workshop', minutes: 30, priceOre: 50_000, vatRate: 25 },
  ...{ isPublic: true, isActive: true },
});
const lift = (name: string, order: number) => ({
  ...{ name, order, kind: 'lift', colour: 'petrol', isActive: true, registrationNumber: null },
});

/** A device of `person` with a workshop open, which keeps its copy in `memory`. */
async function deviceOf(person: Person, workshopId: string, memory = memoryDevice()) {
  const { store, settled } = await storeOf(person, memory);
  const kept = createSettingsReplica(store, workshopId);
  const stop = kept.start();
  stops.push(stop);
  const path = `workshops/${workshopId}`;
  return {
    kept,
    stop,
    memory,
    write: (...changes: Change[]) => store.saving.write('Tjänsten', changes),
    create: (id: string, values: object): Change => ({
      ...{ kind: 'create', path: `${path}/services/${id}`, values: { ...values } },
    }),
    update: (id: string, values: object): Change => ({
      ...{ kind: 'update', path: `${path}/services/${id}`, values: { ...values } },
    }),
    remove: (id: string) => removalOf(workshopId, 'services', id),
    settled,
  };
}

const namesOf = ({ lists }: SettingsReplica) =>
  entriesOf(lists.services.getState()).map(({ data }) => data.name);
const shows = (kept: SettingsReplica, names: string[]) =>
  waitFor(() => expect(namesOf(kept)).toEqual(names));
const current = ({ lists }: SettingsReplica) =>
  waitFor(() => {
    for (const list of Object.values(lists))
      expect(list.getState()).toMatchObject({ kind: 'ready', fromCache: false });
  });
/** Waits until the device holds the removals and all lists. */
const stored = ({ copies }: ReturnType<typeof memoryDevice>) =>
  waitFor(() => expect(copies.size).toBe(Object.keys(settingsLists).length + 1));

test('settings are kept in their order, whatever their ids', async () => {
  const { owner, id } = await ownWorkshop();
  await seedDocuments(`workshops/${id}/services`, {
    a: service('Däckskifte', 10),
    b: service('Bromsbyte', 9),
    d: service('Service', 11),
    c: service('Oljebyte', 11),
  });
  await seedDocuments(`workshops/${id}/resources`, { r: lift('Lyft 1', 0) });
  await seedDocuments(`workshops/${id}/openingHours`, {
    tuesday: { intervals: [{ opens: 420, closes: 960 }] },
    monday: { intervals: [] },
  });

  const { kept } = await deviceOf(owner, id);

  await current(kept);
  expect(namesOf(kept)).toEqual(['Bromsbyte', 'Däckskifte', 'Oljebyte', 'Service']);
  const { resources, openingHours } = kept.lists;
  expect(entriesOf(resources.getState()).map(({ data }) => data.name)).toEqual(['Lyft 1']);
  expect(entriesOf(openingHours.getState()).map((each) => each.id)).toEqual(['monday', 'tuesday']);
});

test('what a colleague adds, changes, removes and adds again is seen', async () => {
  const { owner, id } = await ownWorkshop();
  const one = await deviceOf(owner, id);
  const other = await deviceOf(owner, id);
  await Promise.all([current(one.kept), current(other.kept)]);

  void other.write(other.create('s1', service('Däckskifte', 1)));
  await shows(one.kept, ['Däckskifte']);
  void other.write(other.update('s1', { name: 'Hjulskifte' }));
  await shows(one.kept, ['Hjulskifte']);
  void other.write(...other.remove('s1'));
  await shows(one.kept, []);
  void other.write(other.create('s1', service('Däckbyte', 1)));
  await shows(one.kept, ['Däckbyte']);
});

test('what is written here is there at once, also what is removed and taken back', async () => {
  const { owner, id } = await ownWorkshop();
  const { kept, write, create, remove, settled } = await deviceOf(owner, id);
  await current(kept);

  void write(create('s1', service('Däckskifte', 1)));
  await Promise.resolve();
  expect(entriesOf(kept.lists.services.getState())).toMatchObject([{ id: 's1', pending: true }]);
  await settled();
  await waitFor(() =>
    expect(entriesOf(kept.lists.services.getState())).toMatchObject([{ pending: false }]),
  );
  void write(...remove('s1'));
  await Promise.resolve();
  expect(namesOf(kept)).toEqual([]);
  void write(create('s1', service('Däckskifte', 1)));
  await Promise.resolve();
  expect(namesOf(kept)).toEqual(['Däckskifte']);
  await settled();
  await shows(kept, ['Däckskifte']);
  expect(Object.keys(await documentsOnServer(`workshops/${id}/services`))).toEqual(['s1']);
});

test('a removal that other devices are not told of is refused', async () => {
  const { owner, id } = await ownWorkshop();
  await seedDocuments(`workshops/${id}/services`, { s1: service('Däckskifte', 1) });
  const { kept, write, remove } = await deviceOf(owner, id);
  await current(kept);

  void write(...remove('s1').slice(0, 1));

  await waitFor(() => expectConsole('error', 'Refused: Tjänsten'));
  await waitFor(() => expectConsole('warn', 'PERMISSION_DENIED'));
  await shows(kept, ['Däckskifte']);
});

test('a device learns of what was changed and removed while it was closed', async () => {
  const { owner, id } = await ownWorkshop();
  await seedDocuments(`workshops/${id}/services`, {
    s1: service('Däckskifte', 1),
    s2: service('Bromsbyte', 2),
    s3: service('Oljebyte', 3),
  });
  const closed = await deviceOf(owner, id);
  await current(closed.kept);
  await stored(closed.memory);
  closed.stop();

  const other = await deviceOf(owner, id);
  await current(other.kept);
  await other.write(...other.remove('s1'));
  await other.write(other.update('s2', { name: 'Bromsar', order: 4 }));
  await other.settled();

  const again = await deviceOf(owner, id, closed.memory);
  await shows(again.kept, ['Oljebyte', 'Bromsar']);
  await current(again.kept);
  expect(namesOf(again.kept)).toEqual(['Oljebyte', 'Bromsar']);
});

test('a copy without the copy of the removals that belongs to it is read anew', async () => {
  const { owner, id } = await ownWorkshop();
  await seedDocuments(`workshops/${id}/services`, {
    s1: service('Däckskifte', 1),
    s2: service('Bromsbyte', 2),
  });
  const closed = await deviceOf(owner, id);
  await current(closed.kept);
  await stored(closed.memory);
  closed.stop();

  await removeDocument(`workshops/${id}/services/s1`);
  const { copies } = closed.memory;
  for (const key of copies.keys()) if (key.endsWith('/removedSettings')) copies.delete(key);

  const again = await deviceOf(owner, id, closed.memory);
  await current(again.kept);
  expect(namesOf(again.kept)).toEqual(['Bromsbyte']);
});

test('a setting that cannot be read is named, until it is removed', async () => {
  const { owner, id } = await ownWorkshop();
  await seedDocuments(`workshops/${id}/services`, {
    s1: { ...service('Service', 1), minutes: 'tio' },
  });
  const { kept, write, remove } = await deviceOf(owner, id);
  await current(kept);

  expect(kept.lists.services.getState()).toMatchObject({ data: [], unreadable: ['s1'] });
  void write(...remove('s1'));
  await waitFor(() => expect(kept.lists.services.getState()).toMatchObject({ unreadable: [] }));
  await waitFor(async () =>
    expect(await documentsOnServer(`workshops/${id}/services`)).toEqual({}),
  );
  // The server's answer to the write comes a moment before its news of the removal.
  await waitFor(() => expect(kept.lists.services.getState()).toMatchObject({ unreadable: [] }));
  expectConsole('warn', 'Unreadable document');
});

test('a person who is no longer a member gets no list', async () => {
  const { id } = await ownWorkshop();
  const stranger = await newPerson('Nils');
  const { kept } = await deviceOf(stranger, id);

  await waitFor(() => expect(kept.lists.services.getState().kind).toBe('failed'));
  expectConsole('error', 'cannot be read');
  expectConsole('warn', 'permission-denied');
});
