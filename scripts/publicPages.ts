import { loadEnv, type Plugin } from 'vite';
import { type PublicPage, publicPages } from '../src/app/publicPages.ts';
import { paths } from '../src/paths.ts';

const siteName = 'Verkstadsnavet';
const imageText = 'Verkstadsnavet: bokningar för bilverkstad och biltvätt';

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** The tags in <head> that differ between pages; `site` is the origin that serves the page. */
function headOf({ name, title, description }: PublicPage, site: string): string {
  const url = new URL(paths[name], site).href;
  const named = [
    ['name', 'description', description],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', siteName],
    ['property', 'og:locale', 'sv_SE'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', url],
    ['property', 'og:image', new URL('/og.png', site).href],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', imageText],
    ['name', 'twitter:card', 'summary_large_image'],
  ] as const;
  return [
    `<title>${escaped(`${title} – ${siteName}`)}</title>`,
    ...named.map(
      ([kind, key, content]) => `<meta ${kind}="${key}" content="${escaped(content)}" />`,
    ),
    `<link rel="canonical" href="${escaped(url)}" />`,
  ].join('\n    ');
}

/** The HTML of a public page: `template` with the page's own title, description and link previews. */
export function pageHtml(template: string, page: PublicPage, site: string): string {
  const bare = template.replace(/\s*<meta\s+name="description"[^>]*>/, '');
  const [before, after, ...more] = bare.split(/<title>[^<]*<\/title>/);
  if (bare === template || before === undefined || after === undefined || more.length > 0) {
    throw new Error('index.html must have one <title> and one <meta name="description" …>');
  }
  return before + headOf(page, site) + after;
}

/**
 * Writes an HTML file for each public page, so that search engines and link previews, which run no script,
 * can tell the pages apart. Hosting serves /prices from prices.html (`cleanUrls`). VITE_SITE_URL is the
 * site's origin, such as https://verkstadsnavet.example.
 */
export function publicPageFiles(): Plugin {
  let site = '';
  return {
    name: 'verkstadsnavet:public-pages',
    apply: 'build',
    configResolved({ mode, envDir }) {
      const { VITE_SITE_URL } = loadEnv(mode, envDir || process.cwd());
      site = VITE_SITE_URL || 'https://verkstadsnavet.example';
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no index.html');
        const template = String(index.source);
        for (const page of publicPages) {
          const source = pageHtml(template, page, site);
          if (page.name === 'home') index.source = source;
          else
            this.emitFile({ type: 'asset', fileName: `${paths[page.name].slice(1)}.html`, source });
        }
      },
    },
  };
}
