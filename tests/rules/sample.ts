import type { Row } from './rows';

/**
 * True when the tests run a fixed sample of the rows and hostile documents (RULES=sample), false for all of them
 * (RULES=full, or no RULES). `.ci/run` asks for the sample where nothing has changed that the rules depend on.
 */
export const isSample = readRules() === 'sample';

function readRules() {
  const { RULES = 'full' } = process.env;
  if (RULES !== 'sample' && RULES !== 'full') throw new Error(`RULES is sample or full: ${RULES}`);
  return RULES;
}

/** One row in so many is in the sample, besides the first of each group. */
const every = 25;

/** The rows to run: in the sample, the first of each collection, role and result, and one in 25 of the others. */
export function chosen(rows: Row[]): Row[] {
  if (!isSample) return rows;
  const groups = new Set<string>();
  return rows.filter((row, index) => {
    const group = groupOf(row);
    const isFirst = !groups.has(group);
    groups.add(group);
    return isFirst || index % every === 0;
  });
}

const groupOf = ({ about, who, allowed }: Row) => `${about} ${who} ${allowed}`;
