import { expect, test } from 'vitest';
import { correctedIds, mayReplace, withCorrections } from '@/domain/servicebook/corrections';

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

const signedBy = (keyId: string) => ({ keyId: keyId.repeat(43), value: 's'.repeat(86) });
const own = (signature: ReturnType<typeof signedBy> | null) => ({ isImported: false, signature });
const ofFile = (signature: ReturnType<typeof signedBy> | null) => ({ isImported: true, signature });

test('an entry of a file replaces none of the workshop or of another key', () => {
  expect(mayReplace(own(signedBy('a')), own(signedBy('b')))).toBe(true);
  expect(mayReplace(own(null), ofFile(signedBy('b')))).toBe(true);
  expect(mayReplace(ofFile(null), own(signedBy('a')))).toBe(false);
  expect(mayReplace(ofFile(signedBy('a')), own(signedBy('a')))).toBe(false);
  expect(mayReplace(ofFile(null), own(null))).toBe(false);
  expect(mayReplace(ofFile(null), ofFile(signedBy('a')))).toBe(false);
  expect(mayReplace(ofFile(signedBy('b')), ofFile(signedBy('a')))).toBe(false);
  expect(mayReplace(ofFile(signedBy('a')), ofFile(signedBy('a')))).toBe(true);
  expect(mayReplace(ofFile(null), ofFile(null))).toBe(true);
});

test('an entry that may not be replaced stands beside what would correct it', () => {
  const all = [
    { id: 'a', data: { ...entry('a', '2024-01-01').data, ...own(signedBy('a')) } },
    { id: 'b', data: { ...entry('b', '2025-01-01', 'a').data, ...ofFile(null) } },
  ];
  expect(correctedIds(all)).toEqual(new Set());
  expect(withCorrections(all).map(({ entry: { id } }) => id)).toEqual(['b', 'a']);
  expect(correctedIds([entry('a', '2024-01-01'), entry('b', '2024-01-02', 'a')])).toEqual(
    new Set(['a']),
  );
  expect(correctedIds([entry('b', '2024-01-02', 'gone')])).toEqual(new Set());
});
