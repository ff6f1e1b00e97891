import './popovers.css';

/*
 * Opens and closes popovers in browsers that have none: Safari before 17, Firefox before 125 and Chrome before 114. A press
 * beside one and Escape close it, as a browser does.
 */

function open(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[popover][data-open]');
}

function openerOf(popover: Element): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(popover.id)}"]`);
}

function close(popover: HTMLElement): void {
  delete popover.dataset.open;
  openerOf(popover)?.setAttribute('aria-expanded', 'false');
}

function pressed({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const shown = open();
  // A button in a popover that opens something closes it; a box that is ticked does not.
  const isKept = shown?.contains(target) && !target.closest('a, button');
  if (shown && !isKept) close(shown);
  const opener = target.closest('[popovertarget]');
  const popover = document.getElementById(opener?.getAttribute('popovertarget') ?? '');
  if (!opener || !popover || popover === shown) return;
  popover.dataset.open = '';
  opener.setAttribute('aria-expanded', 'true');
}

function typed(event: KeyboardEvent): void {
  const shown = open();
  if (!shown || event.key !== 'Escape') return;
  event.stopPropagation();
  close(shown);
  openerOf(shown)?.focus();
}

if (!('popover' in HTMLElement.prototype)) {
  document.addEventListener('click', pressed);
  document.addEventListener('keydown', typed, true);
}
