// @vitest-environment node
import { readdirSync } from 'node:fs';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { mayImport, places } from '../../eslint.config.js';

// Only the rules about imports are run: the results of the others are not used here.
const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId.startsWith('no-restricted') });

/** Lints `code` as if it stood in `src/<file>`; returns the broken rules with their messages. */
async function broken(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: `src/${file}` });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

const imports = (path: string) => `import { x } from '${path}';\nx();\n`;
const byImport = 'no-restricted-imports';
const bySyntax = 'no-restricted-syntax';

test('the table of imports has a line for every place but the start', () => {
  const held = places.filter((place) => place !== 'main');
  expect(Object.keys(mayImport).toSorted()).toEqual(held.toSorted());
});

test('every file of domain, data, ui and features lies in a folder that has a line', () => {
  for (const folder of ['domain', 'data', 'ui', 'features']) {
    const beside = readdirSync(`src/${folder}`, { withFileTypes: true });
    expect(
      beside.filter((entry) => entry.isFile()).map(({ name }) => name),
      folder,
    ).toEqual([]);
  }
});

test.each<[bad: string, file: string, code: string, rule: string, message: string]>([
  [
    'a feature that imports another feature',
    'features/customers/Bad.tsx',
    imports('@/features/calendar/grid/startGrid'),
    byImport,
    'src/features/customers must not import src/features/calendar.',
  ],
  [
    'a domain file that imports React',
    'domain/booking/bad.ts',
    imports('react'),
    byImport,
    'src/domain does not know react.',
  ],
  [
    'a room of the domain that looks upwards',
    'domain/values/bad.ts',
    imports('@/domain/booking/booking'),
    byImport,
    'src/domain/values must not import src/domain/booking.',
  ],
  [
    'a room of the calendar that looks upwards',
    'features/calendar/grid/bad.ts',
    imports('@/features/calendar/view/BookingCard'),
    byImport,
    'src/features/calendar/grid must not import src/features/calendar/view.',
  ],
  [
    'a room of data that looks upwards',
    'data/sync/bad.ts',
    imports('@/data/replica/replica'),
    byImport,
    'src/data/sync must not import src/data/replica.',
  ],
  [
    'a room of ui that looks upwards',
    'ui/controls/Bad.tsx',
    imports('@/ui/dialogs/Dialog'),
    byImport,
    'src/ui/controls must not import src/ui/dialogs.',
  ],
  [
    'a room of the shell that looks upwards',
    'app/routes/bad.ts',
    imports('@/app/kiosk/Kiosk'),
    byImport,
    'src/app/routes must not import src/app/kiosk.',
  ],
  [
    'the shell that starts Firebase',
    'app/bad.ts',
    imports('@/firebase/app'),
    byImport,
    'src/app must not import src/firebase.',
  ],
  [
    'a room that imports a page of its feature',
    'features/calendar/grid/bad.ts',
    imports('@/features/calendar/CalendarPage'),
    byImport,
    'A room imports no file beside the rooms of src/features/calendar.',
  ],
  [
    'the addresses of the dashboard that import a widget',
    'dashboardPaths.ts',
    imports('@/ui/controls/Button'),
    byImport,
    'src/dashboardPaths must not import src/ui/controls.',
  ],
  [
    'a widget that imports the domain',
    'ui/controls/Bad.tsx',
    imports('@/domain/values/phone'),
    byImport,
    'src/ui/controls must not import src/domain',
  ],
  [
    'a data file that passes on a widget',
    'data/sync/bad.ts',
    `export { x } from '@/ui/controls/Button';\n`,
    byImport,
    'src/data/sync must not import src/ui/controls.',
  ],
  [
    'a feature that uses the SDK',
    'features/customers/Bad.tsx',
    imports('firebase/firestore'),
    byImport,
    'The Firebase SDK is used in src/firebase',
  ],
  [
    'a root file that imports the house',
    'paths.ts',
    imports('./main'),
    byImport,
    'Inside one folder the path is ./name',
  ],
  [
    'a path with two dots',
    'components/Bad.tsx',
    imports('../ui/controls/Button'),
    byImport,
    'Inside one folder the path is ./name',
  ],
  [
    'a path that leaves the folder and comes back',
    'data/sync/bad.ts',
    imports('@/data/../features/customers/CustomersPage'),
    byImport,
    'A path leads straight to its file.',
  ],
  [
    'a forbidden file that is fetched later',
    'ui/controls/Bad.tsx',
    `void import('@/features/customers/CustomersPage');\n`,
    bySyntax,
    'src/ui/controls must not import src/features/customers.',
  ],
  [
    'an import whose path is computed',
    'app/bad.ts',
    'const name = 1;\nvoid import(`@/data/${name}`);\n',
    bySyntax,
    'An import names its file in plain letters.',
  ],
  [
    'a default export',
    'ui/controls/Bad.tsx',
    'export default 1;\n',
    bySyntax,
    'Named exports only',
  ],
  ['a barrel', 'domain/booking/index.ts', `export * from './booking';\n`, bySyntax, 'No barrels'],
  [
    'a native field for a date',
    'features/calendar/Bad.tsx',
    `export const x = <input type={isText ? 'text' : 'date'} />;\n`,
    bySyntax,
    'use DateField or TimeField',
  ],
])('ESLint refuses %s', async (_, file, code, rule, message) => {
  const messages = await broken(file, code);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain(`${rule}: `);
  expect(messages[0]).toContain(message);
});

test.each([
  ['an earlier room of the domain', 'domain/booking/good.ts', '@/domain/values/phone'],
  [
    'an earlier room of the calendar',
    'features/calendar/view/Good.tsx',
    '@/features/calendar/grid/WeekLegend',
  ],
  [
    'a room of the feature itself',
    'features/calendar/Good.tsx',
    '@/features/calendar/grid/startGrid',
  ],
  ['the SDK in the data layer', 'data/sync/good.ts', 'firebase/firestore'],
  ['a neighbour in the folder', 'ui/controls/Good.tsx', './button.module.css'],
])('ESLint passes %s', async (_, file, path) => {
  expect(await broken(file, imports(path))).toEqual([]);
});
