import { dayOf, formatDay, parseDay } from '@/domain/time/swedishTime';

// The grid's table roles are removed: its cells are empty and the bookings lie elsewhere in the document. The
// bookings' own names say day and time.
const misleading = '[role=table], [role=rowgroup], [role=row], [role=cell], [role=columnheader]';

/**
 * Keeps the grid's roles and names right whenever the grid draws something again. Returns a function that
 * ends this.
 */
export function keepMended(root: HTMLElement, label: () => string): () => void {
  const mend = () => {
    for (const each of root.querySelectorAll(misleading)) each.removeAttribute('role');
    for (const each of root.querySelectorAll('[aria-colindex], [aria-colspan]')) {
      each.removeAttribute('aria-colindex');
      each.removeAttribute('aria-colspan');
    }
    for (const each of root.querySelectorAll('aside:not([role])'))
      each.setAttribute('role', 'presentation');
    for (const each of root.querySelectorAll('.ec-header span[aria-label]')) {
      each.removeAttribute('aria-label');
    }
    for (const each of root.querySelectorAll<HTMLElement>('.ec-main')) {
      // The element scrolls, and must be reachable by keyboard even when it contains nothing to focus.
      each.tabIndex = 0;
      each.setAttribute('role', 'group');
      each.setAttribute('aria-label', label());
    }
    for (const each of root.querySelectorAll<HTMLElement>('.ec-day-foot a')) {
      const day = moreDay(each);
      each.removeAttribute('aria-haspopup');
      if (!day) continue;
      const shown = formatDay(day, dayOf(new Date()));
      each.setAttribute('aria-label', `${each.textContent}, visa ${shown}`);
    }
  };
  mend();
  const observer = new MutationObserver(mend);
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The day whose link to bookings that do not fit contains `target`; null outside such a link. */
export function moreDay(target: Element) {
  if (!target.closest('.ec-day-foot a')) return null;
  const date = target.closest('.ec-day')?.querySelector('time')?.dateTime;
  const day = parseDay(date ?? '');
  return day.ok ? day.value : null;
}
