import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Collection } from '@/domain/collections/collection';
import { collections, exportedCollections } from '@/domain/collections/collections';
import { each, type Fields, fieldsOf, namedIn } from '@/domain/collections/field';
import { documentId, stamps } from '@/domain/values/fields';
import { ruleMatches, rules, wordsIn } from '../../../support/ruleMatches';

interface Match {
  name: string;
  isOfWorkshop: boolean;
  /** The keys that a document may have beside its stamps; undefined when the rule names none. */
  keys: string[] | undefined;
  /** The keys that an entry of a document may have beside its stamps; none where the rules know of no entries. */
  entryKeys: string[];
  /** The longest list that may be asked for; undefined where none is. */
  most: number | undefined;
}

/** Every `match` in the rules, each with its text up to the next one. */
function matchesIn(text: string): Match[] {
  let outermost = '';
  return ruleMatches(text).map(({ name, isNested, block, keys }) => {
    if (!isNested) outermost = name;
    const [, entryKeys = ''] = /entry\.keys\(\)\.hasOnly\(\[([^\]]*)\]\)/.exec(block) ?? [];
    const [, most] = /allow list:[^;]*atMost\((\d+)\)/.exec(block) ?? [];
    return {
      name,
      isOfWorkshop: isNested && outermost === 'workshops',
      keys,
      entryKeys: wordsIn(entryKeys).filter((key) => !stamps.some((stamp) => stamp === key)),
      most: most === undefined ? undefined : Number(most),
    };
  });
}

/** Everything that has been forgotten about the collections in a text of rules. */
function forgottenIn(text: string, known = collections): string[] {
  const matches = matchesIn(text);
  const unknown = Object.keys(known)
    .filter((name) => !matches.some((match) => match.name === name))
    .map((name) => `${name} has no rules`);
  return [...unknown, ...matches.flatMap((match) => forgottenOf(match, known))];
}

function forgottenOf(
  { name, isOfWorkshop, keys, entryKeys, most }: Match,
  known: typeof collections,
) {
  const about = known[name];
  if (!about) return [`${name} is no entry in collections`];
  if ('derivedFrom' in about) {
    if (!(about.derivedFrom in known)) return [`${name} is derived from nothing`];
    const { exported } = about;
    return exported && exported.page !== most
      ? [`${name} is exported in other pages than the rules list`]
      : [];
  }
  const { fields, entries, exported, customers } = about;
  const forgotten: string[] = [];
  for (const field of fieldsNamedIn(about)) {
    if (!(field in fields.labels))
      forgotten.push(`${name} has no field ${field} to name in its entry`);
  }
  const compare = (what: string, own: string[], allowed = keys) => {
    const isSame = JSON.stringify(own.toSorted()) === JSON.stringify(allowed?.toSorted());
    if (!isSame) forgotten.push(`${name} has other ${what} than keys in the rules`);
  };
  compare('labels', Object.keys(fields.labels));
  compare('fields in its schema', [...fields.texts.keys()]);
  compare('labels of entries', Object.keys(entries?.labels ?? {}), entryKeys);
  compare('fields in the schema of entries', [...(entries?.texts.keys() ?? [])], entryKeys);
  const isCopied = Object.values(known).some(
    (each) => 'derivedFrom' in each && each.derivedFrom === name && each.exported,
  );
  if (isOfWorkshop && typeof exported !== 'object' && !(exported === 'tooLarge' && isCopied)) {
    forgotten.push(`${name} is not exported`);
  }
  if (typeof exported === 'object' && exported.page !== most) {
    forgotten.push(`${name} is exported in other pages than the rules list`);
  }
  const namesCustomers = keys?.some((key) => /^(customer|owner|payer|driver)Ids?$/.test(key));
  if ((namesCustomers || showsCustomers(fields)) && customers === 'unconcerned') {
    forgotten.push(`${name} names customers, and nothing is done to it with them`);
  }
  const isListed = customers !== 'unconcerned' && customers.extract === 'listed';
  const isListedByContact = customers !== 'unconcerned' && customers.extract === 'listedByContact';
  if (isListedByContact && !(keys?.includes('phone') && keys.includes('email'))) {
    forgotten.push(`${name} is listed in the extract by contact, and has no phone and email`);
  }
  if (isListed && !(keys?.includes('customerId') && typeof exported === 'object')) {
    forgotten.push(
      `${name} is listed in the extract, which finds documents by customerId and has its heading from the export: tell of it in ` +
        'domain/record/customerExtract.ts and name that part in its entry',
    );
  }
  return forgotten;
}

/** The fields that the entry of a collection names beside their labels and texts. */
function fieldsNamedIn({
  title,
  together = [],
  replaced = [],
  occupying = [],
  stamped = {},
  historyOf,
}: Collection): string[] {
  return [
    ...(typeof title === 'string' ? [title] : []),
    ...(historyOf === undefined ? [] : [historyOf]),
    ...Object.entries(stamped).flat(),
    ...together.flat(),
    ...replaced,
    ...occupying,
  ];
}

/** True if the text of some field asks for the name of a customer, whatever form its ids have. */
function showsCustomers({ texts }: Fields): boolean {
  const asked = new Set<string>();
  const nameOf = (collection: string) => {
    asked.add(collection);
    return null;
  };
  for (const text of texts.values()) {
    for (const value of ['id', ['id'], { id: '2026-11-20' }, [{ id: 'id' }]]) text(value, nameOf);
  }
  return asked.has('customers');
}

