import { type RefObject, use, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { CutOffContext } from './CutOffContext';
import { formTexts } from './formTexts';

/**
 * Keeps what has been typed into a form of a page for the page that comes instead, when the form is taken off the screen
 * while it `isEdited`. Returns the ref of an element around the form.
 */
export function useKeptWhenCutOff(isEdited: boolean): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  const filledIn = useRef<string[]>([]);
  const { keep } = use(CutOffContext);

  useLayoutEffect(() => {
    if (!isEdited) filledIn.current = formTexts(around.current);
  });

  const cutOff = useEffectEvent(() => {
    if (!isEdited) return;
    // What others have stored is not for somebody who may no longer see it.
    const typed = formTexts(around.current).filter((each) => !filledIn.current.includes(each));
    keep(typed.join('\n'));
  });
  // A layout effect ends while the fields are still there.
  useLayoutEffect(() => () => cutOff(), []);

  return around;
}
