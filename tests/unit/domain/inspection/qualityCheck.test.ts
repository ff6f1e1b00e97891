import { describe, expect, it } from 'vitest';
import type { JobTime } from '@/domain/order/jobTime';
import { newInspection } from '@/domain/inspection/inspection';
import { checkFault, redAtCheck } from '@/domain/inspection/qualityCheck';

const line = 'labour|1000|h|100|0|25|kim|accepted|100|done|Bromsbyte';
const order = { stage: 'checking' as const, sentBy: 'vera', lines: { a: line } };
const time: JobTime = {
  ...{ staffId: 'kim', orderId: '1042', isForOther: false, corrects: null },
  ...{ startedAt: new Date(0), endedAt: new Date(1), createdBy: 'vera', createdAt: new Date(1) },
};
const bo = { uid: 'bosse', staffId: 'bo', times: [time] };
const worked = /^Den som har arbetat med ordern/;

describe('an order that somebody else checks', () => {
  it('becomes ready by somebody who has not worked on it', () => {
    expect(checkFault(order, 'ready', bo)).toBeNull();
    expect(checkFault(order, 'ready', { ...bo, staffId: null })).toBeNull();
  });

  it('does not become ready by whoever sent it, did a line or worked on it', () => {
    expect(checkFault({ ...order, sentBy: 'bosse' }, 'ready', bo)).toMatch(worked);
    expect(checkFault(order, 'ready', { ...bo, staffId: 'kim', times: [] })).toMatch(worked);
    const own = [{ ...time, staffId: 'bo' }];
    expect(checkFault(order, 'ready', { ...bo, times: own })).toMatch(worked);
    const stamped = [{ ...time, createdBy: 'bosse' }];
    expect(checkFault(order, 'ready', { ...bo, times: stamped })).toMatch(worked);
    const forOther = [{ ...time, createdBy: 'bosse', isForOther: true }];
    expect(checkFault(order, 'ready', { ...bo, times: forOther })).toBeNull();
  });

  it('is sent to be checked first', () => {
    expect(checkFault({ ...order, stage: 'working' }, 'ready', bo)).toMatch(/till kontroll\.$/);
    expect(checkFault({ ...order, sentBy: null }, 'ready', bo)).toMatch(/^Det syns inte vem/);
    expect(checkFault(order, 'ready', null)).toMatch(/på arbetsorderns sida\.$/);
  });

  it('takes its other steps as usual', () => {
    expect(checkFault(order, 'working', null)).toBeNull();
    expect(checkFault({ ...order, stage: 'closed' }, 'ready', null)).toBeNull();
  });
});

describe('what is red at a check', () => {
  const points = [
    { group: '', text: 'Provkörning', unit: '' },
    { group: '', text: 'Belägg', unit: 'mm' },
  ];
  const made = (minute: number, state: string, isCheck = true) => ({
    ...newInspection('1042', 'Kontroll', points, isCheck),
    ...{ judged: { p00: 'green|bo|1795420800000', p01: `${state}|bo|1795420800000` } },
    ...{ measured: { p01: '2000' }, notes: { p01: 'Gnisslar' } },
    ...{ createdAt: new Date(minute * 60_000), updatedAt: new Date(minute * 60_000) },
  });

  it('is told of the latest check alone', () => {
    const red = 'Rött i kontrollen: Belägg, 2 mm, Gnisslar';
    expect(redAtCheck([made(1, 'red')])).toBe(red);
    expect(redAtCheck([made(1, 'red'), made(2, 'amber')])).toBeNull();
    expect(redAtCheck([made(1, 'green'), made(2, 'red')])).toBe(red);
    expect(redAtCheck([made(1, 'red', false)])).toBeNull();
    expect(redAtCheck([])).toBeNull();
  });

  it('fits into the reason of a step', () => {
    const long = newInspection(
      '1042',
      'Kontroll',
      Array.from({ length: 9 }, () => ({ group: '', text: 'å'.repeat(100), unit: '' })),
      true,
    );
    const judged = Object.fromEntries(
      Object.keys(long.points).map((id) => [id, 'red|bo|1795420800000']),
    );
    const stamps = { createdAt: new Date(0), updatedAt: new Date(0) };
    expect(redAtCheck([{ ...long, judged, ...stamps }])).toHaveLength(200);
  });
});
