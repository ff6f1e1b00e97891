import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { type WrittenPage, writtenPageId } from '@/data/publicPage/writtenPage';
import { dayOf } from '@/domain/time/swedishTime';
import { formatAddress } from '@/domain/values/address';
import { bookPath } from '@/paths';
import { root } from './emulators';
import { prerendered } from './prerenderedPages';
import { filled, headOf, startScript, withHead, withoutNoscript } from './publicPages';
import { type Documents, type StoredPage, storedPages } from './storedPages';

/**
 * Writes `boka/<slug>.html` into the build in `site` for each workshop that has a page, and removes those of workshops that have
 * none any more. Hosting serves such a file before it falls back on boka.html. A page that cannot be written is left out with
 * a warning. Returns the number of files.
 */
export async function writeWorkshopPages(
  site: string,
  from: Documents,
  warn: (text: string) => void = (text) => console.warn(`⚠ ${text}`),
): Promise<number> {
  const folder = join(site, 'boka');
  mkdirSync(folder, { recursive: true });
  const former = readdirSync(folder);
  const pages = await storedPages(from, warn);
  const written = await prerendered(root, async (markupOf) => {
    const files = new Set<string>();
    const template = templateIn(site);
    const { VITE_SITE_URL } = loadEnv('production', root);
    const origin = VITE_SITE_URL || 'https://verkstadsnavet.example';
    for (const page of pages) {
      try {
        const data = { ...page, day: dayOf(new Date()).toString() };
        const markup = await markupOf(bookPath(page.slug), { written: data });
        writeFileSync(
          join(folder, `${page.slug}.html`),
          workshopHtml(template, data, origin, markup),
        );
        files.add(`${page.slug}.html`);
      } catch (error) {
        warn(`Sidan /boka/${page.slug} kunde inte skrivas: ${String(error)}`);
      }
    }
    return files;
  });
  for (const name of former) if (!written.has(name)) rmSync(join(folder, name), { force: true });
  return written.size;
}

/** The build's file for workshops without one, made into a page that can be read before any script. */
function templateIn(site: string): string {
  const built = readFileSync(join(site, 'boka.html'), 'utf8');
  const start = startScript(built);
  const hash = createHash('sha256').update(start).digest('hex').slice(0, 8);
  const address = `/assets/pages/book-${hash}.js`;
  writeFileSync(join(site, address), start);
  // The readable part must not wait for scripts, nor give way to a word on old browsers.
  return withoutNoscript(built)
    .replace(/\s*<script defer src="[^"]*\/oldBrowser-[^"]*"><\/script>/, '')
    .replaceAll(
      /<script type="module" crossorigin src="([^"]*)"><\/script>/g,
      '<link rel="modulepreload" crossorigin href="$1">',
    )
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace(
      '</head>',
      `  <script type="module" fetchpriority="low" src="${address}"></script>\n  </head>`,
    );
}

/** The file of a page whose markup has been made; `origin` is that of the site. */
export function workshopHtml(
  template: string,
  written: WrittenPage,
  origin: string,
  markup: string,
): string {
  const data = JSON.stringify(written).replaceAll('<', '\\u003c');
  const content = `<div id="root">${markup}</div>
    <script type="application/json" id="${writtenPageId}">${data}</script>`;
  return filled(withHead(template, workshopHeadOf(written, origin)), [], content);
}

function workshopHeadOf({ slug, page }: StoredPage, origin: string): string {
  const title = `${page.name} – lediga tider`;
  const place = formatAddress(page.address);
  const description = `Tjänster med priser, öppettider och lediga tider hos ${page.name}${place && `, ${place}`}.`;
  const url = new URL(bookPath(slug), origin).href;
  return headOf(title, url, [
    ['name', 'description', description],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', page.name],
    ['property', 'og:locale', 'sv_SE'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', url],
  ]);
}
