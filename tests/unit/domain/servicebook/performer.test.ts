import { expect, test } from 'vitest';
import { proposedPerformer, signerName } from '@/domain/servicebook/performer';
import { workshopNamed } from '@/domain/servicebook/serviceEntry';
import type { Entry, Live } from '@/domain/values/live';

const online = { onDevice: false, offline: false };
const offline = { onDevice: false, offline: true };
const loading = { kind: 'loading' } as const;
function list<T>(data: Record<string, T>, fromCache = false): Live<Entry<T>[]> {
  const entries = Object.entries(data).map(([id, each]) => ({ id, data: each, pending: false }));
  return { kind: 'ready', data: entries, fromCache, unreadable: [] };
}

const stina = { name: 'Stina Berg' };

test('the work of an order is proposed to be done by who is responsible for it', () => {
  const staff = list({ bo: { name: 'Bo Lind' } });
  expect(proposedPerformer('bo', staff, stina, online)).toBe('Bo Lind');
  expect(proposedPerformer('bo', staff, null, online)).toBe('Bo Lind');
  expect(proposedPerformer(null, staff, stina, online)).toBe('Stina Berg');
  expect(proposedPerformer('gone', staff, stina, online)).toBe('Stina Berg');
});

test('nobody is proposed while the names are not known', () => {
  expect(proposedPerformer('bo', loading, stina, online)).toBe('');
  expect(proposedPerformer('bo', list({}, true), stina, online)).toBe('');
  expect(proposedPerformer('bo', list({}, true), stina, offline)).toBe('Stina Berg');
  expect(proposedPerformer(null, loading, null, online)).toBe('');
  expect(proposedPerformer(null, loading, { name: null }, online)).toBe('');
});

test('a key is kept by the name of the person, else by the e-mail address', () => {
  const members = list({ stina, olle: { name: null } });
  expect(signerName(members, 'stina', 'stina@a.example', online)).toBe('Stina Berg');
  expect(signerName(members, 'olle', 'olle@a.example', online)).toBe('olle@a.example');
  expect(signerName(loading, 'stina', 'stina@a.example', online)).toBeNull();
  expect(signerName(list({}, true), 'stina', 'stina@a.example', online)).toBeNull();
  expect(signerName(list({}, true), 'stina', 'stina@a.example', offline)).toBe('stina@a.example');
  expect(signerName(list({}), 'stina', '', online)).toBeNull();
});

test('a workshop stays as it was, and nothing but the name is known of another one', () => {
  const former = { name: 'Ekens bil', organisationNumber: '5566778899', city: 'Lund' };
  const now = { ...former, city: 'Malmö' };
  expect(workshopNamed('Ekens bil', [former, now])).toEqual(former);
  expect(workshopNamed('Ekens bil', [now])).toEqual(now);
  expect(workshopNamed('Bilhörnan', [former, now])).toEqual({
    ...{ name: 'Bilhörnan', organisationNumber: null, city: null },
  });
});