const already = forgottenIn(rules);

/** Everything that a change of the rules or of the entries makes forgotten. */
function newlyForgotten(...changed: Parameters<typeof forgottenIn>): string[] {
  return forgottenIn(...changed).filter((each) => !already.includes(each));
}

/** Everything forgotten about one more collection, made as the services are but for the changes. */
function forgottenLetters(changes: Partial<Collection>): string[] {
  const { services } = collections;
  if (!services || 'derivedFrom' in services) throw new Error('The services are no collection.');
  const [match = ''] = /^ *match \/services\/[^]*?(?=^ *match )/m.exec(rules) ?? [];
  return newlyForgotten(
    rules.replace(match, () => match + match.replace('/services/', '/letters/')),
    { ...collections, letters: { ...services, ...changes } },
  );
}

const advice =
  'a collection has a match in rules/ (npm run rules:join), and an entry in domain/collections/collections.ts with the same fields. ' +
  'The entry says by "exported" and "customers" what the export, merging, anonymising and the extract do';

describe('the collections', () => {
  it('are those of the rules, each with labels, a schema and a place in the export', () => {
    expect(matchesIn(rules).length).toBe((rules.match(/^\s*match \//gm) ?? []).length - 1);
    expect(already, advice).toEqual([]);
  });

  it('are missed when the rules have one more', () => {
    const more = rules.replace('match /services/{id} {', 'match /letters/{id} {}\n      $&');
    expect(newlyForgotten(more)).toEqual(['letters is no entry in collections']);
  });

  it('are missed when the rules have one less', () => {
    const less = rules.replace('match /services/', 'match /letters/');
    expect(newlyForgotten(less)).toEqual([
      'services has no rules',
      'letters is no entry in collections',
    ]);
  });

  it.each([
    ["'name', 'phone', 'isActive'", "'name', 'phone', 'isActive', 'hiredOn'"],
    ["'name', 'phone', 'isActive'", "'name', 'isActive'"],
  ])('are compared key by key: %s is not %s', (own, other) => {
    expect(newlyForgotten(rules.replace(own, other))).toEqual([
      'staff has other labels than keys in the rules',
      'staff has other fields in its schema than keys in the rules',
    ]);
  });

  it('need a decision for merging and anonymising when they name customers', () => {
    const naming = rules.replace("'name', 'phone', 'isActive'", "'name', 'customerId', 'isActive'");
    expect(newlyForgotten(naming)).toContain(
      'staff names customers, and nothing is done to it with them',
    );
  });

  it('need that decision when a field shows customers, whatever its name', () => {
    const customer = namedIn('customers', 'en kund');
    const fields = [
      fieldsOf(v.object({ buyerId: documentId }), { buyerId: 'Köpare' }, { buyerId: customer }),
      fieldsOf(
        v.object({ buyers: v.nullable(v.array(documentId)) }),
        { buyers: 'Köpare' },
        { buyers: each(customer) },
      ),
    ];
    const naming = 'letters names customers, and nothing is done to it with them';
    expect(fields.map((each) => forgottenLetters({ fields: each }).includes(naming))).toEqual([
      true,
      true,
    ]);
    expect(forgottenLetters({})).not.toContain(naming);
  });

  it('are listed in the extract only when they name a customer', () => {
    const customers = { merging: 'followed', anonymising: 'kept', extract: 'listed' } as const;
    expect(forgottenLetters({ customers })).toEqual([
      expect.stringContaining(
        'letters is listed in the extract, which finds documents by customerId',
      ),
    ]);
  });

  it('are listed by contact only when they have a telephone and an e-mail address', () => {
    const extract = 'listedByContact';
    const customers = { merging: 'followed', anonymising: 'emptied', extract } as const;
    expect(forgottenLetters({ customers })).toEqual([
      'letters is listed in the extract by contact, and has no phone and email',
    ]);
  });

  it('name no field that they do not have', () => {
    expect(
      forgottenLetters({
        title: 'nickname',
        together: [['name', 'minutse']],
        occupying: ['when'],
        replaced: ['remarks'],
      }),
    ).toEqual(
      ['nickname', 'minutse', 'remarks', 'when'].map(
        (field) => `letters has no field ${field} to name in its entry`,
      ),
    );
  });

  it('need a place in the exported file when they are of the workshop', () => {
    expect(forgottenLetters({ exported: 'notOfTheWorkshop' })).toEqual(['letters is not exported']);
    expect(forgottenLetters({ exported: 'theWorkshop' })).toEqual(['letters is not exported']);
    // A collection that is too large for the file must be in it as small copies.
    expect(forgottenLetters({ exported: 'tooLarge' })).toEqual(['letters is not exported']);
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
    const ofOwners = ['invites', 'kiosks', 'kioskCodes'];
    const ofFew = [
      'jobTimes',
      'partCosts',
      'lineCosts',
      'staffIdentities',
      'ledgerIdentities',
      'reportGoals',
    ];
    expect(namesFor('auditor')).toEqual(except(...ofOwners));
    expect(namesFor('staff')).toEqual(except(...ofOwners, ...ofFew));
  });
});
