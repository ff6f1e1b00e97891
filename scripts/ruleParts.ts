import { closing, withoutComments, type Condition } from './ruleConditions';

interface Part {
  kind: 'match' | 'function';
  name: string;
  start: number;
  end: number;
  /** The collection of the innermost match block around it; `databases` for what all collections share. */
  within: string;
}

const beginning = /\b(match) \/(\w+)\/\{[^{]*\{|\b(function) (\w+)\([^)]*\) \{/g;

/**
 * Gives the text of the rules on which a request depends for which a condition has been deleted: the match block or
 * the shared function of the condition, the match blocks of the collections that the request is about, and every
 * shared function that these call, directly or not. Comments and line breaks do not count.
 */
export function ruleParts(rules: string) {
  const code = withoutComments(rules);
  const parts: Part[] = [];
  for (const { 0: whole, 1: match, 2: collection = '', 4: name = '', index } of code.matchAll(
    beginning,
  )) {
    const around = parts.filter(({ kind, end }) => kind === 'match' && end > index).at(-1);
    parts.push({
      ...(match ? { kind: 'match', name: collection } : { kind: 'function', name }),
      ...{ start: index, end: closing(code, index + whole.length - 1) + 1 },
      within: around?.name ?? '',
    });
  }

  const textOf = (part: Part) => {
    const inner = parts.filter(
      ({ kind, within }) => kind === 'match' && part.kind === 'match' && within === part.name,
    );
    const pieces = [part.start, ...inner.flatMap(({ start, end }) => [start, end]), part.end];
    const text = pieces
      .flatMap((from, place) => (place % 2 === 0 ? [rules.slice(from, pieces[place + 1])] : []))
      .join('');
    return text.replace(/(?:\s|\/\/.*)+|'[^'\n]*'/g, (found) =>
      found.startsWith("'") ? found : ' ',
    );
  };
  const shared = new Map(
    parts
      .filter(({ kind, within }) => kind === 'function' && /^(databases|workshops)$/.test(within))
      .map((part) => [part.name, textOf(part)]),
  );
  const blocks = new Map(
    parts.filter(({ kind }) => kind === 'match').map((part) => [part.name, textOf(part)]),
  );

  return ({ start, collection }: Condition, collections: readonly string[]): string => {
    const texts = new Set<string>();
    const add = (text: string | undefined) => {
      if (text === undefined || texts.has(text)) return;
      texts.add(text);
      for (const [, called = ''] of text.matchAll(/\b(\w+)\(/g)) {
        if (!text.includes(`function ${called}(`)) add(shared.get(called));
      }
    };
    const around = parts.find(
      ({ kind, ...part }) => kind === 'function' && part.start < start && start < part.end,
    );
    add(collection === '' ? shared.get(around?.name ?? '') : blocks.get(collection));
    for (const each of collections) add(blocks.get(each));
    return [...texts].sort().join('\n');
  };
}
