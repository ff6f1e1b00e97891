import { formatLongDay, parseDay } from '@/domain/time/swedishTime';

// A table whose cells are empty while what is in them lies elsewhere tells nobody anything: the bookings
// themselves say when and where they are.
const misleading = '[role=table], [role=rowgroup], [role=row], [role=cell], [role=columnheader]';

/** Keeps the grid's roles and names right, whatever it draws anew. Returns what ends it. */
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
      // It scrolls, and must do so by keyboard when there is nothing in it to go to.
      each.tabIndex = 0;
      each.setAttribute('role', 'group');
      each.setAttribute('aria-label', label());
    }
    for (const each of root.querySelectorAll<HTMLElement>('.ec-day-foot a')) {
      const day = moreDay(each);
      each.removeAttribute('aria-haspopup');
      if (day) each.setAttribute('aria-label', `${each.textContent}, visa ${formatLongDay(day)}`);
    }
  };
  mend();
  const observer = new MutationObserver(mend);
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The day whose link to the bookings that have no room contains `target`. */
export function moreDay(target: Element) {
  if (!target.closest('.ec-day-foot a')) return null;
  const date = target.closest('.ec-day')?.querySelector('time')?.dateTime;
  const day = parseDay(date ?? '');
  return day.ok ? day.value : null;
}
