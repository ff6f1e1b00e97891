import { useSeesReports } from '@/data/reports/reports';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { paths } from '@/paths';
import { Button, LinkButton } from '@/ui/controls/Button';
import { EmptyState } from '@/ui/notes/EmptyState';
import { PageHeading } from '@/ui/notes/PageHeading';
import { ReportAt } from '@/features/reports/frame/ReportAt';
import { usePeriod } from '@/features/reports/model/usePeriod';
import { inside } from '@/features/reports/model/difference';
import { MonthPaper } from '@/features/reports/paper/MonthPaper';
import styles from '@/features/reports/paper/MonthPaper.module.css';

/** A period's figures on one A4 page, for printing. */
export function ReportPaperPage() {
  const { period } = usePeriod();
  const { workshop } = useWorkshop();
  const sees = useSeesReports();
  return (
    <>
      <div className={styles.actions}>
        <LinkButton to={`${paths.reports}${period.query}`}>Till översikten</LinkButton>
        <Button kind="work" onClick={() => print()}>
          Skriv ut
        </Button>
      </div>
      <article className={styles.sheet}>
        <header>
          <p>{workshop.name}</p>
          <PageHeading title={`Rapport ${inside(period.name)}`} />
        </header>
        {sees ? (
          <ReportAt period={period}>
            {(figured, past) => <MonthPaper figured={figured} past={past} />}
          </ReportAt>
        ) : (
          <EmptyState>Verkstadens siffror ser ägare och revisorer.</EmptyState>
        )}
      </article>
    </>
  );
}
