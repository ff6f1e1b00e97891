import { estimatesOf } from '@/domain/report/estimates';
import { factsIn } from '@/domain/report/facts';
import { reportDocumentsPath } from '@/components/reportAddress';
import { percentOf } from '@/features/reports/chart/percentOf';
import type { Section } from '@/features/reports/sections/section';
import { formatted } from '@/features/reports/sections/unit';
import type { Figured } from './figured';

/** What customers were asked and answered, and whether approximate prices held (15 %, konsumenttjänstlagen 36 §). */
export function estimateSections({ facts, period }: Figured): Section[] {
  const found = estimatesOf(factsIn(facts, period.days));
  const { asked, askedOre, accepted, acceptedOre, declined, declinedOre, unreachable } = found;
  const { approx } = found;
  const percent = percentOf(acceptedOre, acceptedOre + declinedOre);
  return [
    {
      ...{ kind: 'table', title: 'Frågat och svarat', heading: 'Vad', total: null },
      finding:
        percent === null
          ? 'Ingen kund har svarat på ett kostnadsförslag under perioden.'
          : `Kunderna godkände ${formatted('percent', percent)} av värdet i det som de svarade på.`,
      columns: [
        { name: 'Antal', unit: 'number' },
        { name: 'Exkl. moms', unit: 'ore' },
      ],
      rows: [
        { key: 'asked', name: 'Kostnadsförslag', to: null, values: [asked, askedOre] },
        { key: 'accepted', name: 'Godkända rader', to: null, values: [accepted, acceptedOre] },
        {
          ...{ key: 'declined', name: 'Avböjda rader', values: [declined, declinedOre] },
          to: `${reportDocumentsPath('declined')}${period.query}`,
        },
        { key: 'unreachable', name: 'Kunden nåddes inte', to: null, values: [unreachable, null] },
      ],
      note: 'Ett svar räknas på dagen då det registrerades, förslaget på dagen då kunden frågades.',
    },
    {
      ...{ kind: 'table', title: 'Ungefärliga priser', heading: 'Vad', total: null },
      finding: approxFinding(approx),
      columns: [
        { name: 'Ordrar', unit: 'number' },
        { name: 'Belopp', unit: 'ore' },
      ],
      rows:
        approx.orders === 0
          ? []
          : [
              {
                ...{ key: 'agreed', name: 'Avtalat ungefär', to: null },
                values: [approx.orders, approx.agreedOre],
              },
              {
                ...{ key: 'charged', name: 'Fakturerat', to: null },
                values: [approx.orders, approx.chargedOre],
              },
              { key: 'over', name: 'Över det avtalade', to: null, values: [approx.over, null] },
              {
                ...{ key: 'most', name: 'Mer än 15 % över', to: null },
                values: [approx.overMost, null],
              },
            ],
      note: 'Ett ungefärligt pris till en konsument får som mest överskridas med 15 % (konsumenttjänstlagen 36 §).',
    },
  ];
}

function approxFinding({ orders, overMost }: { orders: number; overMost: number }): string {
  if (orders === 0) return 'Ingen order med ungefärligt pris är fakturerad under perioden.';
  if (overMost === 0) return 'Ingen order blev mer än 15 % dyrare än det ungefärliga priset.';
  return `${overMost === 1 ? '1 order' : `${overMost} ordrar`} blev mer än 15 % dyrare än det ungefärliga priset.`;
}
