import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from './emulators';

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

const budgetKb = 40;
const homePage = '/src/features/site/HomePage.tsx';
// The first load of the start page must not contain these modules; other public pages load when they are
// opened.
const forbidden: [name: string, module: RegExp][] = [
  ['Firestore', /\/node_modules\/@?firebase\/firestore\//],
  ['instrumentpanelen', /\/src\/(app\/[Dd]ashboard|data\/|components\/|features\/(?!site\/))/],
];

// NODE_ENV from the caller's environment could bring development builds of packages.
process.env.NODE_ENV = 'production';
const result = await build({ root });
if (!('output' in result)) throw new Error('One build was asked for, Vite made another number.');
const files = new Map<string, Output>(result.output.map((file) => [file.fileName, file]));
const chunks = result.output.filter((file) => file.type === 'chunk');

const first = firstLoad();
const rows = [...first].map((name) => ({ name, kb: transferredKb(name) }));
const total = rows.reduce((sum, { kb }) => sum + kb, 0);
console.log('\nFörsta laddningen av / (gzip)');
for (const { name, kb } of rows) console.log(`${kb.toFixed(1).padStart(7)} kB  ${name}`);
console.log(
  `${total.toFixed(1).padStart(7)} kB  av högst ${budgetKb} kB, ${(budgetKb - total).toFixed(1)} kB kvar\n`,
);

const faults = forbidden.flatMap(([name, pattern]) => {
  const modules = chunks.filter(({ fileName }) => first.has(fileName)).flatMap((c) => c.moduleIds);
  return modules.filter((id) => pattern.test(id)).map((id) => `${name} laddas av /: ${id}`);
});
if (total > budgetKb) faults.push(`Första laddningen är större än ${budgetKb} kB.`);
for (const fault of faults) console.error(`✗ ${fault}`);
if (faults.length > 0) process.exitCode = 1;

/** The names of all scripts, styles and fonts that `/` loads before it is complete. */
function firstLoad() {
  const names = new Set<string>();
  const add = (name: string) => {
    const file = files.get(name);
    if (names.has(name)) return;
    names.add(name);
    if (file?.type === 'chunk') {
      for (const each of file.imports) add(each);
      for (const each of file.viteMetadata?.importedCss ?? []) add(each);
    } else if (name.endsWith('.css')) {
      for (const [, font = ''] of contentOf(name)
        .toString()
        .matchAll(/url\(["']?\/([^)"']+\.woff2?)/g))
        add(font);
    }
  };
  const html = readFileSync(join(root, 'dist/index.html'), 'utf8');
  for (const [, name = ''] of html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css|woff2?))"/g))
    add(name);
  const home = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(homePage)));
  if (!home) throw new Error(`${homePage} is in no chunk: has it moved?`);
  add(home.fileName);
  return names;
}

function contentOf(name: string) {
  return readFileSync(join(root, 'dist', name));
}

/** The size of a file as sent, in kB of 1000 bytes; fonts are compressed already. */
function transferredKb(name: string) {
  const content = contentOf(name);
  return (/\.woff2?$/.test(name) ? content : gzipSync(content)).length / 1000;
}
