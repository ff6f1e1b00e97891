import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Moves the focus to a field, even to one about to be rendered, and saves on Ctrl+Enter. */
export function useFieldKeys() {
  const fields = useRef<HTMLDivElement>(null);
  const [target, goTo] = useState({ field: '' });

  useLayoutEffect(() => {
    fields.current?.querySelector<HTMLElement>(`[name="${target.field}"]`)?.focus();
  }, [target]);

  useEffect(() => {
    const form = fields.current?.closest('form');
    function takeKey(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      form?.requestSubmit();
    }
    form?.addEventListener('keydown', takeKey);
    return () => form?.removeEventListener('keydown', takeKey);
  }, []);

  return { fields, goTo: (field: string) => goTo({ field }) };
}
