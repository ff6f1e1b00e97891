import { shiftMinutes } from '@/domain/ledger/shifts';
import { instantAt } from '@/domain/time/swedishTime';
import { formatDuration } from '@/domain/values/duration';
import { EmptyState } from '@/ui/EmptyState';
import type { ViewProps } from './DayView';
import styles from './Shifts.module.css';
import { ShiftTable } from './ShiftTable';

/** A person's shifts in a month, and their sum. */
export function PersonView({ read, isShown, from, to, now }: ViewProps) {
  const [begins, ends] = [instantAt(from, 0), instantAt(to, 1440)];
  const shifts = read.shifts.filter(
    ({ key, startsAt }) => isShown(key) && startsAt >= begins && startsAt < ends,
  );
  if (shifts.length === 0) return <EmptyState>Inga arbetspass den här månaden.</EmptyState>;
  const sum = shifts.reduce((minutes, shift) => minutes + (shiftMinutes(shift) ?? 0), 0);
  const withoutEnd = shifts.filter(({ endsAt }) => endsAt === null).length;
  return (
    <section className={styles.card} aria-labelledby="shifts-of-month">
      <h3 id="shifts-of-month">Arbetspass</h3>
      <p>
        {shifts.length} pass, sammanlagt <b>{formatDuration(sum)}</b>
        {withoutEnd > 0 && `. ${withoutEnd} utan sluttid är inte med i summan`}.
      </p>
      <ShiftTable read={read} shifts={shifts} now={now} />
    </section>
  );
}
