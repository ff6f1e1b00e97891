import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * Who may import whom inside src. A folder may always import itself; `features` means the files
 * of the same feature. This one object makes the rules below, and the README's table says the same.
 * @type {Record<string, string[]>}
 */
export const mayImport = {
  domain: [],
  ui: [],
  firebase: ['env'],
  auth: ['firebase'],
  data: ['domain', 'firebase', 'auth'],
  components: ['domain', 'ui', 'data', 'auth', 'paths'],
  features: ['domain', 'ui', 'data', 'auth', 'paths', 'components'],
};

const folders = [...Object.keys(mayImport), 'app', 'env', 'paths', 'main'];
const sdkFolders = ['firebase', 'auth', 'data'];
const packagesByFolder = {
  domain: ['react', 'react-dom', 'react-router-dom'],
  data: ['react-dom', 'react-router-dom'],
  firebase: ['react', 'react-dom', 'react-router-dom'],
};

/** What one folder must not import, as a list of { regex, message }. */
function forbidden(folder) {
  const allowed = mayImport[folder] ?? folders;
  const patterns = folders
    .filter((other) => !allowed.includes(other))
    .map((other) => ({
      regex: `^@/${other}(/|$|\\.)`,
      message:
        other === folder
          ? 'Inside one folder the path is ./…'
          : `src/${folder} must not import src/${other}.`,
    }));
  patterns.push({ regex: '^\\.\\.(/|$)', message: 'Across folders the path is @/…, never ../.' });
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

function importRules(folder) {
  const patterns = forbidden(folder);
  return {
    'no-restricted-imports': ['error', { patterns }],
    'no-restricted-syntax': [
      'error',
      ...patterns.map(({ regex, message }) => ({
        selector: `ImportExpression > Literal.source[value=/${regex.replaceAll('/', '\\/')}/]`,
        message,
      })),
      {
        selector: 'ExportDefaultDeclaration',
        message: 'Named exports only: one name from the definition to every use.',
      },
      { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
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
      'max-lines': ['error', 250],
    },
  },
  ...[...Object.keys(mayImport), 'app'].map((folder) => ({
    files: [`src/${folder}/**/*.{ts,tsx}`],
    rules: importRules(folder),
  })),
);
