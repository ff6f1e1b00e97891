import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  resourceColourLabels,
  resourceColours,
  resourceDocument,
  resourceDraft,
  resourceKindLabels,
  resourceKinds,
} from '@/domain/workshop/resource';

const lift = {
  name: 'Lyft 1',
  kind: 'lift',
  colour: 'petrol',
  order: 0,
  isActive: true,
  registrationNumber: null,
};

test('a resource is read from a form and from its document', () => {
  expect(v.parse(resourceDraft, { ...lift, name: ' Lyft  1 ' })).toEqual(lift);
  const document = { ...lift, createdAt: new Date(0), updatedAt: new Date(1) };
  expect(v.parse(resourceDocument, document)).toEqual(document);
});

test.each([
  [{ name: '' }, 'Fyll i platsens namn.'],
  [{ name: 'x'.repeat(61) }, 'Högst 60 tecken.'],
  [{ kind: 'robot' }, 'Välj vilken typ av plats det är.'],
  [{ colour: '#ff0000' }, 'Välj en färg.'],
  [{ order: 10_000 }, 'Uppgiften saknas eller har fel form.'],
])('%j is refused: %s', (change, message) => {
  const result = v.safeParse(resourceDraft, { ...lift, ...change });
  expect(result.issues?.map((issue) => issue.message)).toEqual([message]);
});

test('every kind and colour has a Swedish name of its own', () => {
  expect(new Set(resourceKinds.map((kind) => resourceKindLabels[kind])).size).toBe(4);
  expect(new Set(resourceColours.map((colour) => resourceColourLabels[colour])).size).toBe(8);
});
