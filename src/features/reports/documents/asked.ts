import { reportDocumentsPath, type ReportName } from '@/components/reportAddress';
import { type Figure, figureLabels, figures } from '@/domain/report/figures';
import { type Slice, slices } from '@/domain/report/slices';

/** What the rows of a report tell apart: slices of a figure, and the booked time of a lift or lane. */
export type RowKind = Slice | 'resource';

/** What the list of documents is asked for: a figure of the overview, or what a row of a report tells. */
export type Asked =
  | { kind: 'figure'; figure: Figure; isAverage: boolean }
  | { kind: 'row'; of: RowKind; key: string };

const rowKinds: readonly RowKind[] = [...slices, 'resource'];

/** The address of the documents of the average order, which are those of the sales. */
const average = 'average';

/** Reads what the address asks for, `sales` or `person:kim`; null for what there is not. */
export function readAsked(text: string): Asked | null {
  if (text === average) return { kind: 'figure', figure: 'sales', isAverage: true };
  const figure = figures.find((each) => each === text);
  if (figure) return { kind: 'figure', figure, isAverage: false };
  const end = text.indexOf(':');
  const of = rowKinds.find((each) => each === text.slice(0, end));
  return of ? { kind: 'row', of, key: text.slice(end + 1) } : null;
}

/** The address of the documents behind a row; `query` names the period. */
export function rowDocumentsPath(of: RowKind, key: string, query: string): string {
  return `${reportDocumentsPath(encodeURIComponent(`${of}:${key}`))}${query}`;
}

const sales = figureLabels.sales;
const rows: Record<RowKind, { title: string; heading: string; report: ReportName }> = {
  service: { title: sales, heading: 'Tjänst', report: 'sales' },
  group: { title: sales, heading: 'Grupp', report: 'sales' },
  person: { title: sales, heading: 'Person', report: 'sales' },
  customer: { title: sales, heading: 'Kund', report: 'sales' },
  vehicle: { title: sales, heading: 'Märke', report: 'sales' },
  kind: { title: sales, heading: 'Slag', report: 'sales' },
  net: { title: 'Underlag för moms', heading: 'Momssats', report: 'vat' },
  vat: { title: 'Utgående moms', heading: 'Momssats', report: 'vat' },
  sold: { title: figureLabels.sold, heading: 'Person', report: 'hours' },
  worked: { title: 'Tid på arbetsorder', heading: 'Person', report: 'hours' },
  attended: { title: figureLabels.attended, heading: 'Person', report: 'hours' },
  resource: { title: 'Bokad tid', heading: 'Plats', report: 'utilisation' },
};

/** What the list is called, and for a row what tells its like apart and the report that it stands in. */
export function askedTexts(asked: Asked): {
  title: string;
  heading?: string;
  report?: ReportName;
} {
  if (asked.kind === 'row') return rows[asked.of];
  return { title: asked.isAverage ? 'Snittorder' : figureLabels[asked.figure] };
}
