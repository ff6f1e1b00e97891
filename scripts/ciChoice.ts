import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The browser tests of a run; `reason` is a clause in Swedish. */
export type BrowserChoice = { reason: string } & (
  { kind: 'all' | 'journeys' | 'least' } | { kind: 'section'; section: string }
);

/** The checks of a CI run, with the reasons. */
export interface Choice {
  rules: { kind: 'full' | 'sample'; reason: string };
  browser: BrowserChoice;
}

const root = join(import.meta.dirname, '..');

const foldersIn = (path: string): readonly string[] =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The sections, by the folders of their browser tests. */
const sections = foldersIn('tests/e2e').filter((name) => name !== 'app');

/** The features of a section that has several: the pages of one lead to those of the others. */
const featuresOf: Record<string, readonly string[]> = {
  site: ['booking'],
  workorders: ['orders', 'invoicing', 'inspections', 'followups'],
};

/** The features whose section is unknown here, and so without browser tests of their own. */
export const featuresWithoutSection = foldersIn('src/features').filter(
  (name) => sectionOf(`src/features/${name}/`) === undefined,
);

const guardsRules = [
  /^firestore\.rules$/,
  /^tests\/rules\//,
  /^tests\/support\/rulesClient\.ts$/,
  /^scripts\/(rule|emulators|firestore)\w*\.ts$/,
];

/** Files that no browser test runs: prose, unit, component and rules tests, and what only developers start. */
const unseen = [
  /^(README\.md|LICENSE|\.gitignore|\.env\.example)$/,
  /^docs\//,
  /^tests\/(unit|component|rules)\//,
  /^scripts\/(bench|demo|issuing|overview|rule)/,
  /^firestore\.indexes\.json$/,
];

/**
 * Chooses what CI runs. `changed` are the paths that differ from the base, `isSchema` tells whether a file of them
 * describes documents. Without `changed` the base is unknown, and nothing is left out.
 */
export function choiceFor(
  changed: readonly string[] | undefined,
  isSchema: (path: string) => boolean,
): Choice {
  if (!changed) {
    const reason = 'jämförelsen är okänd';
    return { rules: { kind: 'full', reason }, browser: { kind: 'journeys', reason } };
  }
  return { rules: rulesFor(changed, isSchema), browser: browserFor(changed) };
}

function rulesFor(changed: readonly string[], isSchema: (path: string) => boolean) {
  const guard = changed.find((path) => guardsRules.some((each) => each.test(path)));
  if (guard) return { kind: 'full', reason: `${guard} är ändrad` } as const;
  const schema = changed.find((path) => path.startsWith('src/domain/') && isSchema(path));
  if (schema) return { kind: 'full', reason: `schemat i ${schema} är ändrat` } as const;
  return { kind: 'sample', reason: 'regler, regelprov och scheman är oförändrade' } as const;
}

function browserFor(changed: readonly string[]): BrowserChoice {
  const seen = changed.filter((path) => !unseen.some((each) => each.test(path)));
  if (seen.length === 0) return { kind: 'least', reason: 'inget som en webbläsare kör är ändrat' };
  const below = seen.find((path) => sectionOf(path) === undefined);
  if (below) return { kind: 'journeys', reason: `${below} är ändrad` };
  const touched = [...new Set(seen.flatMap((path) => sectionOf(path) ?? []))].toSorted();
  const [section, another] = touched;
  if (section === undefined || another !== undefined) {
    return { kind: 'journeys', reason: `flera avdelningar är ändrade: ${touched.join(', ')}` };
  }
  return { kind: 'section', section, reason: `bara ${section} är ändrad` };
}

/** The section in whose folders the path lies; undefined for what sections share. */
function sectionOf(path: string): string | undefined {
  const [, folder] = /^(?:src\/features|tests\/e2e)\/(\w+)\//.exec(path) ?? [];
  return sections.find((each) => each === folder || featuresOf[each]?.includes(folder ?? ''));
}

/**
 * Returns the pattern by which Playwright chooses tests: it is held against a test's file, title and tags, joined
 * by blanks. Undefined means all tests.
 */
export function patternFor(choice: BrowserChoice): string | undefined {
  // The session is stored by a test of its own, which all others need.
  const least = 'session\\.setup\\.ts|@always';
  switch (choice.kind) {
    case 'all':
      return undefined;
    case 'journeys':
      return '^(?!.*@full)';
    case 'section':
      return `${least}|(^| )${choice.section}/`;
    case 'least':
      return least;
  }
}
