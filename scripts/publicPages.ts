import { createHash } from 'node:crypto';
import { loadEnv, type Plugin, type Rolldown } from 'vite';
import { type PublicPage, publicPages } from '../src/app/routes/publicPages.ts';
import { companyName } from '../src/company.ts';
import { paths } from '../src/paths.ts';
import { isRecent, oldBrowserScript } from './browsers.ts';
import { prerendered, showSignedOut } from './prerenderedPages.ts';

const imageText = `${companyName}: bokningar för bilverkstad och biltvätt`;

/** Text as it stands in an attribute or an element. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

type Meta = readonly [kind: 'name' | 'property', key: string, content: string];

/** The tags in <head> that differ between pages, with the title as a whole and the page's own address. */
export function headOf(title: string, url: string, metas: readonly Meta[]): string {
  return [
    `<title>${escaped(title)}</title>`,
    ...metas.map(
      ([kind, key, content]) => `<meta ${kind}="${key}" content="${escaped(content)}" />`,
    ),
    `<link rel="canonical" href="${escaped(url)}" />`,
  ].join('\n    ');
}

/** The tags of one of our own pages; `site` is the origin that serves it. */
function ownHeadOf({ name, title, description }: PublicPage, site: string): string {
  const url = new URL(paths[name], site).href;
  return headOf(`${title} – ${companyName}`, url, [
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
  ]);
}

/** `template` with the tags of a page in place of its own title and description. */
export function withHead(template: string, head: string): string {
  const bare = template.replace(/\s*<meta\s+name="description"[^>]*>/, '');
  const [before, after, ...more] = bare.split(/<title>[^<]*<\/title>/);
  if (bare === template || before === undefined || after === undefined || more.length > 0) {
    throw new Error('index.html must have one <title> and one <meta name="description" …>');
  }
  return before + head + after;
}

const noscript = /\s*<noscript[^]*?<\/noscript\s*>/;

/** The word of a workshop's page that has no file of its own yet. */
const bookNoscript = `
    <noscript
      >Verkstadens priser och lediga tider visas med JavaScript. Slå på det i webbläsaren och ladda om sidan, eller ring
      verkstaden.</noscript
    >`;

/** `html` without its word on scripts that are switched off: a page that can be read needs none. */
export function withoutNoscript(html: string): string {
  return html.replace(noscript, '');
}

/** The content of a page's file beside the template. */
interface Rendered {
  markup: string;
  /** The tags of the page's one style sheet, and of those that it is made of. */
  styles: string[];
  /** The address of the script that starts the app. */
  start: string;
  /** The address of the script that decides whether the markup of an account's page is shown. */
  decider?: string | undefined;
}

/** The HTML of a public page: `template` with the page's own title, description, link previews and content. */
export function pageHtml(
  template: string,
  page: PublicPage,
  site: string,
  { markup, styles, start, decider }: Rendered,
): string {
  const html = withHead(template, ownHeadOf(page, site)).replaceAll(loaded, '');
  const tags = [...styles, `<script type="module" fetchpriority="low" src="${start}"></script>`];
  if (decider !== undefined) {
    const root = `<div id="root" data-session="signedOut" hidden>${markup}</div>`;
    return filled(html, tags, `${root}<script src="${decider}"></script>`);
  }
  return filled(withoutNoscript(html), tags, `<div id="root">${markup}</div>`);
}

const emptyRoot = '<div id="root"></div>';

/** `html` with more tags in its head, and `content` in place of the empty root. */
export function filled(html: string, tags: string[], content: string): string {
  const [before, after, ...more] = html.split(emptyRoot);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`index.html must have one ${emptyRoot}`);
  }
  const head = before.replace(
    '</head>',
    () => `${tags.map((tag) => `  ${tag}\n  `).join('')}</head>`,
  );
  return head + content + after;
}

/** The tags of scripts and styles that the bundler writes into index.html. */
const loaded =
  /\s*<(?:script type="module"|link rel="(?:stylesheet|modulepreload)") crossorigin [^>]*>(?:<\/script>)?/g;

/** The addresses in `tags` that `pattern` finds. */
function addresses(tags: string, pattern: RegExp): string[] {
  return [...tags.matchAll(pattern)].map(([, address = '']) => address);
}

const scriptTag = /<script type="module" crossorigin src="([^"]*)">/g;
const preloadTag = /<link rel="modulepreload" crossorigin href="([^"]*)">/g;
const styleLine = /\s*<link rel="stylesheet" crossorigin [^>]*>/g;
const styleTag = /<link rel="stylesheet" crossorigin href="([^"]*)">/g;

/**
 * A script that fetches and runs the scripts in `tags` once the page has been painted: before, they would share the network
 * with the styles, and what can be read would wait. A page that begins empty has nothing to wait for. A browser that is too
 * old keeps the page as it is: its links lead to files that say so.
 */
export function startScript(tags: string): string {
  const scripts = addresses(tags, scriptTag);
  if (scripts.length === 0) throw new Error('index.html has no script');
  return `const root = document.getElementById('root');
let isStarted = !(${isRecent});
function start() {
  if (isStarted) return;
  isStarted = true;
  for (const href of ${JSON.stringify(addresses(tags, preloadTag))})
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  for (const file of ${JSON.stringify(scripts)}) import(file);
}
// Nothing has decided whether the page may be shown.
if (root && root.hidden) {
  root.replaceChildren();
  root.hidden = false;
}
if (root && root.firstChild && PerformanceObserver.supportedEntryTypes.includes('paint')) {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, 3000);
} else start();
`;
}

