import { companyName } from '@/company';
import { expect, expectPage, startHeading, test } from '../../support/browser';

test('every page carries the security headers', { tag: '@always' }, async ({ request }) => {
  for (const path of ['/', '/prices', '/login', '/dashboard/customers', '/finns-inte']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    // The manifest has no directive of its own: WebKitGTK calls `manifest-src` unrecognised on each page.
    expect(policy, path).toContain(
      "default-src 'self'; object-src 'none'; frame-src 'none'; media-src 'none';",
    );
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("require-trusted-types-for 'script';");
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeTruthy();
    expect(headers['x-robots-tag']).toBe(path.startsWith('/dashboard') ? 'noindex' : undefined);
  }
});

/** The abilities that the app uses, and will use for work orders. */
const used = ['camera', 'clipboard-write', 'screen-wake-lock'];
/**
 * Names that Chromium knows on Windows, macOS or phones, and not where these tests run. A name that no released version knows
 * would be a warning on everybody's console.
 */
const knownElsewhere = ['bluetooth', 'web-share'];

test('of all that the browser could do, the app is left with what it uses or will use', async ({
  page,
}) => {
  const response = await page.goto('/');
  const policy = response?.headers()['permissions-policy'] ?? '';
  const named = policy.split(', ').map((each) => each.replace(/=.*/, ''));
  // The names that begin with `ch-` are no abilities: they are what the browser tells servers of itself.
  const abilities = async (question: string) =>
    (await page.evaluate<string[]>(`document.featurePolicy.${question}()`))
      .filter((each) => !each.startsWith('ch-'))
      .toSorted();
  expect(named.toSorted()).toEqual(
    [...(await abilities('features')), ...knownElsewhere].toSorted(),
  );
  expect(await abilities('allowedFeatures')).toEqual(used);
});

test('a text never becomes markup or the address of a script', async ({ browser }) => {
  // The page is not watched for violations, which are expected here.
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/');
  const attempts = await page.evaluate(() => {
    const attempt = (inject: () => void) => {
      try {
        inject();
        return 'taken';
      } catch (error) {
        return error instanceof Error ? error.name : 'unknown';
      }
    };
    const script = document.createElement('script');
    return [
      attempt(() => (document.createElement('p').innerHTML = '<b>Anna</b>')),
      attempt(() => (script.src = '/assets/other.js')),
      attempt(() => (script.text = 'alert(1)')),
    ];
  });
  expect(attempts).toEqual(['TypeError', 'TypeError', 'TypeError']);
  await context.close();
});

test('assets are cached for a year, and a missing asset is not found', async ({
  page,
  request,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/')) scripts.push(response.url());
  });
  await page.goto('/');
  await expectPage(page, startHeading);
  expect(scripts.length).toBeGreaterThan(0);
  for (const url of scripts) {
    expect((await request.get(url)).headers()['cache-control']).toMatch(
      /max-age=31536000.*immutable/,
    );
  }
  expect((await request.get('/assets/finns-inte.js')).status()).toBe(404);
});

test('each public page has its own title, description and Open Graph before any script runs', async ({
  page,
  request,
}) => {
  const seen = new Set<string>();
  for (const path of [
    ...['/', '/bookingsystem', '/prices', '/contact', '/servicebok', '/login', '/register'],
  ]) {
    const html = await (await request.get(path)).text();
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta\s+name="description"\s+content="(.*?)"/.exec(html)?.[1] ?? '';
    expect(description.length, path).toBeGreaterThan(40);
    expect(html).toContain('property="og:title"');
    expect(html).toContain('property="og:image"');
    seen.add(title).add(description);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(title.replaceAll('&amp;', '&'));
  }
  expect(seen.size).toBe(14);
});

test('a browser that is too old is told so in place of the app, and reads the public pages', async ({
  browser,
}) => {
  // The page is not watched for errors: the app finds no place to show itself in.
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: startHeading })).toBeVisible();
  for (const path of ['/register', '/dashboard', '/servicebok']) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1, name: 'Webbläsaren är för gammal' });
    await expect(heading, path).toBeVisible();
    await expect(page.getByText('Firefox från 121 och Safari från 16.2')).toBeVisible();
  }
  await context.close();
});

test('manifest, icons and robots are there', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: companyName, lang: 'sv', display: 'standalone' });
  for (const { src } of manifest.icons as { src: string }[]) {
    expect((await request.get(src)).headers()['content-type']).toMatch(/^image\//);
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /dashboard');
});

test('nothing of Firestore or the dashboard is loaded on the public pages', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  page.on('response', (response) => {
    // A response that was asked for by a page that is left has no text any more.
    if (/\.js$/.test(response.url())) scripts.push(response.text().catch(() => ''));
  });
  for (const path of ['/', '/bookingsystem', '/prices', '/contact', '/login', '/register']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The Auth SDK comes when a page is idle, and then what looks for a copy that was left.
    await page.waitForLoadState('networkidle');
  }
  expect(loaded.filter((url) => /firestore|dashboard/i.test(url))).toEqual([]);
  const texts = await Promise.all(scripts);
  expect(texts.some((text) => text.includes('identitytoolkit.googleapis.com'))).toBe(true);
  expect(texts.filter((text) => text.includes('google.firestore.v1'))).toEqual([]);
});
