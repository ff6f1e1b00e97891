import { useState } from 'react';
import type { Report } from '@/data/reports/reports';
import type { ReportWork } from '@/data/reports/reportWork';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { dayOf, formatClock, formatDay } from '@/domain/time/swedishTime';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { errorText } from '@/ui/behaviour/errorText';
import { attendanceText } from '@/features/reports/model/attendanceText';
import { missingText } from './missingText';
import styles from './Frame.module.css';

/** The age of the figures, the gaps in them, and the button that counts them, for people who may. */
export function StateBar({
  report,
  work,
  calculate,
  recalculate,
}: {
  report: Report;
  work: ReportWork;
  calculate: (() => void) | null;
  recalculate: (() => void) | null;
}) {
  const { offline } = useReach();
  const { role } = useWorkshop();
  const missing = report.missingDays.length;
  const earlier = report.missingEarlier.length;
  const isMissing = missing + earlier > 0;
  const count = isMissing ? calculate : recalculate;
  const isBusy = work.kind === 'checking' || work.kind === 'calculating';
  return (
    <>
      <div className={styles.state}>
        <p role="status">
          {offline && 'Du är offline. '}
          <Calculated at={report.calculatedAt} /> {workText(work)}{' '}
          {attendanceText(report.attendance)}{' '}
          {!isBusy && report.isTodayMissing && 'Dagens siffror saknas. '}
          {!isBusy && isMissing && missingText(missing, earlier)}
          {!isBusy &&
            isMissing &&
            !count &&
            (offline
              ? ' De räknas när du har kontakt.'
              : role === 'owner'
                ? ' De räknas när servern har svarat.'
                : ' En ägare räknar dem här.')}
        </p>
        {count && !isBusy && (
          <Button kind={missing > 0 ? 'work' : 'quiet'} onClick={count}>
            Räkna om
          </Button>
        )}
      </div>
      {work.kind === 'failed' && (
        <div className={styles.trouble}>
          <Alert kind="trouble">
            <p>Det gick inte att räkna, så siffrorna är de som var beräknade förut.</p>
            <p>{errorText(work.error)}</p>
          </Alert>
        </div>
      )}
    </>
  );
}

function Calculated({ at }: { at: Date | null }) {
  const [today] = useState(() => dayOf(new Date()));
  if (!at) return 'Ännu inget beräknat.';
  const day = dayOf(at);
  const isToday = day.compare(today) === 0;
  return `Beräknad ${isToday ? 'idag' : formatDay(day, today)} kl. ${formatClock(at)}.`;
}

function workText(work: ReportWork): string {
  if (work.kind === 'checking') return 'Ser efter vad som har ändrats …';
  return work.kind === 'calculating' ? `Räknar: ${work.done} av ${work.total} dagar …` : '';
}
