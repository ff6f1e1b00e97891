import { expect, test } from 'vitest';
import { type Inspection, newInspection } from '@/domain/inspection/inspection';
import { lineIdOf } from '@/domain/inspection/inspectionEdit';
import { undecidedReds } from '@/domain/inspection/redPoints';
import type { Entry } from '@/domain/values/live';

const texts = ['Torkare', 'Vindruta', 'Däck', 'Bromsar', 'Lampor'];
const templates = texts.map((text) => ({ group: '', text, unit: '' }));
/** An inspection whose first points are judged as given. */
function inspected(id: string, states: string[], isCheck = false): Entry<Inspection> {
  const fields = newInspection('1042', 'Verkstad', templates, isCheck);
  const judged = states.map((state, place) => [`p0${place}`, `${state}|kim|1795420800000`]);
  const at = new Date('2026-11-20T08:00:00Z');
  const stamps = { createdAt: at, updatedAt: at, base: {} };
  return { id, pending: false, data: { ...fields, ...stamps, judged: Object.fromEntries(judged) } };
}

test('red points count until the customer has answered about their line', () => {
  const line = (answer: string) => `labour|1000|h|0|0|25||${answer}||todo|Rad`;
  const lines = {
    [lineIdOf('1042_k', 'p02')]: line('open'),
    [lineIdOf('1042_k', 'p03')]: line('declined'),
    [lineIdOf('1042_k', 'p04')]: line('accepted').replace('accepted|', 'accepted|0'),
  };
  const inspectionId = '1042_k';
  const one = inspected(inspectionId, ['green', 'red', 'red', 'red', 'red']);
  expect(undecidedReds({ lines }, [one])).toEqual([
    { inspectionId, pointId: 'p01', text: 'Vindruta', why: 'har ingen rad än' },
    { inspectionId, pointId: 'p02', text: 'Däck', why: 'kunden har inte svarat' },
  ]);
});

test('what was red at a check is forgotten once the next check has been made', () => {
  const [first, next] = [inspected('1042_a', ['red'], true), inspected('1042_b', ['green'], true)];
  const why = 'rött i kontrollen';
  expect(undecidedReds({ lines: {} }, [first])).toMatchObject([{ text: 'Torkare', why }]);
  expect(undecidedReds({ lines: {} }, [next, first])).toEqual([]);
});
