import { use, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { CutOffContext } from '@/ui/CutOffContext';
import { formTexts } from '@/ui/formTexts';
import { LeaveQuestion } from './LeaveQuestion';

/**
 * In a form that is a page of its own: asks before what was filled in is left (see LeaveQuestion), and keeps it for the page
 * that comes instead. `back` is the address that Back leads to.
 */
export function PageFormGuard({ back }: { back: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const untouched = useRef('');
  const filled = useRef<string[]>([]);

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
    // The person may no longer see what others have stored.
    keep(texts.filter((each) => !filled.current.includes(each)).join('\n'));
  });
  // A layout effect ends while the fields are still there. Another address forgets what is kept.
  useLayoutEffect(() => () => cutOff(), []);

  return (
    <>
      <span ref={place} hidden />
      <LeaveQuestion isChanged={isChanged} back={back} />
    </>
  );
}

function filledIn(form: HTMLFormElement | null | undefined): string {
  return JSON.stringify([...new FormData(form ?? undefined)]);
}
