// @vitest-environment node
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { mayImport } from '../../eslint.config.js';

const eslint = new ESLint();
const folders = [...Object.keys(mayImport), 'app'];

/** Lints `code` as if it stood in `folder` and gives the rules it breaks. */
async function broken(folder: string, code: string): Promise<string[]> {
  const filePath = folder === 'features' ? 'src/features/reports/bad.ts' : `src/${folder}/bad.ts`;
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

describe('who may import whom', () => {
  for (const [folder, allowed] of Object.entries(mayImport)) {
    for (const other of [...folders, 'env', 'paths', 'main']) {
      const path = ['env', 'paths', 'main'].includes(other) ? `@/${other}` : `@/${other}/some/file`;
      const may = allowed.includes(other);
      it(`${folder} ${may ? 'may' : 'must not'} import ${other}`, async () => {
        for (const { rule, code } of forms(path)) {
          expect(await broken(folder, code)).toEqual(may ? [] : [rule]);
        }
      });
    }
  }

  it.each(folders)('%s reaches nothing by ../', async (folder) => {
    for (const { rule, code } of forms('../other/file')) {
      expect(await broken(folder, code)).toEqual([rule]);
    }
  });

  it.each(folders)('%s uses the Firebase SDK only where it may', async (folder) => {
    const may = ['firebase', 'auth', 'data'].includes(folder);
    for (const { rule, code } of forms('firebase/firestore')) {
      expect(await broken(folder, code)).toEqual(may ? [] : [rule]);
    }
  });

  it('a feature never imports another feature', async () => {
    const code = `import { x } from '@/features/customers/CustomersPage';\nx();\n`;
    expect(await broken('features', code)).toEqual(['no-restricted-imports']);
  });

  it('a feature imports its own files', async () => {
    expect(await broken('features', `import { x } from './own';\nx();\n`)).toEqual([]);
  });

  it('there are no default exports and no barrels', async () => {
    expect(await broken('ui', 'export default 1;\n')).toEqual(['no-restricted-syntax']);
    expect(await broken('ui', `export * from './Button';\n`)).toEqual(['no-restricted-syntax']);
  });
});
