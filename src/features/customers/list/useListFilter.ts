import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { RegisterFilter } from '@/domain/register/registerSearch';
import { useAfterPaint } from '@/ui/behaviour/useAfterPaint';
import { listFilterParams, readListFilter } from './listFilter';

/**
 * The pause in typing before the address changes, in milliseconds: browsers allow some three changes per
 * second.
 */
const pauseMs = 300;

/**
 * The list's filter, kept in the address: a pause in typing replaces the address, each chosen filter adds a
 * step to the history. `filter` follows every key; `shown` follows as fast as the results can be painted.
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
    // A replaced address is older than the typed text; any other address says what to search for.
    if (arrival !== 'REPLACE') setText(inAddress.query);
  }

  // The same object for the same filter, so that nothing is searched twice.
  const asked = listFilterParams({ ...inAddress, query: text }).toString();
  const filter = useMemo(() => readListFilter(new URLSearchParams(asked)), [asked]);
  const typed = text !== inAddress.query;
  const shown = useAfterPaint(
    useMemo(() => ({ filter, key, arrival, typed }), [filter, key, arrival, typed]),
  );

  /** Writes the typed text to the address. */
  function settle() {
    // Another page may be about to open, and the address already belongs to that page.
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
