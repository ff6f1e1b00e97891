import { estimatesOf } from '@/domain/report/estimates';
import { factsIn } from '@/domain/report/facts';
import type { Slice } from '@/domain/report/slices';
import { rowDocumentsPath } from '@/features/reports/model/asked';
import { rowName } from '@/features/reports/model/rowName';
import { percentOf } from '@/features/reports/model/percentOf';
import type { Section } from '@/features/reports/model/section';
import { formatted } from '@/features/reports/model/unit';
import type { Figured } from '@/features/reports/model/figured';

/** The questions to customers and their answers, and whether approximate prices held (15 %, konsumenttjänstlagen 36 §). */
export function estimateSections({ facts, about, period }: Figured): Section[] {
  const found = estimatesOf(factsIn(facts, period.days));
  const { asked, askedOre, accepted, acceptedOre, declined, declinedOre, unreachable } = found;
  const { approx } = found;
  const row = (of: Slice, keys: readonly string[], values: readonly (number | null)[]) => ({
    key: keys.join(' '),
    name: rowName(of, keys.at(-1) ?? '', about),
    to: null,
    values,
    links: keys.map((key, place) =>
      values[place] === 0 ? null : rowDocumentsPath(of, key, period.query),
    ),
  });
  const percent = percentOf(acceptedOre, acceptedOre + declinedOre);
  return [
    {
      kind: 'table',
      title: 'Frågat och svarat',
      heading: 'Vad',
      total: null,
      finding:
        percent === null
          ? 'Ingen kund har svarat på ett kostnadsförslag under perioden.'
          : `Kunderna godkände ${formatted('percent', percent)} av värdet i det som de svarade på.`,
      columns: [
        { name: 'Antal', unit: 'number' },
        { name: 'Exkl. moms', unit: 'ore' },
      ],
      rows: [
        row('estimates', ['asked', 'askedOre'], [asked, askedOre]),
        row('answered', ['accepted', 'acceptedOre'], [accepted, acceptedOre]),
        row('answered', ['declined', 'declinedOre'], [declined, declinedOre]),
        row('answered', ['unreachable'], [unreachable, null]),
      ],
      note: 'Ett svar räknas på dagen då det registrerades, förslaget på dagen då kunden frågades.',
    },
    {
      kind: 'table',
      title: 'Ungefärliga priser',
      heading: 'Vad',
      total: null,
      finding: approxFinding(approx),
      columns: [
        { name: 'Ordrar', unit: 'number' },
        { name: 'Belopp', unit: 'ore' },
      ],
      rows:
        approx.orders === 0
          ? []
          : [
              row('approx', ['orders', 'agreedOre'], [approx.orders, approx.agreedOre]),
              row('approx', ['orders', 'chargedOre'], [approx.orders, approx.chargedOre]),
              row('approx', ['over'], [approx.over, null]),
              row('approx', ['overMost'], [approx.overMost, null]),
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
