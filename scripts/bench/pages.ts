import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { build } from 'vite';
import { publicPages } from '@/app/routes/publicPages';
import { paths } from '@/paths';
import type { BuiltApp } from '../builtApp';
import { root } from '../emulators';
import { freePorts } from '../ports';
import { quantile } from './figures';

const runs = 5;
/** The address of the page with Preact and its router alone. */
export const bare = '/bare';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Measured {
  lcpMs: number;
  cls: number;
  /** 0–100, in the order of `categories`. */
  scores: number[];
}

/**
 * Measures every public page as a phone on a slow network sees it, and beside them a page with Preact and its router
 * alone; returns a Markdown table of the medians.
 */
export async function pagesBench(app: BuiltApp): Promise<string> {
  await addBarePage(app.site);
  const addresses = [bare, ...publicPages.map(({ name }) => paths[name])];
  const [port = 0] = await freePorts(1);
  const browser = await chromium.launch({
    executablePath: app.chromium,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu'],
  });
  const found = new Map(addresses.map((address): [string, Measured[]] => [address, []]));
  try {
    // Round by round, so that a busy minute of the machine falls on all pages alike.
    for (let round = 0; round < runs; round++) {
      for (const [address, list] of found) {
        const each = await measured(`http://127.0.0.1:${app.appPort}${address}`, port);
        list.push(each);
        console.log(`${round + 1}/${runs} ${address} ${Math.round(each.lcpMs)} ms`);
      }
    }
  } finally {
    await browser.close();
  }
  const bareLcp = median(found.get(bare) ?? [], ({ lcpMs }) => lcpMs);
  const lines = [...found].map(([address, list]) => {
    const lcp = median(list, ({ lcpMs }) => lcpMs);
    const scores = categories.map((_, place) => median(list, (each) => each.scores[place] ?? NaN));
    const cells = [
      address === bare ? 'Preact and router alone' : `\`${address}\``,
      `${Math.round(lcp)} ms`,
      (lcp / bareLcp).toFixed(2),
      median(list, ({ cls }) => cls).toFixed(3),
      ...scores,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| Page | LCP | Against the bare page | CLS | Performance | Accessibility | Best practices | SEO |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...lines,
  ].join('\n');
}

/** Adds the page with Preact and its router alone, built by the same Vite, to the folder that is served. */
export async function addBarePage(site: string) {
  const outDir = mkdtempSync(join(tmpdir(), 'verkstadsnavet-bare-'));
  const production = join(root, 'node_modules/react-router/dist/production/index.mjs');
  await build({
    root: join(import.meta.dirname, 'bare'),
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: [{ find: /^react-router$/, replacement: production }] },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { checks: { importIsUndefined: false, moduleLevelDirective: false } },
    },
  });
  renameSync(join(outDir, 'index.html'), join(outDir, `${bare}.html`));
  cpSync(outDir, site, { recursive: true });
  rmSync(outDir, { recursive: true });
}

/** One run of Lighthouse for phones, which sends nothing to anybody when it is called by a script. */
async function measured(url: string, port: number, triesLeft = 2): Promise<Measured> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  const fault = result?.lhr.runtimeError?.message;
  // On a busy machine the browser's record of a page load sometimes lacks its beginning.
  if (fault && triesLeft > 0) return measured(url, port, triesLeft - 1);
  if (!result || fault) throw new Error(`Lighthouse: ${fault ?? 'no result'}`);
  const { audits, categories: scored } = result.lhr;
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? NaN;
  return {
    lcpMs: numberOf('largest-contentful-paint'),
    cls: numberOf('cumulative-layout-shift'),
    scores: categories.map((name) => Math.round((scored[name]?.score ?? NaN) * 100)),
  };
}

function median(list: Measured[], value: (each: Measured) => number): number {
  return quantile(list.map(value), 0.5);
}
