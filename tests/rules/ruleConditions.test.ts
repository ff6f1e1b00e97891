import { expect, test } from 'vitest';
import { conditionsOf, namesOf, withSwitches } from '../../scripts/ruleConditions';
import { ruleParts } from '../../scripts/ruleParts';

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

test('puts a switch at each condition, inside those of the conditions around it', () => {
  const all = conditionsOf(rules);
  const numbered = new Map([...all.slice(-3).entries()]);
  const isOff = (operator: string, number: number) =>
    `request.auth.token.mutant ${operator} '${number}'`;
  expect(withSwitches(rules, numbered)).toBe(
    rules.replace(
      'g && h',
      `(${isOff('!=', 0)} && ((${isOff('==', 1)} || (g)) && (${isOff('==', 2)} || (h))))`,
    ),
  );
});

test('a condition depends on its block, the blocks of the request and what these call', () => {
  const partsFor = ruleParts(rules);
  const [inText] = conditionsOf(rules);
  const inThings = conditionsOf(rules).find(({ collection }) => collection === 'things');
  if (!inText || !inThings) throw new Error('No conditions found.');
  expect(partsFor(inText, [])).toMatch(
    /^function isText\(value\) \{ return value is string .* \}$/,
  );
  expect(partsFor(inThings, [])).toContain('allow get: if isText(id);');
  expect(partsFor(inThings, [])).toContain('function isText(value)');
  expect(partsFor(inThings, [])).not.toContain('allow list');
  expect(partsFor(inThings, ['parts'])).toContain('allow list: if g && h;');
});

test('comments and line breaks change nothing that a condition depends on', () => {
  const [first] = conditionsOf(rules);
  const spread = rules.replace('allow get: if', '// Of one thing.\n      allow get:\n if');
  const [moved] = conditionsOf(spread);
  if (!first || !moved) throw new Error('No condition found.');
  expect(ruleParts(spread)(moved, ['things'])).toBe(ruleParts(rules)(first, ['things']));
  const other = rules.replace('d && e', 'd && f');
  expect(ruleParts(other)(first, ['things'])).not.toBe(ruleParts(rules)(first, ['things']));
});
