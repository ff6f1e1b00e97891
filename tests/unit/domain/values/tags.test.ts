import { expect, test } from 'vitest';
import { tagKey, tagSpeller } from '@/domain/values/tags';

test('capitals make no other tag, accents and dots do', () => {
  expect(tagKey('DÄCKHOTELL')).toBe(tagKey('Däckhotell'));
  expect(tagKey('Dackhotell')).not.toBe(tagKey('Däckhotell'));
});

test('a tag comes once, in the spelling that was met first', () => {
  const spell = tagSpeller();
  expect(spell(['Däckhotell', 'VIP', 'däckhotell'])).toEqual(['Däckhotell', 'VIP']);
  expect(spell(['vip', 'Taxi', 'DÄCKHOTELL'])).toEqual(['VIP', 'Taxi', 'Däckhotell']);
});
