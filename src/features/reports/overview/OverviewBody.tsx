import { useMemo } from 'react';
import { LinkButton } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { reportPaperPath } from '@/dashboardPaths';
import { areCounted } from '@/domain/report/counted';
import { areNothing, factsIn } from '@/domain/report/facts';
import { hasGoals } from '@/domain/report/goalSum';
import type { Days } from '@/domain/report/period';
import { paths } from '@/paths';
import { ControlCard } from '@/features/reports/control/ControlCard';
import { TakeOut } from '@/features/reports/frame/TakeOut';
import type { Figured } from '@/features/reports/model/figured';
import { salesOverTime } from '@/features/reports/parts/salesSections';
import { SectionView } from '@/features/reports/sections/SectionView';
import { comparedWith, overviewIn, overviewTable } from '@/features/reports/model/compared';
import { FigureList } from './FigureList';
import { GoalCard } from './GoalCard';
import { overviewFigures } from '@/features/reports/model/overviewFigures';
import { Unpaid } from './Unpaid';

/** The summary for the owner on Friday: the figures of the period against earlier ones, the goals, and the unpaid invoices. */
export function OverviewBody({ figured, past }: { figured: Figured; past: Days }) {
  const { facts, counted, attendance, about, period } = figured;
  // The page is drawn anew for whatever else happens to it.
  const { overview, figures, compared, time } = useMemo(() => {
    const all = { facts, counted, attendance, about, period };
    const overview = overviewIn(all, past);
    return {
      overview,
      figures: overviewFigures(overview, all),
      compared: period.compared.map((each) => comparedWith(all, each)),
      time: salesOverTime(all),
    };
  }, [facts, counted, attendance, about, period, past]);
  const isLong = period.kind !== 'day' && period.kind !== 'week';
  if (areNothing(factsIn(facts, past))) {
    return (
      <>
        <EmptyState
          action={
            <LinkButton kind="work" to={paths.calendar}>
              Till kalendern
            </LinkButton>
          }
        >
          Inget är bokat eller fakturerat{' '}
          {areCounted(counted, past, period.today) ? 'under' : 'och räknat för'} perioden. Boka jobb
          i kalendern och fakturera dem, så visas siffrorna här.
        </EmptyState>
        <Unpaid period={period} />
        {hasGoals(period.kind) && <GoalCard period={period} overview={overview} />}
      </>
    );
  }
  return (
    <>
      <TakeOut
        title="Översikt"
        period={period}
        sections={[overviewTable(period.name, figures, compared), time]}
        isAwaited={figures.some((figure) => figure.isAwaited)}
      >
        {period.kind === 'month' && (
          <LinkButton to={`${reportPaperPath}${period.query}`}>Månaden på ett A4</LinkButton>
        )}
      </TakeOut>
      <FigureList figures={figures} compared={compared} query={period.query}>
        <Unpaid period={period} />
      </FigureList>
      {hasGoals(period.kind) && <GoalCard period={period} overview={overview} />}
      {period.kind !== 'day' && <SectionView section={time} />}
      {isLong && <ControlCard key={period.query} figured={figured} days={period.days} />}
    </>
  );
}
