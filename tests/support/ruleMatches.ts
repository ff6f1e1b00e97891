import { readFileSync } from 'node:fs';

/** The rules as they are deployed. */
export const rules = readFileSync('firestore.rules', 'utf8');

/** A `match` in the rules with its text up to the next one. */
export interface RuleMatch {
  name: string;
  isNested: boolean;
  block: string;
  /** The keys that a document may have beside its stamps; undefined when the rule names none. */
  keys: string[] | undefined;
}

/** Every `match` in a text of rules but that of the whole database. */
export function ruleMatches(text: string): RuleMatch[] {
  const [, ...blocks] = text.split(/^(?= *match \/)/m);
  return blocks
    .filter((block) => !block.includes('match /databases/'))
    .map((block) => {
      const [, indent, name] = /^( *)match \/(\w+)\/\{\w+\} \{/.exec(block) ?? [];
      if (name === undefined) throw new Error(`Unknown form of match: ${block.slice(0, 40)}`);
      const [, keys] = /hasKeys\(\[([^\]]*)\]\)/.exec(block) ?? [];
      return {
        name,
        isNested: indent !== '    ',
        block,
        keys: keys === undefined ? undefined : wordsIn(keys),
      };
    });
}

/** The words of a text. */
export function wordsIn(text: string): string[] {
  return [...text.matchAll(/\w+/g)].map(([word]) => word);
}

/** The groups of fields of a `match` that one condition of its shape ties together. */
export function tiedFields({ block, keys = [] }: RuleMatch): string[][] {
  const [, shape = ''] = /function shape\(\w*\) \{([^]*?)\n *\}/.exec(block) ?? [];
  return conditionsIn(shape).flatMap((condition) => {
    if (condition.includes('hasKeys(')) return [];
    const read = [...condition.matchAll(/[\w)](?:\.get\('(\w+)'|\.(\w+)\b(?!\())/g)];
    const named = new Set(read.map(([, got, plain]) => got ?? plain ?? ''));
    const fields = keys.filter((key) => named.has(key));
    return fields.length > 1 ? [fields] : [];
  });
}

/** The parts of a condition that must all hold. */
function conditionsIn(condition: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [at, letter] of [...condition].entries()) {
    if ('([{'.includes(letter)) depth += 1;
    if (')]}'.includes(letter)) depth -= 1;
    const isAnd = depth === 0 && condition.startsWith('&&', at);
    if (isAnd) parts.push('');
    else parts.push((parts.pop() ?? '') + letter);
  }
  return parts;
}
