import { describe, expect, it } from 'vitest';
import type { PendingWrite } from '@/data/sync/outbox';
import { byStart, startAfter } from '@/data/sync/writeOrder';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const write = (id: string, startedAt: Date): PendingWrite => ({
  ...{ id, uid: 'olle', tab: 't1', label: id, changes: [], refused: false, cache: null },
  startedAt,
});

describe('The order of writes', () => {
  it('is that of the clock', () => {
    expect(startAfter([write('first', at('08:00'))], at('08:01'))).toEqual(at('08:01'));
    expect(startAfter([], at('08:01'))).toEqual(at('08:01'));
  });

  it('is not turned by a clock that is set back, nor lost within a millisecond', () => {
    const first = write('first', at('08:00'));
    const second = write('second', startAfter([first], at('07:00')));
    const third = write('third', startAfter([first, second], at('07:00')));
    const inOrder = [third, first, second].toSorted(byStart).map(({ id }) => id);
    expect(inOrder).toEqual(['first', 'second', 'third']);
  });
});
