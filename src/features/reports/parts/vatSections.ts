import { factsIn } from '@/domain/report/facts';
import { vatBasis } from '@/domain/report/vat';
import { groupDocumentsPath, rowDocumentsPath } from '@/features/reports/model/asked';
import type { Section } from '@/features/reports/model/section';
import { formatted } from '@/features/reports/model/unit';
import type { Figured } from '@/features/reports/model/figured';

/** The VAT of what was invoiced less what was credited, by rate. */
export function vatSections({ facts, period }: Figured): Section[] {
  const { rates, netOre, vatOre, roundingOre } = vatBasis(factsIn(facts, period.days));
  return [
    {
      kind: 'table',
      title: 'Utgående moms per momssats',
      heading: 'Sats',
      finding:
        rates.length === 0
          ? 'Inget är fakturerat under perioden.'
          : `Utgående moms är ${formatted('ore', vatOre)} på ${formatted('ore', netOre)}.`,
      columns: [
        { name: 'Underlag', unit: 'ore' },
        { name: 'Moms', unit: 'ore' },
      ],
      rows: rates.map((rate) => ({
        key: String(rate.vatRate),
        name: `${rate.vatRate}\u00a0%`,
        to: null,
        values: [rate.netOre, rate.vatOre],
        links: (['net', 'vat'] as const).map((of) =>
          rowDocumentsPath(of, String(rate.vatRate), period.query),
        ),
      })),
      total: [netOre, vatOre],
      totalLinks: (['net', 'vat'] as const).map((of) =>
        groupDocumentsPath(of, 'all', period.query),
      ),
      note: `Underlag, inte deklaration: bara utgående moms på det som är fakturerat här, på fakturans dag. Öresavrundningen är ${formatted('ore', roundingOre)} och ingår inte.`,
    },
  ];
}
