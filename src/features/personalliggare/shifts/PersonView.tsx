import { begunBetween, isLong, shiftMinutes } from '@/domain/ledger/shifts';
import { formatDuration } from '@/domain/values/duration';
import { listed } from '@/domain/values/listed';
import { EmptyState } from '@/ui/notes/EmptyState';
import type { ViewProps } from './DayView';
import styles from './Shifts.module.css';
import { ShiftTable } from './ShiftTable';

/** A person's shifts in a month, and their sum. */
export function PersonView({ read, isShown, from, to, now }: ViewProps) {
  const begun = begunBetween(read, from, to);
  const shifts = begun.shifts.filter(({ key }) => isShown(key));
  const stray = begun.stray.filter(({ key }) => isShown(key));
  if (shifts.length + stray.length === 0) {
    return <EmptyState>Inga arbetspass den här månaden.</EmptyState>;
  }
  const sum = shifts.reduce((minutes, shift) => minutes + (shiftMinutes(shift) ?? 0), 0);
  const open = shifts.filter(({ endsAt }) => endsAt === null);
  const unended = open.filter((shift) => shift.isUnended || isLong(shift, now)).length;
  const left = [
    ...(open.length > unended ? [`${open.length - unended} som pågår`] : []),
    ...(unended > 0 ? [`${unended} utan sluttid`] : []),
    ...(stray.length > 0 ? [`${stray.length} utan instämpling`] : []),
  ];
  return (
    <section className={styles.card} aria-labelledby="shifts-of-month">
      <h3 id="shifts-of-month">Arbetspass</h3>
      <p>
        {shifts.length} pass, sammanlagt <b>{formatDuration(sum)}</b>
        {left.length > 0 && `. ${listed(left)} är inte med i summan`}.
      </p>
      <ShiftTable read={read} shifts={shifts} stray={stray} now={now} />
    </section>
  );
}
