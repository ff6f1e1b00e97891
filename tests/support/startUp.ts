import { expect, type Page } from '@playwright/test';

/** The start of a page, from its first paint on. */
export interface StartUp {
  /** The headings and ways in that could be seen, each time they changed. */
  seen: string[];
  /** The layout shift, as CLS counts it; shifts from a person's own press are left out. */
  shift: number;
  /** The texts of the moved elements. */
  moved: string[];
}

/** Watches how each page opened from now on starts, and returns how to ask for what was seen. */
export async function watchStartUp(page: Page): Promise<() => Promise<StartUp>> {
  await page.addInitScript(() => {
    const start: StartUp = { seen: [], shift: 0, moved: [] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('hadRecentInput' in entry && entry.hadRecentInput) continue;
        if ('value' in entry) start.shift += Number(entry.value);
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
        for (const { node } of sources) start.moved.push(node?.textContent ?? 'gone');
      }
    }).observe({ type: 'layout-shift', buffered: true });

    const ways = ['Logga in', 'Kom igång', 'Till kalendern'];
    const isStyled = () => {
      const sheets = document.querySelectorAll<HTMLLinkElement>(
        'link[rel=stylesheet]:not([disabled])',
      );
      return document.body && [...sheets].every(({ sheet }) => sheet);
    };
    const look = () => {
      // The browser paints only after the styles have arrived.
      if (!isStyled()) return;
      const headings = [...document.querySelectorAll('h1')].filter((each) =>
        each.checkVisibility(),
      );
      const links = [...document.querySelectorAll('header nav a')].filter(
        (each) =>
          ways.includes(each.textContent) && each.checkVisibility({ visibilityProperty: true }),
      );
      const now = [...headings, ...links].map((each) => each.textContent).join(' | ');
      if (now !== start.seen.at(-1)) start.seen.push(now);
    };
    // A page can be there for a test before its styles have arrived.
    const soFar = () => {
      look();
      return isStyled() ? start : null;
    };
    Object.assign(window, { soFar });
    document.addEventListener('load', look, true);
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  // The page is asked once for each answer: between two of them another style sheet can come.
  return async () => {
    let start: StartUp | null = null;
    await expect
      .poll(async () => (start = await page.evaluate<StartUp | null>('window.soFar()')))
      .not.toBeNull();
    if (!start) throw new Error('The page has no styles.');
    return start;
  };
}
