import { type KnownOwnReport, mostTimes, useOwnReport } from '@/data/reports/reportOwn';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { orderName } from '@/domain/order/order';
import { workOrderPath } from '@/dashboardPaths';
import type { Period } from '@/features/reports/model/period';
import { attendanceText } from '@/features/reports/model/attendanceText';
import { ReportParts } from '@/features/reports/parts/SectionsBody';
import type { Section } from '@/features/reports/model/section';
import { formatted } from '@/features/reports/model/unit';
import { Alert } from '@/ui/notes/Alert';
import { EmptyState } from '@/ui/notes/EmptyState';
import { Note } from '@/ui/notes/Note';
import { PageSkeleton } from '@/ui/notes/PageSkeleton';
import frame from '@/features/reports/frame/Frame.module.css';

/** The reports as members of the staff see them: their own hours and jobs. */
export function OwnReportView({ period }: { period: Period }) {
  const { staffId } = useWorkshop();
  const live = useOwnReport(staffId, period.days);
  if (staffId === null) {
    return (
      <EmptyState>
        Här ser du dina egna timmar och jobb när ditt konto är knutet till dig i personalen. En
        ägare knyter kontot under Inställningar, Medlemmar.
      </EmptyState>
    );
  }
  if (live.kind === 'loading') return <PageSkeleton />;
  if (live.kind === 'failed') {
    return (
      <Alert kind="trouble">
        <p>Det gick inte att hämta dina timmar och jobb. Ladda om sidan och försök igen.</p>
      </Alert>
    );
  }
  const unreadable = live.unreadable.length;
  return (
    <div className={frame.page}>
      {live.data.isPart && (
        <Note>
          <p>
            Du har minst {mostTimes} tider i en månad, och bara de första hämtas. Tiden på
            arbetsorder är därför för låg.
          </p>
        </Note>
      )}
      {unreadable > 0 && (
        <Note>
          <p>
            {unreadable === 1 ? '1 uppgift' : `${unreadable} uppgifter`} kunde inte läsas och räknas
            inte.
          </p>
        </Note>
      )}
      <ReportParts title="Mina timmar och jobb" period={period} sections={ownSections(live.data)} />
      <p>Verkstadens siffror ser ägare och revisorer. En ägare kan öppna dem för alla.</p>
    </div>
  );
}

function ownSections(own: KnownOwnReport): Section[] {
  const { attendance, attendedMinutes, workedMinutes, shifts, jobs } = own;
  return [
    {
      kind: 'table',
      title: 'Närvaro',
      heading: 'Dag',
      total: [attendance === 'ready' ? attendedMinutes : null],
      finding:
        attendance === 'partial'
          ? attendanceText(attendance)
          : shifts.length === 0
            ? 'Du har inte stämplat in under perioden.'
            : `Du har varit här ${formatted('minutes', attendedMinutes)}.`,
      columns: [{ name: 'Närvaro', unit: 'minutes' }],
      rows: shifts.map(({ day, minutes }, place) => ({
        key: `${day}-${place}`,
        name: day,
        to: null,
        values: [minutes],
      })),
    },
    {
      kind: 'table',
      title: 'Jobb',
      heading: 'Arbetsorder',
      total: [workedMinutes],
      finding:
        jobs.length === 0
          ? 'Du har ingen tid på arbetsorder under perioden.'
          : `Du har arbetat ${formatted('minutes', workedMinutes)} på arbetsorder.`,
      columns: [{ name: 'Tid', unit: 'minutes' }],
      rows: jobs.map(({ orderId, minutes }) => ({
        key: orderId,
        name: orderName(orderId),
        to: workOrderPath(orderId),
        values: [minutes],
      })),
    },
  ];
}
