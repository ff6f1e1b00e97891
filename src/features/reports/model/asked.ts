import { reportDocumentsPath } from '@/dashboardPaths';
import type { ReportName } from '@/domain/report/reportNames';
import { type Figure, figureLabels, figures } from '@/domain/report/figures';
import { type Slice, slices } from '@/domain/report/slices';

/** The kinds of rows in reports: slices of a figure, and the booked time of a lift or lane. */
export type RowKind = Slice | 'resource';

/**
 * Rows that stand for several keys: all of them, those that a cut list does not show, services about tyres, and the sales that are
 * in no service.
 */
const groups = ['all', 'rest', 'tyres', 'other'] as const;
export type RowGroup = (typeof groups)[number];

/** The subject of a list of documents: a figure of the overview, or a row of a report. */
export type Asked =
  | { kind: 'figure'; figure: Figure; isAverage: boolean }
  | { kind: 'place'; of: 'resource'; key: string }
  | { kind: 'row'; of: Slice; key: string }
  | { kind: 'group'; of: Slice; group: RowGroup };

/** The address of the documents of the average order, which are those of the sales. */
const average = 'average';

/** Reads what the address asks for, `sales`, `person:kim` or `customer~rest`; null for what there is not. */
export function readAsked(text: string): Asked | null {
  if (text === average) return { kind: 'figure', figure: 'sales', isAverage: true };
  const figure = figures.find((each) => each === text);
  if (figure) return { kind: 'figure', figure, isAverage: false };
  const end = text.search(/[:~]/);
  const [name, key] = [text.slice(0, end), text.slice(end + 1)];
  if (text[end] === ':' && name === 'resource') return { kind: 'place', of: name, key };
  const of = slices.find((each) => each === name);
  if (!of) return null;
  if (text[end] === ':') return { kind: 'row', of, key };
  const group = groups.find((each) => each === key);
  return group ? { kind: 'group', of, group } : null;
}

/** The address of the documents behind a row; `query` names the period. */
export function rowDocumentsPath(of: RowKind, key: string, query: string): string {
  return `${reportDocumentsPath(encodeURIComponent(`${of}:${key}`))}${query}`;
}

/** The address of the documents behind a row that stands for several keys. */
export function groupDocumentsPath(of: Slice, group: RowGroup, query: string): string {
  return `${reportDocumentsPath(`${of}~${group}`)}${query}`;
}

const sales = figureLabels.sales;
const rows: Record<RowKind, { title: string; heading: string; report: ReportName }> = {
  service: { title: sales, heading: 'Tjänst', report: 'sales' },
  group: { title: sales, heading: 'Grupp', report: 'sales' },
  person: { title: sales, heading: 'Person', report: 'sales' },
  customer: { title: sales, heading: 'Kund', report: 'sales' },
  vehicle: { title: sales, heading: 'Märke', report: 'sales' },
  kind: { title: sales, heading: 'Slag', report: 'sales' },
  times: { title: 'Så ofta såldes tjänsten', heading: 'Tjänst', report: 'sales' },
  net: { title: 'Underlag för moms', heading: 'Momssats', report: 'vat' },
  vat: { title: 'Utgående moms', heading: 'Momssats', report: 'vat' },
  sold: { title: figureLabels.sold, heading: 'Person', report: 'hours' },
  worked: { title: 'Tid på arbetsorder', heading: 'Person', report: 'hours' },
  attended: { title: figureLabels.attended, heading: 'Person', report: 'hours' },
  lead: { title: 'Tid till lämnad bil', heading: 'Från', report: 'lead' },
  stage: { title: 'Tid i läget', heading: 'Läge', report: 'lead' },
  waiting: { title: 'Väntetid', heading: 'Väntan', report: 'lead' },
  estimates: { title: 'Frågat', heading: 'Vad', report: 'estimates' },
  answered: { title: 'Svarat', heading: 'Vad', report: 'estimates' },
  approx: { title: 'Ungefärliga priser', heading: 'Vad', report: 'estimates' },
  followups: { title: 'Avböjt arbete som följs upp', heading: 'Utfall', report: 'followups' },
  resource: { title: 'Bokad tid', heading: 'Plats', report: 'utilisation' },
};

/** The title of the list, and for a row also the heading of the rows' names and the report that has the row. */
export function askedTexts(asked: Asked): {
  title: string;
  heading?: string;
  report?: ReportName;
} {
  if (asked.kind === 'figure') {
    return { title: asked.isAverage ? 'Snittorder' : figureLabels[asked.figure] };
  }
  const texts = rows[asked.of];
  return asked.kind === 'group' && asked.group === 'tyres' ? { ...texts, report: 'season' } : texts;
}
