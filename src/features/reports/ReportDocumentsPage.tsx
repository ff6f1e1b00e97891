import { useParams } from 'react-router-dom';
import { reportPath } from '@/dashboardPaths';
import { reportTitles } from '@/domain/report/reportNames';
import { RecordHead } from '@/components/RecordHead';
import { useSeesReports } from '@/data/reports/reports';
import { paths } from '@/paths';
import { EmptyState } from '@/ui/notes/EmptyState';
import { askedTexts, readAsked } from '@/features/reports/model/asked';
import { FigureDocumentsAt } from '@/features/reports/documents/FigureDocumentsAt';
import { PeriodBar } from '@/features/reports/frame/PeriodBar';
import { ReportAt } from '@/features/reports/frame/ReportAt';
import { usePeriod } from '@/features/reports/model/usePeriod';

const nothing = { title: 'Siffran finns inte', report: undefined };

/** The documents that a figure of the overview, or a row of a report, is made of. */
export function ReportDocumentsPage() {
  const { figure = '' } = useParams();
  const chosen = usePeriod();
  const sees = useSeesReports();
  const asked = readAsked(figure);
  const { title, report } = asked === null ? nothing : askedTexts(asked);
  const { query } = chosen.period;
  const back = report
    ? { to: `${reportPath(report)}${query}`, text: reportTitles[report] }
    : { to: `${paths.reports}${query}`, text: 'Alla rapporter' };
  return (
    <>
      <RecordHead back={back} title={title}>
        {null}
      </RecordHead>
      {asked === null ? (
        <EmptyState>Adressen kan vara felskriven. Öppna siffran från översikten.</EmptyState>
      ) : !sees ? (
        <EmptyState>Verkstadens siffror ser ägare och revisorer.</EmptyState>
      ) : (
        <>
          <PeriodBar {...chosen} />
          <ReportAt period={chosen.period} needs="register">
            {(figured, past) => (
              <FigureDocumentsAt
                key={`${figure}${query}`}
                asked={asked}
                figured={figured}
                past={past}
              />
            )}
          </ReportAt>
        </>
      )}
    </>
  );
}
