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
