import { paths } from '@/paths';

// These addresses are not in paths.ts, which every visitor of the public pages loads.

/** The reports beside the overview, by how their addresses end. */
export const reportNames = [
  'sales',
  'utilisation',
  'lead',
  'estimates',
  'followups',
  'receivables',
  'customers',
  'hours',
  'vat',
  'season',
  'margin',
] as const;
export type ReportName = (typeof reportNames)[number];

export const reportTitles: Record<ReportName, string> = {
  sales: 'Försäljning',
  utilisation: 'Beläggning',
  lead: 'Ledtider',
  estimates: 'Kostnadsförslag',
  followups: 'Uppföljningar',
  receivables: 'Obetalt',
  customers: 'Kunder',
  hours: 'Timmar',
  vat: 'Momsunderlag',
  season: 'Däck och säsong',
  margin: 'Marginal på delar',
};

/** The address of a report; its period stands in the query. */
export function reportPath(name: ReportName | ':report'): string {
  return `${paths.reports}/${name}`;
}

/** The address of the documents that a figure is made of. */
export function reportDocumentsPath(figure: string): string {
  return `${paths.reports}/documents/${figure}`;
}

/** The address of a month's figures on paper, for printing. */
export const reportPaperPath = `${paths.reports}/print`;
