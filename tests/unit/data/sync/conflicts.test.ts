import { expect, it } from 'vitest';
import { ownChanges } from '@/data/sync/conflicts';
import { parted } from '@/domain/collections/typedOver';

const path = 'workshops/w/staffIdentities/bo';
const own = { kind: 'swedish', number: '197010632391' };
const theirs = { kind: 'foreign', number: 'PL 44051401359' };

it('parts no kind from its number', () => {
  const over = { number: '198507099805' };
  expect(parted({ path, values: own, over }, theirs)).toEqual({
    ...{ free: null, taken: [{ values: own, over: theirs }] },
  });
});

it('stamps the card of the person whose number is chosen, which tells other devices to read it', () => {
  const change = { kind: 'update' as const, path, values: own, over: theirs };
  const write = {
    ...{ id: 'w', uid: 'olle', tab: 't', label: 'Medarbetaren Bo', changes: [change] },
    ...{ startedAt: new Date(0), refused: true, cache: null },
  };
  expect(ownChanges(write)).toEqual([
    change,
    { kind: 'update', path: 'workshops/w/staff/bo', values: {} },
  ]);
});
