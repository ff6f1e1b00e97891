import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Choice, choiceFor, patternFor } from './ciChoice';
import { root } from './emulators';

const everything: Choice = {
  rules: { kind: 'full', reason: 'allt körs' },
  browser: { kind: 'all', reason: 'allt körs' },
};
const names = {
  rules: { full: 'i sin helhet', sample: 'ett fast urval' },
  browser: { all: 'alla prov', journeys: 'alla resor', least: 'det minsta', section: '' },
};

// .ci/run evaluates the lines on standard output; a person reads those on standard error.
const isFull = process.argv[2] === 'full';
const choice = isFull ? everything : choiceByChanges();
const { rules, browser } = choice;
const tests =
  browser.kind === 'section' ? `allt i ${browser.section}` : names.browser[browser.kind];
console.error(`Regler        ${names.rules[rules.kind]}, för ${rules.reason}`);
console.error(`Webbläsare    ${tests}, för ${browser.reason}`);
console.log(`export RULES=${rules.kind}`);
console.log(`export MUTATIONS=${isFull ? '--all' : ''}`);
console.log(`export AMOUNT=${isFull ? 'full' : 'few'}`);
console.log(`export E2E_GREP='${patternFor(browser) ?? ''}'`);

/** Compares with BASE, or with the newest commit of main that is older than a day. */
function choiceByChanges() {
  const base = process.env.BASE || newestOlderThanADay();
  const changed = base === undefined ? undefined : changedSince(base);
  console.error(
    changed && base
      ? `Jämfört med   ${git('log', '-1', '--format=%h (%cs)', base)}: ${changed.length} ändrade filer`
      : 'Jämfört med   ingenting: det som utgör jämförelsen finns inte här',
  );
  return choiceFor(changed, (path) => describesDocuments(path));
}

function newestOlderThanADay() {
  const main = ['origin/main', 'main'].find((ref) => isKnown(ref));
  return (main && git('rev-list', '-1', '--before=1 day ago', main)) || undefined;
}

/** The paths that differ from `base`, uncommitted and new files among them; undefined when git does not know it. */
function changedSince(base: string) {
  if (!isKnown(base)) return undefined;
  const differing = git('diff', '--name-only', '--no-renames', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  return `${differing}\n${added}`.split('\n').filter((path) => path !== '');
}

/** A schema is made with valibot. A file that is gone may have held one. */
function describesDocuments(path: string) {
  const file = join(root, path);
  return !existsSync(file) || readFileSync(file, 'utf8').includes(`from 'valibot'`);
}

function isKnown(ref: string) {
  try {
    git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

function git(...args: string[]) {
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
}
