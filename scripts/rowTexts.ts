import { createHash } from 'node:crypto';
import type { Texts } from './ruleMutations';

// Prints what ruleMutations.ts needs to know of the contents of rows and world. It is a process of its own because it
// has a time that is always the same: rows and world have hours that are to come or have been.
const now = Date.UTC(2026, 10, 20, 12);
globalThis.Date = class extends Date {
  constructor(value: number | string | Date = now) {
    super(value);
  }
  static override now() {
    return now;
  }
} as DateConstructor;

const { table } = await import('../tests/rules/table');
const { world } = await import('../tests/rules/world');

/** A text of a value; JSON has no name for the time of the request, nor for numbers that are none. */
const textOf = (value: unknown) =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'symbol' || Number.isNaN(each) || Math.abs(Number(each)) === Infinity
      ? String(each)
      : each,
  );
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
const collectionOf = (path: string) => path.split('/').at(-2) ?? '';

const documents = new Map<string, [string, unknown][]>();
for (const [path, fields] of Object.entries(world)) {
  const collection = collectionOf(path);
  documents.set(collection, [...(documents.get(collection) ?? []), [path, fields]]);
}
const texts: Texts = {
  rows: table.map(({ name, who, allowed, request, where }) => {
    const text = textOf({ who, allowed, request, where });
    return {
      name,
      hash: hashOf(text),
      mentions: [...documents.keys()].filter((collection) => text.includes(collection)),
    };
  }),
  world: Object.fromEntries(
    [...documents].map(([collection, each]) => [collection, hashOf(textOf(each))]),
  ),
};
process.stdout.write(JSON.stringify(texts));
