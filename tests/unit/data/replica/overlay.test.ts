import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { PendingWrite } from '@/data/sync/outbox';
import type { Entry } from '@/domain/values/live';
import { overlayOf } from '@/data/replica/overlay';

const schema = v.object({ name: v.string(), createdAt: v.date(), updatedAt: v.date() });
type Card = v.InferOutput<typeof schema>;

const at = new Date('2026-11-20T08:00:00Z');
const card = (name: string): Entry<Card> => ({
  id: 'c1',
  data: { name, createdAt: at, updatedAt: at },
  pending: false,
});

function write(...changes: PendingWrite['changes']): PendingWrite {
  const id = crypto.randomUUID();
  return {
    id,
    uid: 'olle',
    tab: 't1',
    label: 'Kort',
    changes,
    startedAt: at,
    refused: false,
    cache: null,
  };
}
const path = 'cards/c1';
const rename = (name: string) => write({ kind: 'update', path, values: { name } });

function laidOver(...entries: Entry<Card>[]) {
  const base = new Map(entries.map((entry) => [entry.id, entry]));
  const overlay = overlayOf('cards', base, schema, 'olle');
  const name = () => overlay.get('c1')?.data.name;
  return { base, overlay, name };
}

test('a change lies over the document and leaves it alone', () => {
  const { base, overlay, name } = laidOver(card('Anna'));
  overlay.update([rename('Anna Lind')], []);
  expect(name()).toBe('Anna Lind');
  expect(base.get('c1')?.data.name).toBe('Anna');
});

test('several changes of a document lie over each other in their order', () => {
  const { overlay, name } = laidOver();
  overlay.update([write({ kind: 'create', path, values: { name: 'A' } }), rename('B')], []);
  expect(name()).toBe('B');
});

test('a document that is created here has its creator, as it will on the server', () => {
  const entries = new Map<string, Entry<v.InferOutput<typeof signed>>>();
  const signed = v.object({ ...schema.entries, createdBy: v.string() });
  const overlay = overlayOf('cards', entries, signed, 'olle');
  overlay.update([write({ kind: 'create', path, values: { name: 'A' } })], []);
  expect(overlay.get('c1')?.data).toMatchObject({ name: 'A', createdBy: 'olle' });
});

test('writes to other collections are nothing to this one', () => {
  const { overlay, name } = laidOver();
  const other = write({ kind: 'create', path: 'cardsOf/c1', values: { name: 'A' } });
  expect(overlay.update([other], [])).toEqual([]);
  expect(name()).toBeUndefined();
});

test('an entry stays the same for as long as nothing about it is different', () => {
  const { overlay } = laidOver(card('Anna'));
  const renaming = rename('B');
  overlay.update([renaming], []);
  const first = overlay.get('c1');
  const other = write({ kind: 'create', path: 'cards/c2', values: { name: 'C' } });
  expect(overlay.update([renaming, other], [])).toEqual(['c2']);
  expect(overlay.get('c1')).toBe(first);
});

test('a confirmed change stays until the server’s own document comes', () => {
  const { base, overlay, name } = laidOver(card('Anna'));
  expect(overlay.update([rename('B')], [])).toEqual(['c1']);
  expect(overlay.update([], [])).toEqual(['c1']);
  expect(overlay.update([], [])).toEqual([]);
  expect(name()).toBeUndefined();
  expect(base.get('c1')).toMatchObject({ data: { name: 'B' }, pending: true });
});

test('a confirmed change does not overwrite a newer document from the server', () => {
  const { base, overlay } = laidOver(card('Anna'));
  overlay.update([rename('B')], []);
  base.set('c1', card('C'));
  overlay.update([], []);
  expect(base.get('c1')?.data.name).toBe('C');
});

test('a refused change leaves the document as it was', () => {
  const { base, overlay, name } = laidOver(card('Anna'));
  const renaming = rename('B');
  overlay.update([renaming], []);
  overlay.update([], [{ ...renaming, refused: true }]);
  expect(name()).toBeUndefined();
  expect(base.get('c1')?.data.name).toBe('Anna');
});

test('a removed document is null, and gone when the removal is confirmed', () => {
  const { base, overlay } = laidOver(card('Anna'));
  const removal = write({ kind: 'delete', path });
  overlay.update([removal], []);
  expect(overlay.get('c1')).toBeNull();
  expect(base.has('c1')).toBe(true);
  expect(overlay.update([], [])).toEqual(['c1']);
  expect(overlay.get('c1')).toBeUndefined();
  expect(base.has('c1')).toBe(false);
});

test('a refused removal leaves the document as it was', () => {
  const { base, overlay } = laidOver(card('Anna'));
  const removal = write({ kind: 'delete', path });
  overlay.update([removal], []);
  overlay.update([], [removal]);
  expect(overlay.get('c1')).toBeUndefined();
  expect(base.get('c1')?.data.name).toBe('Anna');
});

test('a document that is removed and added again is the new one', () => {
  const { overlay, name } = laidOver(card('Anna'));
  const removal = write({ kind: 'delete', path });
  overlay.update([removal, write({ kind: 'create', path, values: { name: 'Bo' } })], []);
  expect(name()).toBe('Bo');
});
