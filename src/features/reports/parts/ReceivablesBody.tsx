import { invoicePath, receivablesPath } from '@/dashboardPaths';
import { LiveList } from '@/components/LiveList';
import { mostReceivables, useOpenReceivables } from '@/data/invoicing/receivables';
import { leftOre, type Receivable } from '@/domain/invoice/receivable';
import { ageLabels, owedBy } from '@/domain/invoice/receivableAge';
import type { Entry } from '@/domain/values/live';
import type { Period } from '@/features/reports/model/period';
import type { Section } from '@/features/reports/model/section';
import { formatted } from '@/features/reports/model/unit';
import { LinkButton } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { Note } from '@/ui/notes/Note';
import { ReportParts } from './SectionsBody';
import { shareFinding } from './salesSections';
import frame from '@/features/reports/frame/Frame.module.css';

/** The unpaid invoices now, by age and invoice by invoice; the sum of the invoices is the figure. */
export function ReceivablesBody({ title, period }: { title: string; period: Period }) {
  const { live, isCut } = useOpenReceivables();
  return (
    <LiveList
      live={live}
      noun={['faktura', 'fakturor']}
      empty={
        <EmptyState>
          Ingen är skyldig något. Utfärdade fakturor syns här tills de är betalda.
        </EmptyState>
      }
    >
      {(all) => (
        <div className={frame.page}>
          {isCut && (
            <Note>
              <p>
                Det finns fler obetalda fakturor. De {mostReceivables} som förföll först visas, och
                summorna gäller dem.
              </p>
            </Note>
          )}
          <ReportParts title={title} period={period} sections={receivableSections(all, period)} />
          <div>
            <LinkButton to={receivablesPath}>Till kundreskontran</LinkButton>
          </div>
        </div>
      )}
    </LiveList>
  );
}

function receivableSections(entries: readonly Entry<Receivable>[], { today }: Period): Section[] {
  const { groups, owedOre, overpaidOre } = owedBy(entries, today);
  const ages = groups.map(({ age, leftOre: value }) => ({
    key: age,
    name: ageLabels[age],
    to: null,
    value,
  }));
  const inside = ages.map((age) => ({ ...age, name: age.name.toLowerCase() }));
  // The invoices that fell due first come first, because a page draws a limited number.
  const invoices = groups.toReversed().flatMap((group) =>
    group.entries.map(({ id, data }) => ({
      key: id,
      to: invoicePath(id),
      values: [leftOre(data)],
      name: `${data.number} ${data.buyerName}, ${ageLabels[group.age].toLowerCase()}`,
    })),
  );
  return [
    {
      kind: 'shares',
      title: 'Obetalt efter ålder',
      heading: 'Ålder',
      unit: 'ore',
      rows: ages,
      total: owedOre,
      finding: shareFinding(inside, owedOre),
      note: `Det som är obetalt just nu, med moms, oavsett period.${overpaidOre > 0 ? ` ${formatted('ore', overpaidOre)} är tillgodo hos kunderna och inte medräknat.` : ''}`,
    },
    {
      kind: 'table',
      title: 'Fakturorna',
      heading: 'Faktura',
      finding: `${formatted('ore', owedOre)} utestående.`,
      columns: [{ name: 'Kvar att betala', unit: 'ore' }],
      rows: invoices,
      total: [owedOre],
    },
  ];
}
