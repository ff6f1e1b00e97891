import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { formatEventValue } from '@/domain/collections/orderCollections';
import {
  countsOf,
  formatPoint,
  groupsOf,
  inspectionDocument,
  newInspection,
  parsePoint,
  type Point,
  pointsOf,
  pointStates,
} from '@/domain/inspection/inspection';
import {
  inspectionEvent,
  lineIdOf,
  lineOfPoint,
  pointEdit,
} from '@/domain/inspection/inspectionEdit';
import {
  countText,
  formatMeasured,
  formatMilli,
  parseMeasured,
} from '@/domain/inspection/measured';
import { formatLine, parseLine } from '@/domain/order/orderLine';
import { formatToldPoint, parseToldPoint, pointChangeText } from '@/domain/inspection/toldPoint';

const at = new Date('2026-11-23T08:00:00Z');
const judged = `red|kim|${at.getTime()}`;
const point: Point = {
  ...{ group: 'Bromsar', unit: 'mm', text: 'Bromsbelägg fram', state: 'red', milliValue: 2500 },
  ...{ by: 'kim', at, photoIds: ['f1', 'f2'], note: 'Gnisslar' },
};
const untouched: Point = {
  ...point,
  ...{ state: 'unchecked', milliValue: null, by: null, at: null, photoIds: [], note: '' },
};
const told = 'Bromsar|mm|Bromsbelägg fram|red|2500|Gnisslar';
const text = fc.string({ unit: 'grapheme', maxLength: 300 });

describe('A stored point', () => {
  it('comes back whatever its template has', () => {
    const any = fc.record({
      ...{ group: text, text: text.map((each) => `x${each}`) },
      unit: fc.constantFrom('', 'mm', '°C'),
    });
    fc.assert(
      fc.property(any, (each) => {
        const written = formatPoint(each);
        const read = parsePoint(written);
        expect(read && formatPoint(read)).toBe(written);
        expect(written).not.toMatch(/[\n\r]/);
      }),
    );
  });

  it.each(['', 'Bromsar|mm', 'Bromsar|mm|', 'Bromsar|mm|Belägg|x', 'Bromsar|mm|Belägg\n'])(
    'is not read from %j',
    (stored) => {
      expect(parsePoint(stored)).toBeNull();
    },
  );
});

describe('An inspection', () => {
  const made = newInspection('1042', 'Verkstad', [
    { group: 'Bromsar', text: 'Belägg | fram', unit: 'mm' },
    { group: 'Bromsar', text: 'Skivor', unit: '' },
    { group: 'Däck', text: 'Lufttryck', unit: 'bar' },
  ]);
  const stamps = { createdAt: at, updatedAt: at };

  it('begins with the points of its template, which nobody has looked at', () => {
    expect(made).toEqual({
      orderId: '1042',
      templateName: 'Verkstad',
      isCheck: false,
      points: {
        p00: 'Bromsar|mm|Belägg / fram',
        p01: 'Bromsar||Skivor',
        p02: 'Däck|bar|Lufttryck',
      },
      ...{ judged: {}, measured: {}, notes: {}, photos: {} },
    });
    for (const each of pointsOf(made)) {
      expect(each.point).toMatchObject({
        state: 'unchecked',
        milliValue: null,
        by: null,
        at: null,
      });
    }
  });

  it('has what was found at each of its points', () => {
    const found = {
      ...{ points: { a: 'Bromsar|mm|Bromsbelägg fram', b: 'Bromsar||Skivor' } },
      ...{ judged: { a: judged }, measured: { a: '2500' }, notes: { a: 'Gnisslar' } },
      photos: { f2: 'a', f1: 'a', f3: 'b' },
    };
    expect(pointsOf(found)).toEqual([
      { id: 'a', point },
      { id: 'b', point: { ...untouched, unit: '', text: 'Skivor', photoIds: ['f3'] } },
    ]);
  });

  it.each([
    { points: { p00: 'Bromsar|mm' } },
    { judged: { p00: 'blue|kim|1795420800000' } },
    { judged: { p00: 'red||1795420800000' } },
    { judged: { p00: 'red|kim|' } },
    { measured: { p00: '2,5' } },
    { measured: { p00: '-0' } },
    { notes: { p00: 7 } },
    { photos: { f1: '' } },
  ])('cannot be read with %j', (odd) => {
    expect(v.is(inspectionDocument, { ...made, ...stamps })).toBe(true);
    expect(v.is(inspectionDocument, { ...made, ...stamps, ...odd })).toBe(false);
  });

  it('has its points under their headings, in the order of the template', () => {
    const groups = groupsOf(pointsOf(made));
    expect(
      groups.map(({ id, group, points }) => [id, group, points.map((each) => each.id)]),
    ).toEqual([
      ['p00', 'Bromsar', ['p00', 'p01']],
      ['p02', 'Däck', ['p02']],
    ]);
    const sixty = newInspection(
      '1042',
      'Stor',
      Array.from({ length: 60 }, (_, n) => ({ group: '', text: `Punkt ${n}`, unit: '' })),
    );
    expect(pointsOf(sixty).map((each) => each.point.text)).toEqual(
      Array.from({ length: 60 }, (_, n) => `Punkt ${n}`),
    );
  });

  it('counts its points by state, the worst first', () => {
    const counts = countsOf(pointsOf({ ...made, judged: { p01: judged } }));
    expect(counts.map(countText)).toEqual(['1 röd', '2 ej kontrollerade']);
    expect(countText({ state: 'red', count: 2 })).toBe('2 röda');
  });

  it('writes only what was done at a point, by the own key of the point', () => {
    const entry = { id: 'a', point: untouched };
    expect(pointEdit(entry, { state: 'red', by: 'kim', at })).toMatchObject({
      values: { 'judged.a': judged },
      event: { before: formatToldPoint(untouched), after: 'Bromsar|mm|Bromsbelägg fram|red||' },
    });
    expect(pointEdit(entry, { milliValue: 2500 }).values).toEqual({ 'measured.a': '2500' });
    expect(pointEdit(entry, { milliValue: 0 }).values).toEqual({ 'measured.a': '0' });
    expect(pointEdit(entry, { milliValue: null }).values).toEqual({ 'measured.a': null });
    expect(pointEdit(entry, { note: 'Läcker | ' }).values).toEqual({ 'notes.a': 'Läcker /' });
    expect(pointEdit({ id: 'a', point }, { note: '' })).toEqual({
      values: { 'notes.a': null },
      event: {
        ...{ kind: 'point', lineId: 'a', reason: null },
        ...{ before: told, after: 'Bromsar|mm|Bromsbelägg fram|red|2500|' },
      },
    });
    expect(inspectionEvent('Däck')).toMatchObject({ kind: 'inspection', after: 'Däck' });
  });

  it('makes a line of a point, open and without a price, under one id for everybody', () => {
    const line = lineOfPoint(point, 'kim');
    expect(formatLine(line)).toBe('labour|1000|h|0|0|25|kim|open||todo|Bromsbelägg fram, 2,5 mm');
    const long = lineOfPoint({ ...point, text: 'å'.repeat(120) }, null);
    expect(parseLine(formatLine(long))?.text).toBe('å'.repeat(120));
    expect(lineIdOf('1042_m1abc-x9Yz', 'p03')).toBe('m1abc-x9Yz-p03');
  });
});

