import { render } from '@testing-library/preact';
import { type ReactNode, useLayoutEffect } from 'react';

/** The latest result of a hook that is used in the place of `children`. */
export function renderHook<T>(
  hook: () => T,
  around: (children: ReactNode) => ReactNode,
): { readonly current: T } {
  const results: T[] = [];
  function Probe() {
    const result = hook();
    useLayoutEffect(() => void results.push(result));
    return null;
  }
  render(<>{around(<Probe />)}</>);
  return {
    get current() {
      const last = results.at(-1);
      if (last === undefined) throw new Error('The hook has not run');
      return last;
    },
  };
}
