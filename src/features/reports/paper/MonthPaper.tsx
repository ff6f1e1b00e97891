import { salesBy } from '@/domain/report/sales';
import { factsIn } from '@/domain/report/facts';
import type { Days } from '@/domain/report/period';
import { comparedWith, overviewIn, overviewTable } from '@/features/reports/model/compared';
import { overviewFigures } from '@/features/reports/model/overviewFigures';
import { salesOverTime } from '@/features/reports/parts/salesSections';
import type { Figured } from '@/features/reports/model/figured';
import { SectionTable } from '@/features/reports/sections/SectionTable';
import type { Section } from '@/features/reports/model/section';
import { OverTime } from '@/features/reports/chart/OverTime';

/** The most services that fit the page. */
const mostServices = 6;

/** The figures of a period with those before, how sales went, and the services that sold most. */
export function MonthPaper({ figured, past }: { figured: Figured; past: Days }) {
  const { facts, about, period } = figured;
  const figures = overviewFigures(overviewIn(figured, past), figured);
  const compared = period.compared.map((each) => comparedWith(figured, each));
  const time = salesOverTime(figured);
  const table = overviewTable(period.name, figures, compared);
  const services = salesBy(factsIn(facts, past), 'service', about.serviceNow).slice(
    0,
    mostServices,
  );
  const best: Section = {
    kind: 'table',
    title: 'Tjänster',
    heading: 'Tjänst',
    total: null,
    finding: services.length === 0 ? 'Inga tjänster är sålda.' : 'Tjänster som sålde mest',
    columns: [{ name: 'Exkl. moms', unit: 'ore' }],
    rows: services.map(({ key, ore }) => ({ key, name: key, to: null, values: [ore] })),
  };
  return (
    <>
      {table.kind === 'table' && <SectionTable {...table} />}
      {time.kind === 'time' && <OverTime {...time} />}
      <SectionTable {...best} />
    </>
  );
}
