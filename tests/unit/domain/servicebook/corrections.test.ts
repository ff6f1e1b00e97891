import { expect, test } from 'vitest';
import { withCorrections } from '@/domain/servicebook/corrections';

function entry(id: string, doneOn: string, correctsId: string | null = null) {
  return { id, data: { doneOn, odometerKm: null, correctsId } };
}

/** The ids as they are shown: `c(b a)` for c, which corrects b, which corrected a. */
function shown(entries: ReturnType<typeof entry>[]): string {
  return withCorrections(entries)
    .map(({ entry: { id }, corrected }) =>
      corrected.length > 0 ? `${id}(${corrected.map((each) => each.id).join(' ')})` : id,
    )
    .join(', ');
}

test('the newest entry is first, and a corrected one beside what corrects it', () => {
  expect(shown([])).toBe('');
  expect(shown([entry('a', '2024-01-01'), entry('b', '2025-01-01')])).toBe('b, a');
  const chain = [
    entry('a', '2024-01-01'),
    entry('b', '2024-01-02', 'a'),
    entry('c', '2023-12-30', 'b'),
  ];
  expect(shown([...chain, entry('d', '2023-01-01')])).toBe('c(b a), d');
});

test('no entry is lost, whatever a file says that it corrects', () => {
  expect(shown([entry('a', '2024-01-01', 'gone')])).toBe('a');
  expect(shown([entry('a', '2024-01-01', 'a')])).toBe('a');
  expect(shown([entry('a', '2024-01-01', 'b'), entry('b', '2025-01-01', 'a')])).toBe('b, a');
  // Two correct the same one: it stands once.
  const twice = [
    entry('a', '2024-01-01'),
    entry('b', '2024-01-01', 'a'),
    entry('c', '2025-01-01', 'a'),
  ];
  expect(shown(twice)).toBe('c(a), b');
  expect(withCorrections([entry('a', '2024-01-01'), entry('a', '2025-01-01')])).toHaveLength(2);
});
