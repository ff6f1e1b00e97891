import { expect, test } from 'vitest';
import { conditionsOf, namesOf, withoutCondition } from '../../scripts/ruleConditions';

const rules = `service cloud.firestore {
  match /databases/{database}/documents {
    // a && b || c
    function isText(value) {
      return value is string && value.matches('x && (y') && (f(value, 1) || !(value in ['a', 'b']));
    }
    match /things/{id} {
      allow get: if isText(id);
      allow create, update: if a == (b in c)
        || d && e;
      match /parts/{id} {
        allow list: if g && h;
      }
    }
  }
}`;

test('finds every operand and every allow statement', () => {
  const found = conditionsOf(rules).map(
    ({ collection, line, text, replacement }) => `${collection} ${line}: ${text} → ${replacement}`,
  );
  expect(found).toEqual([
    ' 5: value is string → true',
    " 5: value.matches('x && (y') → true",
    " 5: (f(value, 1) || !(value in ['a', 'b'])) → true",
    ' 5: f(value, 1) → false',
    " 5: !(value in ['a', 'b']) → false",
    'things 8: isText(id) → false',
    'things 8: isText(id) → true',
    'things 9: a == (b in c) || d && e → false',
    'things 9: a == (b in c) → false',
    'things 10: d && e → false',
    'things 10: d → true',
    'things 10: e → true',
    'parts 12: g && h → false',
    'parts 12: g → true',
    'parts 12: h → true',
  ]);
});

test('names a condition by what it says and where, whatever stands above it', () => {
  const twice = rules.replace('allow list: if g && h;', 'allow list: if g && h && g;');
  const names = [...namesOf(conditionsOf(twice)).values()];
  expect(names).toContain('parts list: g → true');
  expect(names).toContain('parts list: g → true (2)');
  expect(new Set(names).size).toBe(names.length);
  expect([...namesOf(conditionsOf(`// One line more\n${twice}`)).values()]).toEqual(names);
});

test('deletes one condition and leaves the rest', () => {
  const [first] = conditionsOf(rules);
  if (!first) throw new Error('No condition found.');
  expect(withoutCondition(rules, first)).toBe(rules.replace('value is string', 'true'));
});
