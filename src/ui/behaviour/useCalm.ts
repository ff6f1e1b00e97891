import { useEffect, useEffectEvent } from 'react';

const signs = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const;

/** Calls `onCalm` when nobody has touched anything for `ms`. */
export function useCalm(ms: number, onCalm: () => void): void {
  const calm = useEffectEvent(onCalm);
  useEffect(() => {
    let timer = setTimeout(() => calm(), ms);
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(() => calm(), ms);
    }
    const options = { capture: true, passive: true };
    for (const sign of signs) window.addEventListener(sign, wait, options);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, wait, options);
    };
  }, [ms]);
}
