import { expect, test, vi } from 'vitest';
import { type PendingWrite, readEntry } from '@/data/sync/outbox';
import { writtenText } from '@/domain/collections/writtenText';

const startedAt = new Date('2026-11-20T08:00:00Z');
const path = 'workshops/w/services/s1';
const textOf = (entry: PendingWrite | null) => writtenText(entry?.changes ?? [], () => null);

test('reads an older entry that does not name what its changes were typed over', () => {
  const changes = [{ kind: 'update', path, values: { name: 'Däckbyte' } }];
  const entry = { id: 'w1', uid: 'olle', tab: 't1', label: 'Tjänsten', changes, startedAt };
  expect(readEntry({ ...entry, refused: false })).toEqual({
    ...entry,
    ...{ refused: false, cache: null },
  });
});

test('an entry in another form is shown with all that was typed', () => {
  const other = { kind: 'replace', path, values: { name: 'Däckbyte' }, reason: 'Nytt namn' };
  const known = { kind: 'update', path, values: { minutes: 90 } };
  const entry = { id: 'w1', uid: 'olle', label: 'Tjänsten', startedAt, state: 3 };
  const read = readEntry({ ...entry, changes: [other, known] });
  expect(read).toMatchObject({
    id: 'w1',
    uid: 'olle',
    label: 'Tjänsten',
    startedAt,
    refused: true,
  });
  expect(textOf(read)).toMatch(/^Namn: Däckbyte$/m);
  expect(textOf(read)).toMatch(/^reason: Nytt namn$/m);
  expect(textOf(read)).toMatch(/^Tid: 1.h.30.min$/m);
});

test('an entry without changes is shown as it is', () => {
  const read = readEntry({ id: 'w1', uid: 'olle', written: { name: 'Däckbyte' } });
  expect(read).toMatchObject({ label: 'Något som skrevs i en annan version av appen' });
  expect(textOf(read)).toContain('Däckbyte');
  expect(textOf(readEntry({ id: 'w1', uid: 'olle', changes: ['Däckbyte'] }))).toContain('Däckbyte');
});

test('what belongs to nobody is left alone', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  expect(readEntry({ name: 'Däckbyte' })).toBeNull();
  expect(report).toHaveBeenCalledOnce();
  report.mockRestore();
});
