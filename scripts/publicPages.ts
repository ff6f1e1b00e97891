import { loadEnv, type Plugin, type Rolldown } from 'vite';
import { type PublicPage, publicPages } from '../src/app/publicPages.ts';
import { companyName } from '../src/company.ts';
import { paths } from '../src/paths.ts';
import { markupOfPages } from './prerenderedPages.ts';

const imageText = `${companyName}: bokningar för bilverkstad och biltvätt`;

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
    ['property', 'og:site_name', companyName],
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
    `<title>${escaped(`${title} – ${companyName}`)}</title>`,
    ...named.map(
      ([kind, key, content]) => `<meta ${kind}="${key}" content="${escaped(content)}" />`,
    ),
    `<link rel="canonical" href="${escaped(url)}" />`,
  ].join('\n    ');
}

/** What a page's file holds beside the template: the tags of what it loads, and its markup. */
interface Rendered {
  links: string[];
  markup: string;
}

/** The HTML of a public page: `template` with the page's own title, description, link previews and content. */
export function pageHtml(
  template: string,
  page: PublicPage,
  site: string,
  { links, markup }: Rendered,
): string {
  const bare = template.replace(/\s*<meta\s+name="description"[^>]*>/, '');
  const [before, after, ...more] = bare.split(/<title>[^<]*<\/title>/);
  if (bare === template || before === undefined || after === undefined || more.length > 0) {
    throw new Error('index.html must have one <title> and one <meta name="description" …>');
  }
  return filled(before + headOf(page, site) + after, { links, markup });
}

/** `html` with the tags of what the page loads, and its markup; a page that can be read needs no word on scripts. */
function filled(html: string, { links, markup }: Rendered): string {
  const [before, after, ...more] = html.split('<div id="root"></div>');
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error('index.html must have one <div id="root"></div>');
  }
  const head = before.replace(
    '</head>',
    () => `${links.map((link) => `  ${link}\n  `).join('')}</head>`,
  );
  const rest = markup === '' ? after : after.replace(/\s*<noscript[^]*?<\/noscript\s*>/, '');
  return `${head}<div id="root">${markup}</div>${rest}`;
}

/** The tags that make the browser fetch chunks, and what they import, before the first script asks for them. */
function linksOf(bundle: Rolldown.OutputBundle, template: string, files: string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<string>();
  function add(chunk: Rolldown.OutputChunk | undefined) {
    if (!chunk || found.has(chunk.fileName)) return;
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
    for (const name of chunk.viteMetadata?.importedCss ?? []) found.add(name);
    found.add(chunk.fileName);
  }
  for (const file of files) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${file}`)));
    if (!chunk) throw new Error(`${file} is in no chunk: has it moved?`);
    add(chunk);
  }
  return [...found]
    .filter((name) => !template.includes(`"/${name}"`))
    .map((name) =>
      name.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${name}">`
        : `<link rel="modulepreload" crossorigin href="/${name}">`,
    );
}

/** The file of each page's component, by which the build finds what the page needs beside the first load. */
const fileOf = {
  home: 'src/features/site/HomePage.tsx',
  bookingSystem: 'src/features/site/BookingSystemPage.tsx',
  prices: 'src/features/site/PricesPage.tsx',
  contact: 'src/features/site/ContactPage.tsx',
  login: 'src/features/account/LoginPage.tsx',
  register: 'src/features/account/RegisterPage.tsx',
  forgotPassword: 'src/features/account/ForgotPasswordPage.tsx',
} satisfies Record<PublicPage['name'], string>;

/** The files with the Auth SDK, which every page that depends on the session asks for at once. */
const sessionFiles = ['src/firebase/app.ts', 'src/firebase/auth.ts', 'src/auth/sessionVerbs.ts'];

/**
 * Writes an HTML file for each public page, with its content, so that visitors can read it before any script, and
 * search engines and link previews, which run none, can tell the pages apart. Hosting serves /prices from prices.html
 * (`cleanUrls`), and every other address from app.html, which is empty. VITE_SITE_URL is the site's origin, such as
 * https://verkstadsnavet.example.
 */
export function publicPageFiles(): Plugin {
  let site = '';
  let root = '';
  return {
    name: 'verkstadsnavet:public-pages',
    apply: 'build',
    configResolved({ mode, envDir, root: configured }) {
      const { VITE_SITE_URL } = loadEnv(mode, envDir || process.cwd());
      site = VITE_SITE_URL || 'https://verkstadsnavet.example';
      root = configured;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no index.html');
        const template = String(index.source);
        const markups = await markupOfPages(
          root,
          publicPages.map(({ name }) => paths[name]),
        );
        for (const [place, page] of publicPages.entries()) {
          const markup = markups[place] ?? '';
          // A page without content waits for the session.
          const files = markup === '' ? [fileOf[page.name], ...sessionFiles] : [fileOf[page.name]];
          const source = pageHtml(template, page, site, {
            links: linksOf(bundle, template, files),
            markup,
          });
          if (page.name === 'home') index.source = source;
          else
            this.emitFile({ type: 'asset', fileName: `${paths[page.name].slice(1)}.html`, source });
        }
        const links = linksOf(bundle, template, sessionFiles);
        const source = filled(template, { links, markup: '' });
        this.emitFile({ type: 'asset', fileName: 'app.html', source });
      },
    },
  };
}
