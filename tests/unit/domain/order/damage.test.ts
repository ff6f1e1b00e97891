import { describe, expect, it } from 'vitest';
import {
  type Damage,
  damageDraft,
  damageOfDraft,
  damagePlaces,
  damagesOf,
  damageText,
  formatDamage,
  parseDamage,
  placeAt,
} from '@/domain/order/damage';
import { safeParse } from 'valibot';

const scratch: Damage = { x: 150, y: 430, kind: 'scratch', note: '10 cm' };

describe('a mark', () => {
  it('is stored as one text and read back', () => {
    expect(formatDamage(scratch)).toBe('150|430|scratch|10 cm');
    expect(parseDamage('150|430|scratch|10 cm')).toEqual(scratch);
    expect(parseDamage('0|999|glass|')).toEqual({ x: 0, y: 999, kind: 'glass', note: '' });
  });

  it('is stored in the form that the rules take, whatever was pressed and typed', () => {
    const wild: Damage = { x: -3.2, y: 1000.4, kind: 'other', note: `a|b\nc${'x'.repeat(100)}` };
    const stored = formatDamage(wild);
    expect(stored).toMatch(/^0\|999\|other\|a\/b c[x]+$/);
    expect(parseDamage(stored)?.note).toHaveLength(80);
  });

  it.each([
    '',
    '1|2|scratch',
    '1|2|bump|',
    '01|2|dent|',
    '1000|2|dent|',
    '1|2|dent|a|b',
    '1|2|dent|a\nb',
  ])('is none in %j', (stored) => expect(parseDamage(stored)).toBeNull());

  it('is told by the nearest place, what it is and its note', () => {
    expect(damageText(scratch)).toBe('Framdörr vänster: Repa (10 cm)');
    expect(damageText({ x: 740, y: 985, kind: 'glass', note: '' })).toBe(
      'Bak höger: Sprucken ruta',
    );
  });
});

it('has places that are found at their own middle, mirrored left to right', () => {
  for (const place of damagePlaces) expect(placeAt(place)).toBe(place.name);
  for (const { name, x, y } of damagePlaces.filter((each) => each.name.endsWith('vänster'))) {
    const other = damagePlaces.find((each) => each.name === name.replace('vänster', 'höger'));
    expect(other).toMatchObject({ x: 1000 - x, y });
  }
});

it('keeps the pressed point of a place, and takes the middle of another', () => {
  const pressed = { x: 140, y: 400 };
  const draft = { place: 'Framdörr vänster', kind: 'dent', note: '' } as const;
  expect(damageOfDraft(draft, pressed)).toMatchObject(pressed);
  expect(damageOfDraft({ ...draft, place: 'Tak' }, pressed)).toMatchObject({ x: 500, y: 550 });
  expect(damageOfDraft(draft, null)).toMatchObject({ x: 150, y: 430 });
});

it('asks for a place, and for a note that is not too long', () => {
  const draft = { place: 'Tak', kind: 'dent', note: ' Liten ' };
  expect(safeParse(damageDraft, draft).output).toEqual({ ...draft, note: 'Liten' });
  for (const wrong of [{ place: '' }, { kind: 'bump' }, { note: 'x'.repeat(81) }]) {
    expect(safeParse(damageDraft, { ...draft, ...wrong }).success).toBe(false);
  }
});

it('lists the readable marks of an order in the order of their ids', () => {
  const entries = damagesOf({ b: '1|2|dent|', a: '3|4|rust|', c: 'x' });
  expect(entries.map(({ id }) => id)).toEqual(['a', 'b']);
});
