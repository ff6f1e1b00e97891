import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * State of a menu that lies over the page. The menu closes on Escape, on a click outside, on navigation and
 * when the window changes size. The focus goes to the menu's first link or button, and back to the button
 * that opened the menu.
 */
export function useMenu() {
  const location = useLocation();
  const [openAt, setOpenAt] = useState<typeof location | null>(null);
  // The menu is open only at the location where it was opened, so every navigation closes it.
  const open = openAt === location;
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLElement>(null);
  const openedBefore = useRef(false);

  useEffect(() => {
    if (!open) return;
    panelRef.current?.querySelector<HTMLElement>('a, button')?.focus();

    function close(returnFocus: boolean) {
      setOpenAt(null);
      if (returnFocus) buttonRef.current?.focus();
    }
    function onKey(event: KeyboardEvent) {
      if (event.key === 'Escape') close(true);
    }
    function onClick(event: MouseEvent) {
      const path = event.composedPath();
      const inside = [panelRef, buttonRef].some(({ current }) => current && path.includes(current));
      if (!inside) close(true);
    }
    const onResize = () => close(false);
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    window.addEventListener('resize', onResize);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
      window.removeEventListener('resize', onResize);
    };
  }, [open]);

  // A link to the current page closes the menu and changes nothing else, which would lose the focus.
  useEffect(() => {
    const lost = document.activeElement === document.body;
    if (openedBefore.current && !open && lost) buttonRef.current?.focus();
    openedBefore.current = open;
  }, [open]);

  return { open, buttonRef, panelRef, toggle: () => setOpenAt(open ? null : location) };
}

export type Menu = ReturnType<typeof useMenu>;
