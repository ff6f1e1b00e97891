import { expect, test } from 'vitest';
import type { Delivery } from '@/data/sync/arrival';
import type { PendingWrite } from '@/data/sync/outbox';
import { type Asked, settled } from '@/data/sync/settled';

/** A write of a booking's status at a minute past eight, stored in a copy. */
function asked(minute: number, delivery: Delivery, cache: string | null, id = 'a'): Asked {
  const each: PendingWrite = {
    ...{ id: `${minute}`, uid: 'olle', tab: 't1', label: 'Bokningen', refused: false, cache },
    changes: [{ kind: 'update', path: `workshops/w/bookings/${id}`, values: { status: 'done' } }],
    startedAt: new Date(Date.UTC(2026, 10, 20, 8, minute)),
  };
  return { each, delivery };
}

const outcomes = (all: Asked[]) => all.map((one) => settled(one, all, 'now'));

test('a write that arrived is done, and one that the server lacks is refused', () => {
  const all = [asked(1, 'arrived', 'now'), asked(2, 'replaced', 'now'), asked(3, 'missing', 'now')];
  expect(outcomes(all)).toEqual(['done', 'done', 'refused']);
});

test('writes of a wiped copy are sent again, also those that later ones replace', () => {
  const all = [asked(1, 'replaced', 'former'), asked(2, 'missing', null)];
  expect(outcomes(all)).toEqual(['unsent', 'unsent']);
});

test('nothing is written over a later write of the same document that has arrived', () => {
  const all = [
    asked(1, 'replaced', 'former'),
    asked(2, 'missing', 'former', 'b'),
    asked(3, 'arrived', 'former'),
  ];
  expect(outcomes(all)).toEqual(['done', 'unsent', 'done']);
});

test('a replaced write of another document is sent before the write that replaces it', () => {
  const all = [
    asked(1, 'replaced', 'former'),
    asked(2, 'arrived', 'former', 'b'),
    asked(3, 'missing', 'former'),
  ];
  expect(outcomes(all)).toEqual(['unsent', 'done', 'unsent']);
});
