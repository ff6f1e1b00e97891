import { type ReactNode, useMemo } from 'react';
import { useReportAbout } from '@/data/reports/reportAbout';
import { useReport } from '@/data/reports/reports';
import type { Days } from '@/domain/report/period';
import type { Figured } from '@/features/reports/model/figured';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { PageSkeleton } from '@/ui/notes/PageSkeleton';
import { StateBar } from './StateBar';
import type { Period } from '@/features/reports/model/period';
import styles from './Frame.module.css';

/** The facts of a period in each of their states; `children` gets them with the days of it that have been. */
export function ReportAt({
  period,
  upcoming,
  needs = 'all',
  children,
}: {
  period: Period;
  /** The data that must be fetched before any part of the report can be shown. */
  needs?: 'all' | 'register' | 'attendance' | null;
  /** The content of the page for a period to come. */
  upcoming?: ReactNode;
  children: (figured: Figured, past: Days) => ReactNode;
}) {
  const compared = useMemo(() => period.compared.map(({ days }) => days), [period]);
  const about = useReportAbout();
  const needsAttendance = needs === 'all' || needs === 'attendance';
  const { state, calculate, recalculate } = useReport(period.days, compared, needsAttendance);

  if (period.past === null) {
    return (
      <div className={styles.page}>
        <EmptyState>Perioden har inte börjat. Välj en tidigare för att se siffror.</EmptyState>
        {upcoming}
      </div>
    );
  }
  if (state.kind === 'failed' || about.kind === 'failed') {
    return (
      <Alert kind="trouble">
        <div className={styles.failed}>
          <p>Det gick inte att hämta rapporterna.</p>
          <Button onClick={() => location.reload()}>Försök igen</Button>
        </div>
      </Alert>
    );
  }
  if (state.kind === 'loading' || about.kind === 'loading') return <PageSkeleton />;
  if ((needs === 'all' || needs === 'register') && about.data.register !== 'ready') {
    return about.data.register === 'partial' ? (
      <EmptyState>
        Du är offline, och alla kunder är inte hämtade hit än. Rapporten visas när de är det.
      </EmptyState>
    ) : (
      <PageSkeleton />
    );
  }
  const { report, work } = state;
  if (needsAttendance && report.attendance === 'loading') return <PageSkeleton />;
  const { facts, counted, attendance } = report;
  return (
    <>
      <StateBar report={report} work={work} calculate={calculate} recalculate={recalculate} />
      <div className={styles.page}>
        {children({ facts, counted, attendance, about: about.data, period }, period.past)}
      </div>
    </>
  );
}
