import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { collections, exportedCollections } from '@/domain/collections/collections';

interface Match {
  name: string;
  /** The keys that a document may have beside its stamps; undefined when the rule names none. */
  keys: string[] | undefined;
  /** The longest list that may be asked for; undefined where none is. */
  most: number | undefined;
}

const rules = readFileSync('firestore.rules', 'utf8');

/** Every `match` in the rules, each with its text up to the next one. */
function matchesIn(text: string): Match[] {
  const [, ...blocks] = text.split(/^\s*match (?=\/)/m);
  return blocks
    .filter((block) => !block.startsWith('/databases/'))
    .map((block) => {
      const [, name] = /^\/(\w+)\/\{\w+\} \{/.exec(block) ?? [];
      if (name === undefined) throw new Error(`Unknown form of match: ${block.slice(0, 40)}`);
      const [, keys] = /hasKeys\(\[([^\]]*)\]\)/.exec(block) ?? [];
      const [, most] = /allow list:[^;]*atMost\((\d+)\)/.exec(block) ?? [];
      return {
        name,
        keys: keys === undefined ? undefined : [...keys.matchAll(/\w+/g)].map(([key]) => key),
        most: most === undefined ? undefined : Number(most),
      };
    });
}

/** Everything that has been forgotten about the collections in a text of rules. */
function forgottenIn(text: string): string[] {
  const matches = matchesIn(text);
  const unknown = Object.keys(collections)
    .filter((name) => !matches.some((match) => match.name === name))
    .map((name) => `${name} has no rules`);
  return [...unknown, ...matches.flatMap(forgottenOf)];
}

function forgottenOf({ name, keys, most }: Match): string[] {
  const about = collections[name];
  if (!about) return [`${name} is no entry in collections`];
  if ('derivedFrom' in about) {
    return about.derivedFrom in collections ? [] : [`${name} is derived from nothing`];
  }
  const { fields, exported, customers } = about;
  const forgotten: string[] = [];
  const compare = (what: string, own: string[]) => {
    const isSame = JSON.stringify(own.toSorted()) === JSON.stringify(keys?.toSorted());
    if (!isSame) forgotten.push(`${name} has other ${what} than keys in the rules`);
  };
  compare('labels', Object.keys(fields.labels));
  compare('fields in its schema', [...fields.texts.keys()]);
  if (typeof exported === 'object' && exported.page !== most) {
    forgotten.push(`${name} is exported in other pages than the rules list`);
  }
  const namesCustomers = keys?.some((key) => /^(customer|owner|payer|driver)Id$/.test(key));
  if (namesCustomers && customers === 'unconcerned') {
    forgotten.push(`${name} names customers, and nothing is done to it with them`);
  }
  return forgotten;
}

describe('the collections', () => {
  it('are those of the rules, each with labels, a schema and a way into the exported file', () => {
    expect(matchesIn(rules).length).toBe((rules.match(/^\s*match \//gm) ?? []).length - 1);
    expect(forgottenIn(rules)).toEqual([]);
  });

  it('are missed when the rules have one more', () => {
    const more = rules.replace('match /services/{id} {', 'match /letters/{id} {}\n      $&');
    expect(forgottenIn(more)).toEqual(['letters is no entry in collections']);
  });

  it('are missed when the rules have one less', () => {
    const less = rules.replace('match /services/', 'match /letters/');
    expect(forgottenIn(less)).toEqual([
      'services has no rules',
      'letters is no entry in collections',
    ]);
  });

  it.each([
    ["'name', 'phone', 'isActive'", "'name', 'phone', 'isActive', 'hiredOn'"],
    ["'name', 'phone', 'isActive'", "'name', 'isActive'"],
  ])('are compared key by key: %s is not %s', (own, other) => {
    expect(forgottenIn(rules.replace(own, other))).toEqual([
      'staff has other labels than keys in the rules',
      'staff has other fields in its schema than keys in the rules',
    ]);
  });

  it('need a decision for merging and anonymising when they name customers', () => {
    const naming = rules.replace("'name', 'phone', 'isActive'", "'name', 'customerId', 'isActive'");
    expect(forgottenIn(naming)).toContain(
      'staff names customers, and nothing is done to it with them',
    );
  });
});

describe('the exported file', () => {
  const namesFor = (...args: Parameters<typeof exportedCollections>) =>
    exportedCollections(...args).map(({ name }) => name);
  const everything = Object.entries(collections)
    .filter(([, about]) => 'exported' in about && typeof about.exported === 'object')
    .map(([name]) => name);

  it('has everything for an owner', () => {
    expect(namesFor('owner')).toEqual(everything);
    expect(everything).toContain('bookings');
  });

  it('has for the other roles what they may list', () => {
    const except = (...names: string[]) => everything.filter((name) => !names.includes(name));
    expect(namesFor('auditor')).toEqual(except('invites'));
    expect(namesFor('staff')).toEqual(except('staffIdentities', 'invites'));
  });
});
