import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writesOf } from './documentRows';
import { hostile, valid, type Attempt } from './hostileDocuments';
import { about } from './rows';
import { surprisesIn } from './runRows';
import { isSample } from './sample';

const seed = 20_261_120;
// The sample is the beginning of the same documents.
const [count, controls] = isSample ? [1000, 100] : [10_000, 200];

const rowsOf = (attempts: Attempt[], allowed: boolean) =>
  attempts.map(({ one, fields }) => {
    const { may, mayNot } = about(one.about);
    const name = `${one.kind} ${one.path} with ${JSON.stringify(fields).slice(0, 2000)}`;
    return (allowed ? may : mayNot)(one.who, name, writesOf(one, fields));
  });

test(`${count} generated hostile documents are refused, ${controls} valid ones not`, async () => {
  const rows = [
    ...rowsOf(fc.sample(valid, { seed, numRuns: controls }), true),
    ...rowsOf(fc.sample(hostile, { seed, numRuns: count }), false),
  ];
  expect(rows).toHaveLength(count + controls);
  const surprises = await surprisesIn('demo-rules-hostile', rows);
  expect(surprises.map(({ name }) => name)).toEqual([]);
  // Beside the other tests of the rules, on two cores.
}, 900_000);
