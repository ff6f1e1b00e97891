import { useParams } from 'react-router-dom';
import { RecordHead } from '@/components/RecordHead';
import { useSeesReports } from '@/data/reports';
import { type Figure, figureLabels, figures } from '@/domain/report/figures';
import { paths } from '@/paths';
import { EmptyState } from '@/ui/EmptyState';
import { FigureDocumentsAt } from '@/features/reports/documents/FigureDocumentsAt';
import { PeriodBar } from '@/features/reports/frame/PeriodBar';
import { ReportAt } from '@/features/reports/frame/ReportAt';
import { usePeriod } from '@/features/reports/frame/usePeriod';

/** The address of the documents of the average order, which are those of the sales. */
const average = 'average';

/** The documents that a figure of the overview is made of. */
export function ReportDocumentsPage() {
  const { figure: asked } = useParams();
  const chosen = usePeriod();
  const sees = useSeesReports();
  const figure = shownFigure(asked);
  const { period } = chosen;
  const title =
    figure === null
      ? 'Siffran finns inte'
      : asked === average
        ? 'Snittorder'
        : figureLabels[figure];
  return (
    <>
      <RecordHead
        back={{ to: `${paths.reports}${period.query}`, text: 'Alla rapporter' }}
        title={title}
      >
        {null}
      </RecordHead>
      {figure === null ? (
        <EmptyState>Adressen kan vara felskriven. Öppna siffran från översikten.</EmptyState>
      ) : !sees ? (
        <EmptyState>Verkstadens siffror ser ägare och revisorer.</EmptyState>
      ) : (
        <>
          <PeriodBar {...chosen} />
          <ReportAt period={period}>
            {(figured, past) => (
              <FigureDocumentsAt
                key={`${figure}${period.query}`}
                figure={figure}
                isAverage={asked === average}
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

function shownFigure(asked: string | undefined): Figure | null {
  return asked === average ? 'sales' : (figures.find((each) => each === asked) ?? null);
}
