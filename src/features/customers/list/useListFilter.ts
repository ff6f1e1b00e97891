import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { RegisterFilter } from '@/domain/register/registerSearch';
import { listFilterParams, readListFilter } from './listFilter';

/** Browsers allow some three changes of the address per second, and people type faster. */
const pauseMs = 300;

/**
 * What the list is asked for, kept in the address: replaced in a pause of the typing, with a step back for
 * each filter. `filter` is what is typed and chosen; `shown` follows as fast as the results can be painted.
 */
export function useListFilter() {
  const [params, setParams] = useSearchParams();
  const { key, pathname } = useLocation();
  const arrival = useNavigationType();
  const inAddress = readListFilter(params);
  const [text, setText] = useState(inAddress.query);
  const [seen, setSeen] = useState(key);

  if (seen !== key) {
    setSeen(key);
    // The replaced address is older than what is typed; any other says what to search for.
    if (arrival !== 'REPLACE') setText(inAddress.query);
  }

  // One and the same object for as long as the same is asked for, so that nothing is searched twice.
  const asked = listFilterParams({ ...inAddress, query: text }).toString();
  const filter = useMemo(() => readListFilter(new URLSearchParams(asked)), [asked]);
  const typed = text !== inAddress.query;
  const shown = useDeferredValue(
    useMemo(() => ({ filter, key, arrival, typed }), [filter, key, arrival, typed]),
  );

  /** Writes what is typed to the address. */
  function settle() {
    // Another page may be on its way in, and the address is its own already.
    if (!typed || window.location.pathname !== pathname) return;
    setParams(listFilterParams(filter), { replace: true });
  }

  const settleLater = useEffectEvent(settle);
  useEffect(() => {
    const timer = window.setTimeout(() => settleLater(), pauseMs);
    return () => window.clearTimeout(timer);
  }, [text]);

  return {
    filter,
    shown,
    type: setText,
    settle,
    choose: (values: Partial<RegisterFilter>) =>
      setParams(listFilterParams({ ...filter, ...values })),
  };
}

export type ShownFilter = ReturnType<typeof useListFilter>['shown'];
