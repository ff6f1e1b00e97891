import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { typedFieldsOf } from '@/domain/collections/collections';
import { conditionsOf, namesOf } from '../../scripts/ruleConditions';
import { accessRows } from '../rules/accessRows';
import { documentCases } from '../rules/documentCases';
import { ruleMatches, rules } from '../support/ruleMatches';

const matches = ruleMatches(rules);

test('every collection of the rules is asked for by every role', () => {
  const asked = new Set(accessRows.map(({ about }) => about));
  const advice =
    'add the collection to tests/rules/plainCollections.ts, or to tests/rules/accessRows.ts and world.ts';
  expect(
    matches.map(({ name }) => name).filter((name) => !asked.has(name)),
    advice,
  ).toEqual([]);
});

test('every document that people type is written with each of its fields', () => {
  const written = new Set(documentCases.map(({ about }) => about));
  const advice =
    'add the collection to tests/rules/plainCollections.ts, or to tests/rules/documentCases.ts';
  const typed = matches.map(({ name }) => name).filter(typedFieldsOf);
  expect(
    typed.filter((each) => !written.has(each)),
    advice,
  ).toEqual([]);
});

test('every condition of the rules is recorded in mutations.json', () => {
  const record = v.parse(
    v.record(v.string(), v.string()),
    JSON.parse(readFileSync('tests/rules/mutations.json', 'utf8')),
  );
  const names = [...namesOf(conditionsOf(rules)).values()];
  const advice = 'run npm run rules:mutations, and commit tests/rules/mutations.json';
  expect(
    names.filter((name) => !(name in record)),
    advice,
  ).toEqual([]);
});