describe('A point of the history', () => {
  it('tells what was found, and of a change what was found before', () => {
    expect(formatToldPoint(point)).toBe(told);
    expect(pointChangeText(formatToldPoint(untouched), told)).toBe(
      'Bromsbelägg fram: Ej kontrollerad → Röd – åtgärda, 2,5\u00a0mm (Gnisslar)',
    );
    expect(pointChangeText(null, told)).toMatch(/^Bromsbelägg fram: Röd/);
    expect(formatEventValue(told)).toMatch(/^Bromsbelägg fram: Röd – åtgärda/);
  });

  it('comes back whatever is typed at it', () => {
    const any = fc.record({
      ...{ group: text, note: text, text: text.map((each) => `x${each}`) },
      unit: fc.constantFrom('', 'mm', '°C'),
      state: fc.constantFrom(...pointStates),
      milliValue: fc.option(fc.integer({ min: -9_999_999, max: 9_999_999 })),
    });
    fc.assert(
      fc.property(any, (each) => {
        const written = formatToldPoint(each);
        const read = parseToldPoint(written);
        expect(read && formatToldPoint(read)).toBe(written);
        expect(written.length).toBeLessThanOrEqual(500);
      }),
    );
  });

  it.each(['', `${told}|x`, told.replace('|red|', '|blue|'), told.replace('2500', '2,5')])(
    'is not read from %j',
    (odd) => {
      expect(parseToldPoint(odd)).toBeNull();
    },
  );
});

describe('A measured value', () => {
  it.each([
    ['2,5', 2500],
    ['2.5', 2500],
    [' 12,6 V', 12_600],
    ['12.6v', 12_600],
    ['-35', -35_000],
    ['−35,5', -35_500],
    ['0', 0],
    ['-0', 0],
    ['', null],
    ['V', null],
    ['9999,999', 9_999_999],
  ])('%j is %j', (typed, value) => {
    expect(parseMeasured(typed, 'V')).toEqual({ ok: true, value });
  });

  it.each([
    'x',
    '2,5 mm',
    '1e3',
    '10000',
    '2,5,5',
    '--2',
    '1,2345',
    '<img src=x onerror=alert(1)>',
  ])('%j is refused', (typed) => {
    expect(parseMeasured(typed, 'V').ok).toBe(false);
  });

  it('is read back as it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), (milli) => {
        expect(parseMeasured(formatMilli(milli), 'mm')).toEqual({ ok: true, value: milli });
      }),
    );
    expect(formatMilli(null)).toBe('');
    expect(formatMeasured({ milliValue: null, unit: 'mm' })).toBe('');
    expect(formatMeasured({ milliValue: -35_000, unit: '°C' })).toBe('-35\u00a0°C');
  });
});
