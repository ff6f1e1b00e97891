import { expect, test } from 'vitest';
import { safeParse } from 'valibot';
import { tagsIn, typedTags } from '@/domain/register/typedTags';

test('tags are typed with commas between them', () => {
  expect(tagsIn(' avtal ,, däck  hotell,')).toEqual(['avtal', 'däck hotell']);
  expect(safeParse(typedTags, 'avtal, däckhotell').output).toEqual(['avtal', 'däckhotell']);
  expect(safeParse(typedTags, '').output).toEqual([]);
});

test('a fault in one tag is a fault of the whole text', () => {
  const { issues } = safeParse(typedTags, `avtal, ${'x'.repeat(200)}`);
  expect(issues?.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Högst \d+ tecken/),
  ]);
});
