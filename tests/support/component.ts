import '@testing-library/jest-dom/vitest';
import { deleteApp, getApps } from 'firebase/app';
import { act, cleanup, configure, getConfig } from '@testing-library/preact';
import { afterEach, beforeEach, vi } from 'vitest';
import { runEffectsPromptly } from '@/ui/behaviour/promptEffects';
import { endPause, misread, sentAgain } from './emulatorFaults';
import { stopped } from './stoppedClient';

// Tests wait for data that comes through the SDK and the emulators, perhaps on a busy machine. The bound only ends what
// never comes. Only the last failure of a wait prints the page: printing it each time took a fifteenth of a run.
const { getElementError } = getConfig();
configure({
  asyncUtilTimeout: 60_000,
  // A wait ends at the first change that fits; what belongs to the same change is then drawn a moment later.
  asyncWrapper: async (work) => {
    const result = await work();
    await new Promise((resolve) => setTimeout(() => setTimeout(resolve)));
    return result;
  },
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? new Error(message ?? '')
      : getElementError(message, container),
});

type Level = 'error' | 'warn';
let written: { level: Level; text: string }[] = [];

// Accounts are kept between tests: every test uses an address of its own, so that files can run side by side.

/** Removes one expected console line from the test's record; throws when no line contains `text`. */
export function expectConsole(level: Level, text: string) {
  const index = written.findIndex((line) => line.level === level && line.text.includes(text));
  if (index < 0) throw new Error(`Nothing on console.${level} contains “${text}”.`);
  written.splice(index, 1);
}

/** Removes all console lines with `text` from the test's record: how many there are depends on the timing. */
export function ignoreConsole(text: string) {
  written = written.filter((line) => !line.text.includes(text));
}

runEffectsPromptly();

// jsdom has no modal dialogs; this is the part of them that the app relies on.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
  this.querySelector('button')?.focus();
  this.onkeydown = ({ key }) => {
    if (key === 'Escape') this.dispatchEvent(new Event('cancel', { cancelable: true }));
  };
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

// Visitors are Swedes unless a test says otherwise; jsdom's browser is American.
Object.defineProperty(navigator, 'languages', { configurable: true, get: () => ['sv-SE', 'sv'] });

// jsdom has no layout: nothing can scroll, change size or come into view.
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', Observer);
vi.stubGlobal('IntersectionObserver', Observer);

// For each question about a style, jsdom holds every rule of its default sheet against the element and those above it: a
// fifth of a run. The tests load no sheets, so elements of a name and these attributes look alike unless a style is written
// on them or above.
const computed = window.getComputedStyle.bind(window);
const alike = new Map<string, CSSStyleDeclaration>();
window.getComputedStyle = (element, pseudo) => {
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (each.hasAttribute('style')) return computed(element, pseudo);
  }
  const attributes = ['hidden', 'open', 'type', 'popover'].map((name) =>
    element.getAttribute(name),
  );
  const key = JSON.stringify([element.localName, ...attributes, pseudo]);
  const known = alike.get(key);
  if (known) return known;
  const { display, visibility, opacity, pointerEvents } = computed(element, pseudo);
  const style = document.createElement('i').style;
  alike.set(key, Object.assign(style, { display, visibility, opacity, pointerEvents }));
  return style;
};

// jsdom has no locks; here a lock is free, or held until its work is done.
const held = new Set<string>();
Object.defineProperty(navigator, 'locks', {
  configurable: true,
  value: {
    async request(
      name: string,
      ...[first, second]: [
        LockOptions | LockGrantedCallback<unknown>,
        LockGrantedCallback<unknown>?,
      ]
    ) {
      const work = typeof first === 'function' ? first : second;
      if (typeof first === 'object' && first.ifAvailable && held.has(name)) return work?.(null);
      held.add(name);
      try {
        return await work?.({ name, mode: 'exclusive' });
      } finally {
        held.delete(name);
      }
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  },
});

beforeEach(() => {
  written = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const text = parts.map(String).join(' ');
      written.push({ level, text });
      endPause(text);
    });
  }
});

afterEach(async () => {
  await act(cleanup);
  // A client that goes on would send again, in the next test, a write whose answer it has not heard.
  const ends = await Promise.allSettled(getApps().map(deleteApp));
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  const failed = ends.find((end) => end.status === 'rejected' && !stopped.test(String(end.reason)));
  if (failed?.status === 'rejected') throw failed.reason;
  const wasMisread = written.some(({ text }) => misread.test(text));
  const stray = written
    .filter(({ text }) => !misread.test(text) && !(wasMisread && sentAgain.test(text)))
    .filter(({ text }) => !stopped.test(text))
    .map(({ level, text }) => `console.${level}: ${text}`);
  if (stray.length > 0) throw new Error(`Written to the console:\n${stray.join('\n')}`);
});
