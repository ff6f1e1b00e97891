import { useState } from 'react';
import { roleChanged, TakenAway } from '@/components/TakenAway';
import { useClockWrites } from '@/data/orders/clocks';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { type CountedTime, type JobTime, minutesOf } from '@/domain/order/jobTime';
import {
  correctionOf,
  mostCorrectionMinutes,
  readTimes,
  timeCorrection,
} from '@/domain/order/timeCorrection';
import { clockText } from '@/domain/time/clockTime';
import { dayOf, formatClock } from '@/domain/time/swedishTime';
import { formatDuration } from '@/domain/values/duration';
import { canWrite } from '@/domain/workshop/member';
import { EditDialog } from '@/ui/dialogs/EditDialog';
import { textOf } from '@/ui/behaviour/textOf';
import { TimeField } from '@/ui/fields/TimeField';
import { useToast } from '@/ui/notes/ToastContext';
import styles from '@/components/orders/Order.module.css';

/** Corrects a time by adding another one, which counts in its stead; `name` is the person's. */
export function CorrectTimeDialog({
  time: { id, made, correction },
  name,
  isForOther,
  onClose,
}: {
  time: CountedTime;
  name: string;
  isForOther: boolean;
  onClose: () => void;
}) {
  const { correct } = useClockWrites();
  const toast = useToast();
  const mayWrite = canWrite(useWorkshop().role);
  const [counted] = useState(correction ?? made);
  const [start, setStart] = useState(formatClock(counted.startedAt));
  const [end, setEnd] = useState(formatClock(counted.endedAt));
  const day = dayOf(counted.startedAt);
  const { startedAt, endedAt, isNextDay } = readTimes(day, start, end);
  const add = (to: Pick<JobTime, 'startedAt' | 'endedAt'>) =>
    correct(`Tiden för ${name}`, correctionOf(id, made, to, isForOther));

  return (
    <EditDialog
      title={`Rätta tiden för ${name}`}
      schema={timeCorrection}
      read={(data) => readTimes(day, textOf(data, 'startedAt'), textOf(data, 'endedAt'))}
      lost={!mayWrite && <TakenAway>{roleChanged}</TakenAway>}
      onSave={(typed) => {
        if (!typed.startedAt || !typed.endedAt) return;
        add({ startedAt: typed.startedAt, endedAt: typed.endedAt });
        // A clock that was forgotten may have run longer than a correction may be.
        const isUndone = minutesOf(counted) <= mostCorrectionMinutes;
        toast(`Tiden för ${name} är rättad.`, isUndone ? () => add(counted) : undefined);
      }}
      onRemove={undefined}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <p>Den stämplade tiden finns kvar, och det syns att den är rättad.</p>
        <div className={styles.pair}>
          <TimeField
            label="Start"
            name="startedAt"
            tidy={clockText}
            value={start}
            onChange={setStart}
          />
          <TimeField label="Slut" name="endedAt" tidy={clockText} value={end} onChange={setEnd} />
        </div>
        <p role="status">
          {startedAt.ok &&
            endedAt.ok &&
            `Blir ${formatDuration(minutesOf({ startedAt: startedAt.value, endedAt: endedAt.value }))}${isNextDay ? ', med slut nästa dag' : ''}.`}
        </p>
      </div>
    </EditDialog>
  );
}
