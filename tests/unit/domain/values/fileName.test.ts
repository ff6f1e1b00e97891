import { expect, test } from 'vitest';
import { jsonFileName } from '@/domain/values/fileName';

test.each([
  ['Åsa Öberg', 'asa-oberg'],
  ['Łukasz Strauß', 'lukasz-strauss'],
  ['Bergs Bil & Tvätt AB', 'bergs-bil-tvatt-ab'],
  ['<img src=x> ', 'img-src-x'],
  ['../../etc', 'etc'],
  ['李', 'kund'],
  ['x'.repeat(80), 'x'.repeat(60)],
])('%s is %s in the name of a file', (name, expected) => {
  expect(jsonFileName('registerutdrag', name, 'kund', '2026-11-20')).toBe(
    `registerutdrag-${expected}-2026-11-20.json`,
  );
});
