import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { CutOffContext } from '@/ui/CutOffContext';
import { Dialog } from '@/ui/Dialog';
import { formTexts } from '@/ui/formTexts';
import { useLeaveGuard } from '@/ui/useLeaveGuard';
import styles from './PageFormGuard.module.css';

/**
 * In a form that is a page of its own: asks before what was filled in is left by a link, by Back or by a reload, and keeps
 * it for the page that comes instead. `back` is the address that Back leads to.
 */
export function PageFormGuard({ back }: { back: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const untouched = useRef('');
  const filled = useRef<string[]>([]);
  const navigate = useNavigate();
  /** Where to go on to once that is confirmed. */
  const [asked, setAsked] = useState<string | null>(null);

  useLayoutEffect(() => {
    const form = place.current?.closest('form');
    const seen = new AbortController();
    const options = { capture: true, signal: seen.signal };
    const remember = () => {
      untouched.current = filledIn(form);
      filled.current = formTexts(form ?? null);
    };
    // What the fields fill in themselves before the first key or pointer is nobody's change.
    const touch = () => {
      remember();
      seen.abort();
    };
    remember();
    form?.addEventListener('keydown', touch, options);
    form?.addEventListener('pointerdown', touch, options);
    form?.addEventListener('input', () => seen.abort(), options);
    return () => seen.abort();
  }, []);

  const isChanged = () => filledIn(place.current?.closest('form')) !== untouched.current;
  const { keep } = use(CutOffContext);
  const cutOff = useEffectEvent(() => {
    if (!isChanged()) return;
    const texts = formTexts(place.current?.closest('form') ?? null);
    // What others have stored is not for somebody who may no longer see it.
    keep(texts.filter((each) => !filled.current.includes(each)).join('\n'));
  });
  // A layout effect ends while the fields are still there. Another address forgets what is kept.
  useLayoutEffect(() => () => cutOff(), []);

  useLeaveGuard(isChanged, () => {
    if (isChanged()) setAsked(back);
    else void navigate(back);
  });

  const ask = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!link || !isPlain || link.target === '_blank' || link.origin !== location.origin) return;
    if (link.pathname === location.pathname || !isChanged()) return;
    event.preventDefault();
    event.stopPropagation();
    setAsked(`${link.pathname}${link.search}`);
  });
  useEffect(() => {
    // Capturing stops the click before the router reacts.
    const listener = (event: MouseEvent) => ask(event);
    document.addEventListener('click', listener, { capture: true });
    return () => document.removeEventListener('click', listener, { capture: true });
  }, []);

  return (
    <>
      <span ref={place} hidden />
      {asked !== null && (
        <Dialog title="Lämna utan att spara?" onClose={() => setAsked(null)}>
          <div className={styles.body}>
            <p>Det du har fyllt i är inte sparat.</p>
            <div className={styles.actions}>
              <Button onClick={() => void navigate(asked)}>Lämna utan att spara</Button>
              <Button kind="work" onClick={() => setAsked(null)}>
                Fortsätt fylla i
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

function filledIn(form: HTMLFormElement | null | undefined): string {
  return JSON.stringify([...new FormData(form ?? undefined)]);
}
