import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDuration, parseDuration } from '@/domain/values/duration';

test.each([
  ['90', 90],
  ['90 min', 90],
  ['90 minuter', 90],
  ['1:30', 90],
  ['1 h 30 min', 90],
  ['1h30', 90],
  ['1 tim. 30 min.', 90],
  ['1,5 h', 90],
  ['1.5h', 90],
  ['1,1 h', 66],
  ['0,25 timmar', 15],
  ['2 h', 120],
  ['0', 0],
])('%s is read as %i minutes', (text, value) => {
  expect(parseDuration(text)).toEqual({ ok: true, value });
});

const examples = 'Skriv minuter eller timmar, till exempel 90, 1:30 eller 1,5 h.';

test.each([
  ['', 'Fyll i hur lång tid det tar.'],
  ['−5', 'Tiden får inte vara negativ.'],
  ['1,5', examples],
  ['en timme', examples],
  ['1e3', examples],
  ['999999', examples],
  ['1:60', 'Minuterna efter timmen ska vara högst 59.'],
  ['0,33 h', 'Ange tiden i hela minuter.'],
])('%s is refused: %s', (text, message) => {
  expect(parseDuration(text)).toEqual({ ok: false, message });
});

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
  [1500, '25 h'],
  [718_500, '11 975 h'],
])('%i minutes are shown as %s', (minutes, shown) => {
  expect(formatDuration(minutes)).toBe(shown.replaceAll(' ', '\u00a0'));
});

test('a shown duration reads back as the same minutes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000 }), (minutes) => {
      expect(parseDuration(formatDuration(minutes))).toEqual({ ok: true, value: minutes });
    }),
  );
});
