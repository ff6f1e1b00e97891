import { type RefObject, useContext, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { CutOffContext } from './CutOffContext';
import { formTexts } from './formTexts';

/**
 * Tells whether somebody has changed the form that `place` stands in or holds. Values that the fields fill in themselves
 * before the first key or pointer in the form are nobody's change.
 */
export function useTyped(place: RefObject<HTMLElement | null>): {
  isChanged: () => boolean;
  /** The changed fields, a line for each. */
  lines: () => string[];
} {
  const untouched = useRef('');
  const isTouched = useRef(false);
  const filled = useRef<string[]>([]);

  useLayoutEffect(() => {
    const form = formAt(place.current);
    if (!form) return;
    const seen = new AbortController();
    const options = { capture: true, signal: seen.signal };
    const remember = () => {
      untouched.current = valuesOf(form);
      filled.current = formTexts(form);
    };
    const touched = () => {
      isTouched.current = true;
      seen.abort();
    };
    const touch = () => {
      remember();
      touched();
    };
    remember();
    form.addEventListener('keydown', touch, options);
    form.addEventListener('pointerdown', touch, options);
    // A browser that fills in a field, and a text that is dropped on it, press neither.
    form.addEventListener('input', touched, options);
    return () => seen.abort();
  }, [place]);

  return {
    isChanged: () => {
      const form = formAt(place.current);
      return form !== null && isTouched.current && valuesOf(form) !== untouched.current;
    },
    lines: () => formTexts(formAt(place.current)).filter((each) => !filled.current.includes(each)),
  };
}

/** Keeps what `lines` says when a form goes with its page (see CutOffContext); an empty list keeps nothing. */
export function useCutOff(lines: () => string[]): void {
  const { keep } = useContext(CutOffContext);
  const cutOff = useEffectEvent(() => {
    const cut = lines();
    if (cut.length > 0) keep(cut.join('\n'));
  });
  // A layout effect ends while the fields are still there. Another address forgets what is kept.
  useLayoutEffect(() => () => cutOff(), []);
}

function formAt(place: HTMLElement | null): HTMLFormElement | null {
  return place?.closest('form') ?? place?.querySelector('form') ?? null;
}

function valuesOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)]);
}
