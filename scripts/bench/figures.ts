/** One row of the table: what was measured, and all measured values. */
export interface Row {
  what: string;
  unit: 'ms' | 'documents' | 'bookings' | 'orders' | 'tabs' | 'kB' | 'invoices' | 'times';
  values: number[];
}

/** Adds values; values with the same name share a row. */
export type Add = (what: string, unit: Row['unit'], ...values: number[]) => void;

/** The value below which `share` (0–1) of the values lie. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

/** The rows as a Markdown table with medians and, from five values on, 95th percentiles. */
export function tableOf(rows: Row[]): string {
  const lines = rows.map(({ what, unit, values }) => {
    const show = (value: number) =>
      `${unit === 'ms' && value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}`;
    const p95 = values.length < 5 ? '–' : show(quantile(values, 0.95));
    return `| ${what} | ${values.length} | ${show(quantile(values, 0.5))} | ${p95} |`;
  });
  return ['| What | Measurements | Median | 95 % |', '| --- | ---: | ---: | ---: |', ...lines].join(
    '\n',
  );
}
