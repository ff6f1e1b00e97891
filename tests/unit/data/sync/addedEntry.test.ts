import { expect, test } from 'vitest';
import { notWrittenOver } from '@/data/sync/arrival';
import { createdFor } from '@/data/sync/createdFor';
import type { Change } from '@/data/sync/outbox';

const path = 'workshops/w/serviceBooks/v1_1';
const add = (entry: string, values: Record<string, unknown> = {}): Change => ({
  ...{ kind: 'add', path, entry, values },
  document: { vehicleId: 'v1', correctedIn: null },
});
const car: Change = { kind: 'update', path: 'workshops/w/vehicles/v1', values: { book: null } };

test('an entry shows whether its write has arrived, whatever became of the rest since', () => {
  const later: Change[] = [add('e2'), car];
  expect(notWrittenOver([add('e1'), car], later)).toEqual([add('e1')]);
});

test('an entry is written again when the write of its correction is refused', () => {
  const correction = add('e2', { correctsId: 'e1' });
  expect(createdFor([correction], [add('e1'), car])).toEqual([add('e1')]);
  expect(createdFor([correction], [add('e3'), car])).toEqual([]);
  expect(createdFor([correction], [add('e1')])).toEqual([]);
});

test('the key that signed an entry is written again', () => {
  const key: Change = { kind: 'create', path: 'workshops/w/signingKeys/k1', values: {} };
  const signed = add('e1', { signature: { keyId: 'k1', value: 'x' } });
  expect(createdFor([signed], [key, car])).toEqual([key]);
});
