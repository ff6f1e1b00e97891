import { useEffect, useEffectEvent } from 'react';
import { useVisit } from '@/data/bookings';
import { useReach } from '@/data/sync/StoreContext';
import { type Booking, takesTime } from '@/domain/booking/booking';
import type { Names } from '@/domain/booking/bookingText';
import { isHandedOut, isLoan } from '@/domain/booking/loan';
import { type Entry, entriesOf, isSettled } from '@/domain/values/live';
import { HandOverDialog } from './HandOverDialog';
import type { Steps } from './useSteps';

/** What a step of a booking waits for: the reading of a loan car, or the other parts of a visit. */
export function StepDialogs({ steps, names }: { steps: Steps; names: Names }) {
  const { handed, ended, forgetHanded } = steps;
  return (
    <>
      {handed && <HandOverDialog entry={handed} names={names} onClose={forgetHanded} />}
      {ended.map((entry) => (
        <CalledOff key={entry.id} entry={entry} steps={steps} />
      ))}
    </>
  );
}

/** Calls off a part of a visit once the others are fetched, with the loan car when it was the last job. */
function CalledOff({ entry, steps }: { entry: Entry<Booking>; steps: Steps }) {
  const reach = useReach();
  const live = useVisit(entry.data.visitId);
  const others = entriesOf(live).filter(({ id, data }) => id !== entry.id && takesTime(data));
  const isLast = others.every(({ data }) => isLoan(data));
  const callOff = useEffectEvent(() => {
    const cars = isLast ? others.filter(({ data }) => !isHandedOut(data)) : [];
    steps.change(entry, 'cancelled', cars);
    steps.forgetEnded(entry.id);
  });
  const isDue = live.kind === 'failed' || isSettled(live, reach);
  useEffect(() => {
    if (isDue) callOff();
  }, [isDue]);
  return null;
}
