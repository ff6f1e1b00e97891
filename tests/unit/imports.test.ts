// @vitest-environment node
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { mayImport, places, rootFiles } from '../../eslint.config.js';

// Only the rules about imports are run: the results of the others are not used here.
const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId.startsWith('no-restricted') });
const folders = places.filter((place) => !rootFiles.includes(place));
const held = places.filter((place) => !['app', 'main'].includes(place));

/** Lints `code` as if it stood in `place`, which may be a file, and gives the rules it breaks. */
async function broken(place: string, code: string): Promise<string[]> {
  const filePath = rootFiles.includes(place) ? `src/${place}.ts` : `src/${place}/bad.tsx`;
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? [])
    .map((message) => message.ruleId ?? message.message)
    .filter((rule) => rule.startsWith('no-restricted'));
}

function forms(target: string) {
  return [
    { rule: 'no-restricted-imports', code: `import { x } from '${target}';\nx();\n` },
    { rule: 'no-restricted-imports', code: `export { x } from '${target}';\n` },
    { rule: 'no-restricted-syntax', code: `void import('${target}');\n` },
  ];
}

function mayReach(place: string, other: string): boolean {
  const isOwnFeature = place.startsWith(`${other}/`);
  return (
    isOwnFeature || (mayImport[place] ?? []).some((each) => `${other}/`.startsWith(`${each}/`))
  );
}

describe('who may import whom', () => {
  it('the table has a line for every place but the shell', () => {
    expect(Object.keys(mayImport).toSorted()).toEqual(held.toSorted());
  });

  for (const place of held) {
    it.each(places)(`${place} imports %s only if it may`, async (other) => {
      const path = folders.includes(other) ? `@/${other}/some/file` : `@/${other}`;
      const all = forms(path);
      const rules = mayReach(place, other) ? [] : all.map(({ rule }) => rule);
      expect(await broken(place, all.map(({ code }) => code).join(''))).toEqual(rules);
    });
  }

  it('the rooms of domain look one way', async () => {
    const upwards = `import { x } from '@/domain/booking/booking';\nx();\n`;
    expect(await broken('domain/values', upwards)).toEqual(['no-restricted-imports']);
    const downwards = `import { x } from '@/domain/values/phone';\nx();\n`;
    expect(await broken('domain/booking', downwards)).toEqual([]);
  });

  it('the rooms of the calendar look one way', async () => {
    const upwards = `import { x } from '@/features/calendar/view/BookingCard';\nx();\n`;
    expect(await broken('features/calendar/grid', upwards)).toEqual(['no-restricted-imports']);
    const downwards = `import { x } from '@/features/calendar/grid/WeekLegend';\nx();\n`;
    expect(await broken('features/calendar/view', downwards)).toEqual([]);
  });

  it('a feature imports its own rooms, and no other feature', async () => {
    const grid = `import { x } from '@/features/calendar/grid/startGrid';\nx();\n`;
    expect(await broken('features/calendar', grid)).toEqual([]);
    expect(await broken('features/calendar/view', grid)).toEqual([]);
    expect(await broken('features/customers', grid)).toEqual(['no-restricted-imports']);
    expect(await broken('features/customers/list', grid)).toEqual(['no-restricted-imports']);
  });

  it.each(folders)('%s reaches nothing by dots but its own files', async (place) => {
    const dotted = ['../other/file', './../customers/CustomersPage', './..', '.', './room/file'];
    const ways = [...dotted, '@/paths/../features/customers/CustomersPage', '@/domain/stray'];
    for (const way of ways) {
      for (const { rule, code } of forms(way)) {
        expect(new Set(await broken(place, code))).toEqual(new Set([rule]));
      }
    }
    for (const { code } of forms('./own')) expect(await broken(place, code)).toEqual([]);
    for (const { code } of forms('./own.module.css')) expect(await broken(place, code)).toEqual([]);
  });

  it.each(['env', 'errorCode', 'paths'])('%s imports nothing of the house', async (place) => {
    expect(mayImport[place]).toEqual([]);
    for (const { rule, code } of [...forms('./main'), ...forms('./app/App'), ...forms('.')]) {
      expect(await broken(place, code)).toEqual([rule]);
    }
  });

  it.each(places)('%s uses the Firebase SDK only where it may', async (place) => {
    const may = ['firebase', 'auth', 'data'].includes(place);
    for (const { rule, code } of forms('firebase/firestore')) {
      expect(await broken(place, code)).toEqual(may ? [] : [rule]);
    }
  });

  it('an import names its file in plain letters', async () => {
    const code = 'const name = 1;\nvoid import(`@/data/${name}`);\n';
    expect(await broken('ui', code)).toEqual(['no-restricted-syntax']);
  });

  it('there are no default exports and no barrels', async () => {
    expect(await broken('ui', 'export default 1;\n')).toEqual(['no-restricted-syntax']);
    expect(await broken('ui', `export * from './Button';\n`)).toEqual(['no-restricted-syntax']);
  });

  it.each(['type="date"', 'type="time"', "type={isText ? 'text' : 'datetime-local'}"])(
    'there is no field with %s, which an English browser shows in English',
    async (type) => {
      expect(await broken('ui', `export const x = <input ${type} />;\n`)).toEqual([
        'no-restricted-syntax',
      ]);
    },
  );
});
