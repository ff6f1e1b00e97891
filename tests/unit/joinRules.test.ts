import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { joinedRules } from '../../scripts/joinRules';

it('firestore.rules is what its parts say; npm run rules:join writes it', () => {
  expect(readFileSync('firestore.rules', 'utf8')).toBe(joinedRules());
});
