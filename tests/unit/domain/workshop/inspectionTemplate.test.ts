import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { inspectionTemplateDraft, templatePoints } from '@/domain/workshop/inspectionTemplate';
import { starterInspections } from '@/domain/workshop/starterInspections';

const faultOf = (points: unknown) => {
  const read = v.safeParse(inspectionTemplateDraft, { name: 'Verkstad', points, order: 0 });
  return read.success ? null : v.flatten(read.issues).nested?.points?.[0];
};

describe('The points of a template', () => {
  it('are one on each line, under headings, with the unit that is measured', () => {
    const text =
      'Skylt\nBromsar:\nBelägg fram (mm)\n\n  Skivor (fram)\nBatteri:\nVila (v)\nFrys (°C)';
    expect(templatePoints(text)).toEqual([
      { group: '', text: 'Skylt', unit: '' },
      { group: 'Bromsar', text: 'Belägg fram', unit: 'mm' },
      { group: 'Bromsar', text: 'Skivor (fram)', unit: '' },
      { group: 'Batteri', text: 'Vila', unit: 'V' },
      { group: 'Batteri', text: 'Frys', unit: '°C' },
    ]);
    expect(templatePoints('(mm)')).toEqual([{ group: '', text: '(mm)', unit: '' }]);
  });

  it('are at least one and at most sixty, none too long', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, n) => `Punkt ${n}`).join('\n');
    expect(faultOf('')).toBe('Skriv minst en punkt.');
    expect(faultOf('Bromsar:\n')).toMatch(/^Skriv minst en punkt\. En rad/);
    expect(faultOf(lines(60))).toBeNull();
    expect(faultOf(lines(61))).toBe('Högst 60 punkter; det är 61.');
    expect(faultOf(`${'å'.repeat(120)} (mm)`)).toBeNull();
    expect(faultOf('å'.repeat(121))).toMatch(/är för lång: högst 120 tecken\.$/);
    expect(faultOf(`${'å'.repeat(41)}:\nBelägg`)).toMatch(/är för lång: högst 40 tecken\.$/);
    expect(faultOf('x'.repeat(3901))).toBeTypeOf('string');
  });
});

describe('The starter set', () => {
  it('has one template for the workshop, one for tyres and one for the wash', () => {
    expect(
      starterInspections.map(({ name, points }) => [name, templatePoints(points).length]),
    ).toEqual([
      ['Verkstad', 30],
      ['Däck', 12],
      ['Tvätt', 13],
    ]);
    for (const template of starterInspections) {
      expect(v.parse(inspectionTemplateDraft, template)).toEqual(template);
    }
  });

  it('measures tread, pads and the battery', () => {
    const [workshop] = starterInspections;
    const units = templatePoints(workshop?.points ?? '').map(({ text, unit }) => [text, unit]);
    expect(units).toEqual(
      expect.arrayContaining([
        ['Bromsbelägg fram', 'mm'],
        ['Mönsterdjup vänster fram', 'mm'],
        ['Batteri, vilospänning', 'V'],
        ['Kylarvätska, fryspunkt', '°C'],
        ['Bromsskivor fram', ''],
      ]),
    );
  });
});
