/** A condition in the text of the rules, and the text that replaces it when the condition is deleted. */
export interface Condition {
  start: number;
  end: number;
  /** `true` replaces a condition; `false` replaces an alternative or a whole allow statement. */
  replacement: 'true' | 'false';
  text: string;
  line: number;
  /** The operations that the condition guards, `get, list`; empty in a function. */
  operations: string;
  /** The collection of the surrounding match block; empty for rules that all collections share. */
  collection: string;
}

type Range = Pick<Condition, 'start' | 'end'>;

/** Every operand of && and || and every allow statement, in the order of the text. */
export function conditionsOf(rules: string): Condition[] {
  const code = withoutComments(rules);
  const found: Condition[] = [];
  let operations = '';
  const add = ({ start, end }: Range, replacement: Condition['replacement']) =>
    found.push({
      ...{ start, end, replacement, operations },
      text: rules.slice(start, end).replace(/\s+/g, ' '),
      line: rules.slice(0, start).split('\n').length,
      collection: collectionAt(code, start),
    });

  const visit = (range: Range) => {
    const inner = withoutParentheses(code, range);
    const alternatives = split(code, inner, '||');
    const operands = alternatives.length > 1 ? alternatives : split(code, inner, '&&');
    if (operands.length === 1) return;
    for (const operand of operands) {
      add(operand, alternatives.length > 1 ? 'false' : 'true');
      visit(operand);
    }
  };

  for (const match of code.matchAll(/\b(?:allow ([\w, ]+): if|return)\s+([^;]+);/g)) {
    const [whole, allowed, expression = ''] = match;
    operations = allowed ?? '';
    const end = match.index + whole.length - 1;
    const range = { start: end - expression.length, end };
    if (allowed) {
      add(range, 'false');
      const isOne = ['||', '&&'].every((operator) => split(code, range, operator).length === 1);
      // A rule that is `true` has no condition to delete.
      if (isOne && rules.slice(range.start, range.end) !== 'true') add(range, 'true');
    }
    visit(range);
  }
  return found;
}

/**
 * A short name for each condition, which stays the same when lines move: conditions of equal name are numbered
 * in order.
 */
export function namesOf(conditions: Condition[]): Map<Condition, string> {
  const counts = new Map<string, number>();
  return new Map(
    conditions.map((condition) => {
      const { collection, operations, text, replacement } = condition;
      const start = text.length > 60 ? `${text.slice(0, 59)}…` : text;
      const name = `${collection} ${operations}: ${start} → ${replacement}`.trim();
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [condition, count === 1 ? name : `${name} (${count})`];
    }),
  );
}

/**
 * The rules with a switch at each of the conditions: for a request whose token has the claim `mutant: '7'`, the
 * seventh is deleted, and no other. Every request must have the claim, '' for none; so nobody may ask without
 * signing in. A condition is given with its number.
 */
export function withSwitches(rules: string, numbered: ReadonlyMap<number, Condition>): string {
  const inserted = [...numbered].flatMap(([number, { start, end, replacement }]) => {
    const isOff = (operator: string) => `request.auth.token.mutant ${operator} '${number}'`;
    // The switch comes first: a deleted condition is not evaluated.
    const gone = replacement === 'true' ? `${isOff('==')} ||` : `${isOff('!=')} &&`;
    return [
      { at: start, text: `(${gone} (` },
      { at: end, text: '))' },
    ];
  });
  // Of two that begin at one place, the outer one comes first in the text's order, and is opened first.
  return inserted
    .sort((a, b) => a.at - b.at)
    .reduceRight((text, { at, text: put }) => text.slice(0, at) + put + text.slice(at), rules);
}

/**
 * Blanks replace comments and underscores replace strings, so that every position in the text stays the same.
 */
export function withoutComments(rules: string) {
  return rules.replace(/\/\/.*|'[^'\n]*'/g, (text) =>
    (text.startsWith('/') ? ' ' : '_').repeat(text.length),
  );
}

function collectionAt(code: string, position: number) {
  const open: string[] = [];
  for (const [token, name] of code.slice(0, position).matchAll(/match \/(\w+)\/\{[^{]*\{|[{}]/g)) {
    if (token === '}') open.pop();
    else open.push(name ?? '');
  }
  const collection = open.findLast((name) => name !== '') ?? '';
  return collection === 'databases' ? '' : collection;
}

function withoutParentheses(code: string, range: Range): Range {
  const { start, end } = trimmed(code, range);
  const isGroup = code[start] === '(' && closing(code, start) === end - 1;
  return isGroup ? withoutParentheses(code, { start: start + 1, end: end - 1 }) : { start, end };
}

/** The operands of `operator`, without splitting inside their own brackets. */
function split(code: string, { start, end }: Range, operator: string): Range[] {
  const parts: Range[] = [];
  let from = start;
  for (let at = start; at < end; at++) {
    if ('([{'.includes(code.charAt(at))) at = closing(code, at);
    else if (code.startsWith(operator, at)) {
      parts.push(trimmed(code, { start: from, end: at }));
      from = at + operator.length;
    }
  }
  return [...parts, trimmed(code, { start: from, end })];
}

/** The position of the bracket that closes the one at `at`. */
export function closing(code: string, at: number) {
  let depth = 0;
  for (let place = at; place < code.length; place++) {
    if ('([{'.includes(code.charAt(place))) depth++;
    if (')]}'.includes(code.charAt(place))) depth--;
    if (depth === 0) return place;
  }
  throw new Error(`The bracket at ${at} is never closed.`);
}

function trimmed(code: string, { start, end }: Range): Range {
  const text = code.slice(start, end);
  return {
    start: start + text.length - text.trimStart().length,
    end: end - (text.length - text.trimEnd().length),
  };
}
