import { expect, it } from 'vitest';
import { ownChanges, theirChanges } from '@/data/sync/conflicts';
import type { Change, PendingWrite } from '@/data/sync/outbox';
import { splitConflict } from '@/domain/collections/baseValues';

const path = 'workshops/w/staffIdentities/bo';
const own = { kind: 'swedish', number: '197010632391' };
const theirs = { kind: 'foreign', number: 'PL 44051401359' };

const refused = (change: Change): PendingWrite => ({
  ...{ id: 'w', uid: 'olle', tab: 't', label: 'En ändring', changes: [change] },
  ...{ startedAt: new Date(0), refused: true, cache: null },
});

it('splits no kind from its number', () => {
  const base = { number: '198507099805' };
  expect(splitConflict({ path, values: own, base }, theirs)).toEqual({
    ...{ free: null, conflicting: [{ values: own, base: theirs }] },
  });
});

it('stamps the staff card of a chosen number, so that other devices read it', () => {
  const change = { kind: 'update' as const, path, values: own, base: theirs };
  expect(ownChanges(refused(change))).toEqual([
    change,
    { kind: 'update', path: 'workshops/w/staff/bo', values: {} },
  ]);
});

it('tells the history of steps of an order that are chosen, or taken back', () => {
  const [path, events] = ['workshops/w/workOrders/1042', 'workshops/w/orderEvents/'];
  const values = { stage: 'ready', waitingFor: null };
  const base = { stage: 'checking', waitingFor: 'parts' };
  const write = refused({ kind: 'update', path, values, base });
  const told = (kind: string, before: string | null, after: string | null) => ({
    ...{ kind: 'create', path: expect.stringContaining(events) },
    values: expect.objectContaining({ orderId: '1042', kind, before, after }),
  });
  expect(ownChanges(write)).toEqual([
    write.changes[0],
    told('stage', 'checking', 'ready'),
    told('waiting', 'parts', null),
  ]);
  expect(theirChanges(write)[1]).toEqual(told('stage', 'ready', 'checking'));
});
