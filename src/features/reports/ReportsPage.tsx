import { useLocation } from 'react-router-dom';
import { type ReportName, reportNames, reportTitles } from '@/domain/report/reportNames';
import { useSeesReports } from '@/data/reports/reports';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { hasGoals } from '@/domain/report/goalSum';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/controls/Button';
import { MessagePage } from '@/ui/notes/MessagePage';
import { PageHeading } from '@/ui/notes/PageHeading';
import { PeriodBar } from '@/features/reports/frame/PeriodBar';
import { ReportAt } from '@/features/reports/frame/ReportAt';
import { ReportNav } from '@/features/reports/frame/ReportNav';
import { usePeriod } from '@/features/reports/model/usePeriod';
import { GoalCard } from '@/features/reports/overview/GoalCard';
import { OverviewBody } from '@/features/reports/overview/OverviewBody';
import { OwnReportView } from '@/features/reports/own/OwnReportView';
import { MarginBody } from '@/features/reports/parts/MarginBody';
import { ReceivablesBody } from '@/features/reports/parts/ReceivablesBody';
import { SectionsBody } from '@/features/reports/parts/SectionsBody';

/** The reports that name customers and cars, and the one that tells who was here. */
const needs: Partial<Record<ReportName, 'register' | 'attendance'>> = {
  sales: 'register',
  customers: 'register',
  hours: 'attendance',
};

/** The overview of a period and the reports beside it, each at an address of its own, which keeps the period too. */
export function ReportsPage() {
  const pathname = useLocation().pathname.replace(/\/$/, '');
  const chosen = usePeriod();
  const sees = useSeesReports();
  const { role } = useWorkshop();
  const names = reportNames.filter((name) => name !== 'margin' || role === 'owner');
  const current = names.find((name) => pathname === `${paths.reports}/${name}`) ?? null;

  if (current === null && pathname !== paths.reports) {
    return (
      <MessagePage
        overline="404"
        title="Sidan finns inte"
        actions={
          <LinkButton kind="work" to={paths.reports}>
            Till rapporterna
          </LinkButton>
        }
      >
        <p>Adressen kan vara felskriven eller så har sidan flyttats.</p>
      </MessagePage>
    );
  }
  const { period } = chosen;
  const title = current === null ? 'Översikt' : reportTitles[current];
  return (
    <>
      <PageHeading key={pathname} title={current === null ? 'Rapporter' : `${title} – Rapporter`}>
        Rapporter
      </PageHeading>
      {sees && <ReportNav names={names} current={current} query={period.query} />}
      <PeriodBar {...chosen} />
      {!sees ? (
        <OwnReportView period={period} />
      ) : current === 'receivables' ? (
        <ReceivablesBody title={title} period={period} />
      ) : current === 'margin' ? (
        <MarginBody title={title} period={period} />
      ) : (
        <ReportAt
          period={period}
          needs={current === null ? null : (needs[current] ?? null)}
          upcoming={
            current === null &&
            hasGoals(period.kind) && <GoalCard period={period} overview={null} />
          }
        >
          {(figured, past) =>
            current === null ? (
              <OverviewBody figured={figured} past={past} />
            ) : (
              <SectionsBody name={current} title={title} figured={figured} />
            )
          }
        </ReportAt>
      )}
    </>
  );
}
