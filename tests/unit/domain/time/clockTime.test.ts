import { expect, test } from 'vitest';
import { clockText, formatClockTime, parseClockTime } from '@/domain/time/clockTime';

test.each([
  ['07:00', 420],
  ['7', 420],
  ['7.30', 450],
  ['0730', 450],
  ['730', 450],
  ['800', 480],
  ['8,30', 510],
  ['8 30', 510],
  ['kl. 8', 480],
  ['Kl 16.15', 975],
  ['00:00', 0],
  ['24:00', 1440],
])('%s is read as %i minutes from midnight', (text, value) => {
  expect(parseClockTime(text)).toEqual({ ok: true, value });
});

test.each([
  ['', 'Fyll i ett klockslag.'],
  ['sju', 'Skriv klockslaget som 07:00.'],
  ['8 pm', 'Skriv klockslaget som 07:00.'],
  ['-7', 'Skriv klockslaget som 07:00.'],
  ['24:01', 'Klockslaget finns inte.'],
  ['12:60', 'Klockslaget finns inte.'],
])('%s is refused: %s', (text, message) => {
  expect(parseClockTime(text)).toEqual({ ok: false, message });
});

test('every minute of the day reads back from what is shown', () => {
  for (let minutes = 0; minutes <= 1440; minutes += 1) {
    expect(parseClockTime(formatClockTime(minutes))).toEqual({ ok: true, value: minutes });
  }
  expect(formatClockTime(425)).toBe('07:05');
});

test.each([
  ['8', '08:00'],
  ['800', '08:00'],
  ['0800', '08:00'],
  ['8.00', '08:00'],
  ['24', '24:00'],
  ['25', '25'],
  ['', ''],
])('%s becomes %s once it is typed', (text, shown) => {
  expect(clockText(text)).toBe(shown);
});
