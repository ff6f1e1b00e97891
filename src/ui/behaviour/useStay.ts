import { useEffect, useEffectEvent } from 'react';
import { guardBack } from './backGuard';
import { placeIn } from './useLeaveGuard';

/**
 * Keeps a screen that many people use: a step back in the history ends where it was opened. `push` adds a place to the
 * history, so that there is one to come back from.
 */
export function useStay(push: () => void): void {
  const pushPlace = useEffectEvent(push);
  useEffect(() => {
    if (placeIn(history.state) < 1) pushPlace();
    const home = placeIn(history.state);
    return guardBack((event) => {
      const away = placeIn(event.state) - home;
      if (away >= 0) return;
      // The router must not hear of the step: the browser has already moved, and is only moved back.
      event.stopImmediatePropagation();
      history.go(-away);
    });
  }, []);
}
