import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { guardBack } from './backGuard';

/**
 * While `mayLose` says that leaving would lose something, the browser asks before it reloads or goes to
 * another site. A step within the app's history is stopped, and `onBack` is called with its length instead.
 */
export function useLeaveGuard(mayLose: () => boolean, onBack: (step: number) => void) {
  const losesSomething = useEffectEvent(mayLose);
  const goneBack = useEffectEvent(onBack);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (losesSomething()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  useLayoutEffect(() => {
    const home = placeIn(history.state);
    let stopped = 0;
    function stay(event: PopStateEvent) {
      const away = placeIn(event.state) - home;
      // The router must not hear of the step: the browser has already moved, and is only moved back.
      event.stopImmediatePropagation();
      if (away === 0) return goneBack(stopped);
      stopped = away;
      history.go(-away);
    }
    return guardBack(stay);
  }, []);
}

/**
 * A place's number in the app's history, given by React Router; -1, before all others, for a place without a
 * number.
 */
export function placeIn(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return -1;
  return typeof state.idx === 'number' ? state.idx : -1;
}
