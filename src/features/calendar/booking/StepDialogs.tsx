import { useEffect, useEffectEvent } from 'react';
import { LoanReadingDialog } from '@/components/LoanReadingDialog';
import { useVisit } from '@/data/bookings/bookings';
import { useOrdersMadeOf } from '@/data/orders/orders';
import { useReach } from '@/data/sync/StoreContext';
import { takesTime } from '@/domain/booking/booking';
import type { Names } from '@/domain/booking/bookingText';
import { isHandedOut, isLoan } from '@/domain/booking/loan';
import { entriesOf, isAsKnown } from '@/domain/values/live';
import { BusyNote } from '@/ui/controls/BusyNote';
import type { Steps, WaitingStep } from './useSteps';

/** The dialogs and notes of steps that wait: for the reading of a loan car, the work orders, or the other parts of a visit. */
export function StepDialogs({ steps, names }: { steps: Steps; names: Names }) {
  const { handed, held, waiting, forgetHanded } = steps;
  return (
    <>
      {handed && <LoanReadingDialog entry={handed} names={names} onClose={forgetHanded} />}
      {held.map((step) => (
        <HeldStep key={`${step.entry.id} ${step.status}`} step={step} steps={steps} />
      ))}
      {waiting.map((step) => (
        <StepOfPart key={`${step.entry.id} ${step.status}`} step={step} steps={steps} />
      ))}
    </>
  );
}

/** Takes a step once it is known which bookings have an open order, and which orders a booking has whose car is fetched. */
function HeldStep({ step, steps }: { step: WaitingStep; steps: Steps }) {
  const isFetched = step.status === 'pickedUp';
  const reach = useReach();
  const made = useOrdersMadeOf(isFetched ? step.entry.id : null);
  const isDue = steps.areOrdersKnown && (!isFetched || isAsKnown(made, reach));
  const release = useEffectEvent(() => steps.release(step, entriesOf(made)));
  useEffect(() => {
    if (isDue) release();
  }, [isDue]);
  return <BusyNote>Hämtar arbetsordern …</BusyNote>;
}

/** Takes the step of a part of a visit once the others are fetched; calling off the last job calls off its loan car. */
function StepOfPart({ step, steps }: { step: WaitingStep; steps: Steps }) {
  const { entry, status } = step;
  const reach = useReach();
  const live = useVisit(entry.data.visitId);
  const others = entriesOf(live).filter(({ id }) => id !== entry.id);
  const taking = others.filter(({ data }) => takesTime(data));
  const isLastOff = !takesTime({ status }) && taking.every(({ data }) => isLoan(data));
  const take = useEffectEvent(() => {
    const cars = isLastOff ? taking.filter(({ data }) => !isHandedOut(data)) : [];
    steps.change(step, { others, cars });
    steps.forgetWaiting(step);
  });
  const isDue = isAsKnown(live, reach);
  useEffect(() => {
    if (isDue) take();
  }, [isDue]);
  return <BusyNote>Hämtar besökets andra delar …</BusyNote>;
}
