import { expect, type Locator, type Page } from '@playwright/test';

/** In px: what a finger hits (WCAG 2.5.5). */
const target = 44;

/** Expects that a finger can hit everything that can be pressed; links in running text are as small as the text. */
export async function expectTargets(page: Page) {
  const small = await page.evaluate((least) => {
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const all = scope.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary',
    );
    return [...all].flatMap((each) => {
      if (!each.checkVisibility({ visibilityProperty: true }) || each.closest('[inert]')) return [];
      const { width, height } = boxOf(each);
      const isHidden = width < 2;
      const isText = getComputedStyle(each).display === 'inline';
      // The box of an element ends at a fraction of a pixel.
      const fits = Math.min(width, height) > least - 0.5;
      if (isHidden || isText || fits) return [];
      const name = each.getAttribute('aria-label') ?? each.textContent;
      return [`${each.localName} ${name}: ${Math.round(width)} × ${Math.round(height)}`];
    });

    /** The box that can be pressed: the label's too, and that of a link that covers what is around it. */
    function boxOf(each: HTMLElement) {
      const cover = getComputedStyle(each, '::after');
      const isCovering = cover.content !== 'none' && cover.position === 'absolute';
      const boxes = [isCovering && each.offsetParent ? each.offsetParent : each];
      if (each instanceof HTMLInputElement) boxes.push(...(each.labels ?? []));
      const rects = boxes.map((box) => box.getBoundingClientRect());
      return {
        width: Math.max(...rects.map(({ right }) => right)) - Math.min(...rects.map(({ x }) => x)),
        height:
          Math.max(...rects.map(({ bottom }) => bottom)) - Math.min(...rects.map(({ y }) => y)),
      };
    }
  }, target);
  expect.soft(small, page.url()).toEqual([]);
}

/**
 * Expects that no text lies over another one, and that nothing is wider than the window, once the page has settled: rows
 * of a list are measured again after their letters have grown.
 */
export async function expectLegible(page: Page) {
  await expect.poll(() => illegible(page), page.url()).toEqual([]);
}

function illegible(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    const lines: { text: string; layer: Element | null; owner: Element; box: DOMRect }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim();
      if (!owner || !text || !isShown(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const whole of range.getClientRects()) {
        const box = seen(whole, owner);
        if (box) lines.push({ text, owner, box, layer: layerOf(owner) });
      }
    }
    const found = new Set<string>();
    const { clientWidth: width, scrollWidth } = document.documentElement;
    if (scrollWidth > width) found.add(`the page is ${scrollWidth} wide`);
    if (scope.scrollWidth > scope.clientWidth)
      found.add(`${scope.localName} is ${scope.scrollWidth} wide`);
    for (const [place, one] of lines.entries()) {
      if (one.box.right > width + 1) found.add(`${one.text} ends at ${Math.round(one.box.right)}`);
      for (const other of lines.slice(place + 1)) {
        if (one.owner === other.owner || one.layer !== other.layer) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.x, other.box.x);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.y, other.box.y);
        // The boxes of lines that follow one another closely share the space above and below the letters.
        const isOver = down > Math.min(one.box.height, other.box.height) * 0.4;
        if (across > 3 && isOver) found.add(`${one.text} lies over ${other.text}`);
      }
    }
    return [...found];

    function isShown(each: Element): boolean {
      const isKept = !each.closest('script, style, option, [inert], .visuallyHidden');
      return isKept && each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    }

    /** The part of a box that is not cut off; null when nothing is left. */
    function seen(whole: DOMRect, owner: Element): DOMRect | null {
      let { left, top, right, bottom } = whole;
      for (let each: Element | null = owner; each; each = each.parentElement) {
        const { overflowX, clipPath, position } = getComputedStyle(each);
        if (clipPath !== 'none') return null;
        if (
          overflowX !== 'visible' &&
          each !== document.documentElement &&
          each !== document.body
        ) {
          const frame = each.getBoundingClientRect();
          [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
          [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
        }
        if (position === 'fixed') break;
      }
      return right - left > 1 && bottom - top > 1
        ? new DOMRect(left, top, right - left, bottom - top)
        : null;
    }

    /** Bars and dialogs that stay while the page is scrolled lie over the page on purpose. */
    function layerOf(owner: Element): Element | null {
      for (let each: Element | null = owner; each; each = each.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return each;
      }
      return null;
    }
  });
}

/** Expects that what is chosen lies on another colour than what is not. */
export async function expectStandsOut(chosen: Locator, other: Locator) {
  // Computed styles do not tell the colours that the browser forces, so the picture is asked.
  const [one, two] = [await groundOf(chosen), await groundOf(other)];
  expect(one.equals(two)).toBe(false);
}

/** A picture of a few pixels inside the edge of an element, where no letter stands. */
async function groundOf(each: Locator): Promise<Buffer> {
  await each.scrollIntoViewIfNeeded();
  const box = await each.boundingBox();
  if (!box) throw new Error('It is not in sight.');
  const clip = { x: box.x + 6, y: box.y + box.height / 2 - 1, width: 2, height: 2 };
  return each.page().screenshot({ clip, animations: 'disabled' });
}
