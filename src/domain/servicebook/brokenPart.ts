/** A token of JSON (RFC 8259) after the blanks before it: punctuation, a text, or a number or word. */
const token =
  /[\t\n\r ]*([{}[\],:]|"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;

/** The characters that may begin the next token, by what is expected; `v` stands for numbers and words. */
const beginnings = {
  value: '{["v',
  firstValue: '{["v]',
  key: '"',
  firstKey: '"}',
  colon: ':',
  afterObjects: ',}',
  afterArrays: ',]',
  nothing: '',
} as const;

/**
 * The place at which a text stops being JSON: the field of the whole, and the number of the object in its list, counted from 1.
 */
export interface BrokenPart {
  field: string | null;
  /** The object in which it breaks, or the one after the place between two of them; null outside a list. */
  number: number | null;
}

/** Finds where a text that is no JSON stops being that, so that people can be told which part of a file was changed. */
export function brokenPart(text: string): BrokenPart {
  const open: string[] = [];
  let expected: keyof typeof beginnings = 'value';
  let field: string | null = null;
  let objects = 0;
  let place = 0;
  for (;;) {
    token.lastIndex = place;
    const found = token.exec(text)?.[1] ?? '';
    const kind = /[{}[\],:"]/.exec(found.charAt(0))?.[0] ?? 'v';
    if (found === '' || !beginnings[expected].includes(kind)) break;
    place = token.lastIndex;
    if (kind === '"' && open.length === 1 && expected !== 'value') {
      field = found.slice(1, -1);
      objects = 0;
    }
    if (kind === '{' && open.length === 2) objects += 1;
    if (kind === '{' || kind === '[') open.push(kind);
    if (kind === '}' || kind === ']') open.pop();
    expected = after(kind, expected, open.at(-1));
  }
  if (open[1] !== '[') return { field, number: null };
  const isBetween = open.length === 2 && text.includes('{', place);
  return { field, number: isBetween ? objects + 1 : objects };
}

function after(
  kind: string,
  expected: keyof typeof beginnings,
  around: string | undefined,
): keyof typeof beginnings {
  if (kind === '{') return 'firstKey';
  if (kind === '[') return 'firstValue';
  if (kind === ':') return 'value';
  if (kind === ',') return around === '{' ? 'key' : 'value';
  if (kind === '"' && (expected === 'key' || expected === 'firstKey')) return 'colon';
  if (around === undefined) return 'nothing';
  return around === '{' ? 'afterObjects' : 'afterArrays';
}
