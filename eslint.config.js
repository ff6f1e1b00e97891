import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The names of the folders in `path`. */
function foldersIn(path) {
  return readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/**
 * The rooms of a folder in order: a room may import from the rooms before it, and from no file beside the rooms.
 * @type {Record<string, string[]>}
 */
const roomsOf = {
  domain: [
    'values',
    'time',
    'workshop',
    'register',
    'import',
    'booking',
    'publicPage',
    'order',
    'part',
    'inspection',
    'photo',
    'invoice',
    'servicebook',
    'ledger',
    'report',
    'record',
    'collections',
  ],
  data: [
    'sync',
    'replica',
    'workshop',
    'register',
    'settings',
    'publicPage',
    'bookings',
    'ledger',
    'orders',
    'invoicing',
    'servicebook',
    'record',
    'reports',
    'account',
  ],
  ui: ['style', 'icons', 'behaviour', 'controls', 'notes', 'fields', 'dates', 'forms', 'dialogs'],
  app: ['routes', 'notices', 'saving', 'palette', 'public', 'kiosk', 'dashboard'],
  'features/calendar': ['messages', 'grid', 'booking', 'requests', 'view', 'day'],
  'features/customers': ['edit', 'import', 'list', 'privacy', 'record'],
  'features/invoicing': ['invoice', 'draft', 'invoices', 'receivable', 'bookkeeping'],
  'features/orders': [
    'frame',
    'damage',
    'sheet',
    'agreement',
    'order',
    'board',
    'mine',
    'handover',
  ],
  'features/personalliggare': ['fields', 'stamp', 'kiosk', 'inspection', 'shifts', 'verify'],
  'features/reports': [
    'model',
    'chart',
    'sections',
    'frame',
    'parts',
    'control',
    'documents',
    'overview',
    'own',
    'paper',
  ],
  'features/servicebook': ['find', 'book', 'entry', 'paper', 'reminders'],
  'features/settings': [
    'frame',
    'account',
    'company',
    'data',
    'hours',
    'inspection',
    'invoicing',
    'bookingPage',
    'kiosks',
    'ledger',
    'members',
    'messages',
    'parts',
    'resources',
    'servicebook',
    'services',
    'staff',
  ],
};
/** The folders without files beside their rooms. */
const allInRooms = ['domain', 'data', 'ui'];
const screens = ['domain', 'ui', 'data', 'auth', 'paths', 'dashboardPaths', 'company'];

/** The files beside the folders; those with a line in the table below are shared. */
export const rootFiles = [
  'company',
  'env',
  'errorCode',
  'withTimeout',
  'paths',
  'dashboardPaths',
  'main',
  'sw',
];

/**
 * The allowed imports of each folder, feature and file beside the folders. A place without a line may import all.
 * @type {Record<string, string[]>}
 */
const folderMayImport = {
  app: [...screens, 'components', 'features', 'env', 'app'],
  company: [],
  env: [],
  errorCode: [],
  paths: [],
  // Some addresses name a kind of the domain.
  dashboardPaths: ['paths', 'domain'],
  sw: [],
  withTimeout: [],
  domain: [],
  ui: ['errorCode', 'company'],
  firebase: ['env'],
  auth: ['firebase', 'errorCode', 'withTimeout'],
  data: ['domain', 'firebase', 'auth', 'errorCode', 'withTimeout'],
  // A room of components may use the widgets beside the rooms.
  components: [...screens, 'components'],
  ...Object.fromEntries(
    foldersIn('src/features').map((name) => [
      `features/${name}`,
      [...screens, 'components', `features/${name}`],
    ]),
  ),
};

/**
 * The allowed imports inside src, from place to place; a place is a folder, a room, a feature or a file beside the folders. The rules
 * below come from this table, and the README repeats it.
 * @type {Record<string, string[]>}
 */
export const mayImport = Object.fromEntries(
  Object.entries(folderMayImport).flatMap(([folder, allowed]) => {
    const outside = allowed.filter((place) => place !== folder);
    const rooms = (roomsOf[folder] ?? []).map((name) => `${folder}/${name}`);
    return [
      ...(allInRooms.includes(folder) ? [] : [[folder, allowed]]),
      ...rooms.map((room, at) => [room, [...outside, ...rooms.slice(0, at)]]),
    ];
  }),
);

/** Every place in src that can be imported. */
export const places = [
  ...foldersIn('src').flatMap((folder) =>
    [...allInRooms, 'features'].includes(folder)
      ? foldersIn(`src/${folder}`).map((name) => `${folder}/${name}`)
      : [folder],
  ),
  ...foldersIn('src/app').map((name) => `app/${name}`),
  ...foldersIn('src/features').flatMap((name) =>
    foldersIn(`src/features/${name}`).map((room) => `features/${name}/${room}`),
  ),
  ...rootFiles,
];

const isWithin = (place, other) => `${place}/`.startsWith(`${other}/`);

const sdkFolders = ['firebase', 'auth', 'data'];
const packagesByFolder = {
  domain: ['react', 'react-dom', 'react-router-dom'],
  data: ['react-dom', 'react-router-dom'],
  firebase: ['react', 'react-dom', 'react-router-dom'],
};

/** The imports that one place must not make, as a list of { regex, message }. */
function forbidden(place) {
  const [folder] = place.split('/');
  const parent = place.split('/').slice(0, -1).join('/');
  const allowed = mayImport[place] ?? places;
  // A room lies inside its folder, so the folder as a whole is not closed to it; the files beside the rooms are, below.
  const closed = places.filter(
    (other) =>
      !allowed.some((each) => isWithin(other, each)) &&
      (other === place || !isWithin(place, other)),
  );
  const patterns = closed
    .filter((other) => !closed.some((each) => each !== other && isWithin(other, each)))
    .map((other) => ({
      regex: `^@/${other}(/|$|\\.)`,
      message:
        other === place
          ? 'Inside one folder the path is ./…'
          : `src/${place} must not import src/${other}.`,
    }));
  const isSharedFile = rootFiles.includes(place) && place in mayImport;
  patterns.push(
    {
      regex: isSharedFile ? '^\\.' : '^\\.(?!/\\w[^/]*$)',
      message: 'Inside one folder the path is ./name, across folders @/….',
    },
    { regex: '^@/.*/\\.\\.?(/|$)', message: 'A path leads straight to its file.' },
    {
      regex: '^@/(domain|data|ui|features)/[^/]*$',
      message: 'A file of domain, data, ui or features is in a room.',
    },
  );
  if (parent in roomsOf && !allInRooms.includes(parent)) {
    patterns.push({
      regex: `^@/${parent}/[^/]*$`,
      message: `A room imports no file beside the rooms of src/${parent}.`,
    });
  }
  if (!sdkFolders.includes(folder)) {
    patterns.push({
      regex: '^(@firebase|firebase)(/|$)',
      message: 'The Firebase SDK is used in src/firebase, src/auth and src/data only.',
    });
  }
  for (const name of packagesByFolder[folder] ?? []) {
    patterns.push({ regex: `^${name}(/|$)`, message: `src/${folder} does not know ${name}.` });
  }
  return patterns;
}

function importRules(place) {
  const patterns = forbidden(place);
  return {
    'no-restricted-imports': ['error', { patterns }],
    'no-restricted-syntax': [
      'error',
      ...patterns.map(({ regex, message }) => ({
        selector: `ImportExpression > Literal.source[value=/${regex.replaceAll('/', '\\/')}/]`,
        message,
      })),
      {
        selector: 'ImportExpression > TemplateLiteral.source',
        message: 'An import names its file in plain letters.',
      },
      {
        selector: 'ExportDefaultDeclaration',
        message: 'Named exports only: one name from the definition to every use.',
      },
      {
        selector:
          'JSXAttribute[name.name="type"] Literal[value=/^(date|datetime-local|month|time|week)$/]',
        message: 'A native field follows the language of the browser: use DateField or TimeField.',
      },
      { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
      {
        selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]',
        message: 'Safari before 16.4 knows no lookbehind, and then nothing of the file runs.',
      },
      {
        selector: ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression',
        message: 'Write the properties out: a spread literal only saves lines.',
      },
    ],
  };
}

export default defineConfig(
  globalIgnores(['dist', 'coverage', '.emulators', 'test-results', 'playwright-report']),
  js.configs.recommended,
  tseslint.configs.strict,
  { languageOptions: { globals: globals.node } },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    languageOptions: { globals: globals.browser },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      // Functions are to be short; a file that is one table or one subject is not cut for its length.
      'max-lines': ['error', 400],
      // A region that scrolls is reached by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region'] }],
    },
  },
  ...places.map((place) => ({
    files: [`src/${place}${rootFiles.includes(place) ? '' : '/**/*'}.{ts,tsx}`],
    rules: importRules(place),
  })),
);
