import { seriesPath } from '@/dashboardPaths';
import type { ReportName } from '@/domain/report/reportNames';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { isUncounted } from '@/domain/report/counted';
import { TakeOut } from '@/features/reports/frame/TakeOut';
import type { Section } from '@/features/reports/model/section';
import { SectionView } from '@/features/reports/sections/SectionView';
import { canCheckSeries } from '@/domain/workshop/member';
import { LinkButton } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { customerSections } from './customerSections';
import { estimateSections } from './estimateSections';
import type { Figured } from '@/features/reports/model/figured';
import { followUpSections } from './followUpSections';
import { hourSections } from './hourSections';
import { leadSections } from './leadSections';
import { salesSections } from './salesSections';
import { seasonSections } from './seasonSections';
import { utilisationSections } from './utilisationSections';
import { vatSections } from './vatSections';
import frame from '@/features/reports/frame/Frame.module.css';

/** The reports that are made of the facts of days. */
export type FactualReport = Exclude<ReportName, 'receivables' | 'margin'>;

const sectionsOf: Record<FactualReport, (figured: Figured) => Section[]> = {
  sales: salesSections,
  utilisation: utilisationSections,
  lead: leadSections,
  estimates: estimateSections,
  followups: followUpSections,
  customers: customerSections,
  hours: hourSections,
  vat: vatSections,
  season: seasonSections,
};

/** A report of the facts of a period. */
export function SectionsBody({
  name,
  title,
  figured,
}: {
  name: FactualReport;
  title: string;
  figured: Figured;
}) {
  const { counted, period } = figured;
  const { role } = useWorkshop();
  if (isUncounted(counted, period.days, period.today)) {
    return (
      <>
        <div className={frame.partHead}>
          <h2>{title}</h2>
        </div>
        <EmptyState>Perioden är inte räknad än.</EmptyState>
      </>
    );
  }
  return (
    <>
      <ReportParts title={title} period={period} sections={sectionsOf[name](figured)} />
      {name === 'vat' && canCheckSeries(role) && (
        <div>
          <LinkButton to={seriesPath}>Kontrollera serien</LinkButton>
        </div>
      )}
    </>
  );
}

/** A report's heading, the ways to take it out, and its parts. */
export function ReportParts({
  title,
  period,
  sections,
}: {
  title: string;
  period: Figured['period'];
  sections: readonly Section[];
}) {
  return (
    <>
      <div className={frame.partHead}>
        <h2>{title}</h2>
        <TakeOut title={title} period={period} sections={sections} />
      </div>
      {sections.map((section) => (
        <SectionView key={section.title} section={section} />
      ))}
    </>
  );
}
