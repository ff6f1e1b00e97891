import { expect, test } from 'vitest';
import { formatSkills } from '@/domain/collections/fieldTexts';

const nameOf = (collection: string, id: string) =>
  collection === 'services' && id === 's1' ? 'Oljebyte' : null;

test('what a person does is read by the names of the services', () => {
  expect(formatSkills(['s1', 's2'], nameOf)).toBe('Oljebyte, en borttagen tjänst');
  expect(formatSkills('all', nameOf)).toBe('Alla');
  expect(formatSkills([], nameOf)).toBe('Inga');
});
