import { expect, test } from 'vitest';
import {
  countedTimes,
  type JobTime,
  jobTimeId,
  pausedOn,
  runningJob,
  soldMinutes,
  stoppedTime,
  workedMinutes,
} from '@/domain/order/jobTime';

const at = (clock: string) => new Date(`2026-11-23T${clock}:00Z`);
const job = { staffId: 'p1', orderId: '1042', startedAt: at('08:00'), isForOther: false };
const time = (id: string, from: string, to: string, rest: Partial<JobTime> = {}) => ({
  id,
  pending: false,
  data: {
    ...{ staffId: 'p1', orderId: '1042', startedAt: at(from), endedAt: at(to) },
    ...{ isForOther: false, corrects: null, createdBy: 'kim', createdAt: at(to), ...rest },
  },
});

test('a person is on one job, or on none', () => {
  const stamps = { createdAt: at('07:00'), updatedAt: at('08:00') };
  const { staffId, ...data } = job;
  expect(runningJob({ id: staffId, pending: false, data: { ...data, ...stamps } })).toEqual(job);
  const none = { orderId: null, startedAt: null, isForOther: false, ...stamps };
  expect(runningJob({ id: staffId, pending: false, data: none })).toBeNull();
});

test('two devices that stop the same clock make the same time', () => {
  expect(jobTimeId(job)).toBe(`p1_${at('08:00').getTime()}`);
});

test('a stopped clock makes a time, which says whether somebody else was at the clock', () => {
  const made = { ...job, endedAt: at('09:30'), corrects: null };
  expect(stoppedTime(job, at('09:30'), false)).toEqual({ ...made, isForOther: false });
  expect(stoppedTime(job, at('09:30'), true).isForOther).toBe(true);
  expect(stoppedTime({ ...job, isForOther: true }, at('09:30'), false).isForOther).toBe(true);
});

test('a clock that another device started a little ahead makes no negative time', () => {
  expect(stoppedTime(job, at('07:58'), false).endedAt).toEqual(job.startedAt);
});

test('a job is paused while lines of the person are left in work, and no clock runs', () => {
  const line = 'labour|1000|h|100|0|25|p1|accepted|100|todo|Bromsbyte';
  const order = { stage: 'working' as const, lines: { a: line } };
  const times = [
    time('a', '08:00', '09:30'),
    time('b', '10:00', '10:10'),
    time('c', '08:00', '08:30', { staffId: 'p2' }),
  ];
  expect(pausedOn(order, times, [])).toEqual([{ staffId: 'p1', minutes: 100 }]);
  const nobodys = { ...order, lines: { a: line.replace('p1', '') } };
  expect(pausedOn(nobodys, times, [job])).toEqual([{ staffId: 'p2', minutes: 30 }]);
  expect(pausedOn({ ...order, stage: 'checking' }, times, [])).toEqual([]);
  expect(pausedOn({ ...order, lines: { a: line.replace('todo', 'done') } }, times, [])).toEqual([]);
});

test('a time counts as its latest correction has it', () => {
  const times = [
    time('b', '10:00', '11:00'),
    time('c2', '08:00', '08:45', { corrects: 'a', createdAt: at('12:30') }),
    time('a', '08:00', '09:30'),
    time('c1', '08:00', '09:00', { corrects: 'a', createdAt: at('12:00') }),
  ];
  const counted = countedTimes(times);
  expect(counted.map(({ id, correction }) => [id, correction?.endedAt])).toEqual([
    ['a', at('08:45')],
    ['b', undefined],
  ]);
  expect(workedMinutes(counted)).toBe(105);
});

test('what is sold by the hour is labour that was not declined', () => {
  const hours = { kind: 'labour', unit: 'h', milliQty: 1500, answer: 'open' } as const;
  const lines = [
    hours,
    { ...hours, milliQty: 250, answer: 'accepted' as const },
    { ...hours, answer: 'declined' as const },
    { ...hours, unit: 'st' as const },
    { ...hours, kind: 'sublet' as const },
  ];
  expect(soldMinutes(lines)).toBe(105);
});