/**
 * The tags of a page's style sheets, made into one that `keep` gives an address: each more is a connection to wait for. The
 * app looks for the tags of the parts before it fetches the styles of a page.
 */
function oneSheet(
  bundle: Rolldown.OutputBundle,
  tags: string,
  keep: (source: string) => string,
): string[] {
  const parts = [...tags.matchAll(styleTag)].map(([tag, address = '']) => {
    const file = bundle[address.slice(1)];
    if (file?.type !== 'asset') throw new Error(`${address} is in no file`);
    return { tag, source: String(file.source) };
  });
  if (parts.length === 1) return parts.map(({ tag }) => tag);
  const all = keep(parts.map(({ source }) => source).join(''));
  return [
    `<link rel="stylesheet" href="${all}">`,
    ...parts.map(({ tag }) => tag.replace('>', ' disabled>')),
  ];
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
  publicServiceBook: 'src/features/site/ServiceBookFilePage.tsx',
  login: 'src/features/account/LoginPage.tsx',
  register: 'src/features/account/RegisterPage.tsx',
  forgotPassword: 'src/features/account/ForgotPasswordPage.tsx',
} satisfies Record<PublicPage['name'], string>;

const accountPages: PublicPage['name'][] = ['login', 'register', 'forgotPassword'];

/**
 * The files that the dashboard asks for at once: the Auth SDK, the shell with Firestore, and the pages that people have
 * open all day, of which the others use parts.
 */
const dashboardFiles = [
  'src/firebase/app.ts',
  'src/firebase/auth.ts',
  'src/auth/sessionVerbs.ts',
  'src/app/dashboard/dashboardEntry.ts',
  'src/app/dashboard/Dashboard.tsx',
  'src/features/customers/CustomersPage.tsx',
  'src/features/calendar/CalendarPage.tsx',
];

/**
 * Writes an HTML file for each public page, with its content, so that visitors can read it before any script, and
 * search engines and link previews, which run none, can tell the pages apart. The pages of accounts are shown to those alone
 * who are known to be signed out. Hosting serves /prices from prices.html (`cleanUrls`), the pages of workshops from boka.html, and
 * every other address from app.html. These two are empty: they differ in what the browser fetches at once. VITE_SITE_URL is the site's origin, such as
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
        /** Keeps a file, and returns its address; those of public pages the service worker leaves out. */
        const keep = (name: string, ending: string, source: string, folder = 'pages/') => {
          const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
          const fileName = `assets/${folder}${name}-${hash}.${ending}`;
          this.emitFile({ type: 'asset', fileName, source });
          return `/${fileName}`;
        };
        const check = keep('oldBrowser', 'js', oldBrowserScript, '');
        // Deferred scripts run in their order: this one before the app.
        const checked = (html: string) =>
          html.replace('<script', `<script defer src="${check}"></script>\n    <script`);
        const pages = publicPages.map((page) => ({
          page,
          path: paths[page.name],
          isOfAccount: accountPages.includes(page.name),
        }));
        const [markups, signedOut] = await Promise.all([
          prerendered(root, (markupOf) =>
            Promise.all(pages.map(({ path, isOfAccount }) => markupOf(path, { isOfAccount }))),
          ),
          showSignedOut(root),
        ]);
        for (const [place, { page, isOfAccount }] of pages.entries()) {
          const tags = [template, ...linksOf(bundle, template, [fileOf[page.name]])].join('\n');
          const source = pageHtml(template, page, site, {
            markup: markups[place] ?? '',
            styles: oneSheet(bundle, tags, (source) => keep(page.name, 'css', source)),
            start: keep(page.name, 'js', startScript(tags)),
            decider: isOfAccount
              ? keep('signedOut', 'js', oldBrowserScript + signedOut)
              : undefined,
          });
          const fileName = `${paths[page.name].slice(1)}.html`;
          if (page.name === 'home') index.source = source;
          // The one public page that is nothing without scripts.
          else if (page.name === 'publicServiceBook')
            this.emitFile({ type: 'asset', fileName, source: checked(source) });
          else this.emitFile({ type: 'asset', fileName, source });
        }
        for (const [fileName, files] of Object.entries({
          'app.html': dashboardFiles,
          'boka.html': [
            'src/app/public/WorkshopBookPage.tsx',
            'src/data/publicPage/publicServer.ts',
          ],
        })) {
          const source = filled(template, linksOf(bundle, template, files), emptyRoot);
          if (fileName !== 'boka.html') {
            this.emitFile({ type: 'asset', fileName, source: checked(source) });
            continue;
          }
          const styles = oneSheet(bundle, source, (sheet) => keep('book', 'css', sheet));
          const told = source.replace(noscript, bookNoscript).replaceAll(styleLine, '');
          this.emitFile({
            type: 'asset',
            fileName,
            source: checked(filled(told, styles, emptyRoot)),
          });
        }
      },
    },
  };
}
