import type { ComponentProps } from 'react';

/** A select that goes on showing its `value` until it is drawn with another one: a choice may be refused. */
export function Select({ onChange, ...select }: ComponentProps<'select'>) {
  return (
    <select
      {...select}
      onChange={(event) => {
        const { currentTarget } = event;
        onChange?.(event);
        if (select.value !== undefined) currentTarget.value = String(select.value);
      }}
    />
  );
}
