import { expect, test } from 'vitest';
import { correctedStamp } from '@/domain/ledger/stamps';
import { at, builtLedger, ledgerOfKim } from './builtLedger';

test('a stamp counts with its own time, and its corrections change that', async () => {
  const { stamps, stamp, correct } = await ledgerOfKim();
  const event = await stamp('in', '2026-11-20 07:10');
  const first = await correct(event, '2026-11-20 08:00', '2026-11-20 07:00');
  expect(stamps()).toMatchObject([
    { id: event.id, kind: 'in', at: at('2026-11-20 07:00'), corrections: [first] },
  ]);

  // The latest counts, whether it names the stamp or the correction.
  const second = await correct(first, '2026-11-20 09:00', '2026-11-20 06:50');
  const third = await correct(event, '2026-11-20 10:00', '2026-11-20 06:55');
  expect(stamps()).toMatchObject([
    { at: at('2026-11-20 06:55'), corrections: [first, second, third], event },
  ]);
});

test('a stamp that is struck out has no time, until another correction gives it one', async () => {
  const { stamps, stamp, correct } = await ledgerOfKim();
  const event = await stamp('in', '2026-11-20 07:10');
  const struck = await correct(event, '2026-11-20 08:00', null);
  expect(stamps()).toMatchObject([{ at: null }]);
  await correct(struck, '2026-11-20 09:00', '2026-11-20 07:10');
  expect(stamps()).toMatchObject([{ at: at('2026-11-20 07:10') }]);
});

test('stamps are in the order of the times that count', async () => {
  const { stamps, stamp, addLater, correct } = await ledgerOfKim();
  const first = await stamp('in', '2026-11-20 07:00');
  const second = await stamp('in', '2026-11-20 13:00');
  const added = await addLater('out', '2026-11-20 13:01', '2026-11-20 12:00');
  const struck = await stamp('out', '2026-11-20 09:00');
  await correct(struck, '2026-11-20 16:00', null);
  expect(stamps().map(({ id }) => id)).toEqual([first.id, struck.id, added.id, second.id]);
});

test('events of nobody and of other kinds are no stamps', async () => {
  const { stamps, add, kim } = await ledgerOfKim();
  await add('note', '2026-11-20 07:00', { personId: kim, reason: 'Möte' });
  await add('inspection', '2026-11-20 08:00');
  await add('in', '2026-11-20 09:00');
  expect(stamps()).toEqual([]);
});

test('a correction of a missing event or of itself corrects nothing', async () => {
  const { ledger, stamps, stamp, correct } = await ledgerOfKim();
  const event = await stamp('in', '2026-11-20 07:10');
  const lost = await correct(event, '2026-11-20 08:00', '2026-11-20 07:00');
  ledger.events.splice(0, 1);
  expect(stamps()).toEqual([]);
  expect(correctedStamp(lost, new Map([[lost.id, lost]]))).toBeUndefined();

  const round = { ...lost, data: { ...lost.data, correctsId: lost.id } };
  expect(correctedStamp(round, new Map([[round.id, round]]))).toBeUndefined();
});

test('two devices that stamp at the same moment always come in the same order', async () => {
  const built = builtLedger();
  const kim = await built.person({ key: 'kim' });
  const [one, other] = [built.device('a'), built.device('b')];
  await other('out', '2026-11-20 07:00', { personId: kim });
  await one('in', '2026-11-20 07:00', { personId: kim });
  const order = built.stamps().map(({ id }) => id);
  built.ledger.events.reverse();
  expect(built.stamps().map(({ id }) => id)).toEqual(order);
});
