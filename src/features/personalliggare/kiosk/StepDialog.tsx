import type { useDuty } from '@/components/ledger/useDuty';
import type { Ledger } from '@/domain/ledger/ledger';
import { useCalm } from '@/ui/behaviour/useCalm';
import { ForgottenDialog } from '@/features/personalliggare/stamp/ForgottenDialog';
import { NewPersonDialog } from '@/features/personalliggare/stamp/NewPersonDialog';
import { calmMs } from './calm';
import { ChoosePinDialog } from './ChoosePinDialog';
import { NumberDialog } from './NumberDialog';
import { PinDialog } from './PinDialog';
import { Receipt } from './Receipt';
import type { useStamping } from './useStamping';

/** The dialog or receipt of the current step, over the list of people, if the step has one. */
export function StepDialog({
  ledger,
  stamping,
  duty,
}: {
  ledger: Ledger;
  stamping: ReturnType<typeof useStamping>;
  duty: ReturnType<typeof useDuty>;
}) {
  const { step, close, show } = stamping;
  switch (step.kind) {
    case 'list':
      return null;
    case 'pin':
      return (
        <PinDialog
          person={step.who.person.data}
          onChecked={(pin) => void stamping.withPin(step.who, pin)}
          onClose={close}
        />
      );
    case 'forgotten':
      return (
        <>
          <Calm onCalm={close} />
          <ForgottenDialog
            name={step.who.person.data.name}
            startedAt={step.shift.startsAt}
            mayStayOut={false}
            onTold={(end) => void stamping.beginAnew(step.who, step.shift, step.pin, end)}
            onUnknown={() => void stamping.beginAnew(step.who, step.shift, step.pin, null)}
            onGoesOn={() => void stamping.endNow(step.who, step.shift, step.pin)}
            onClose={close}
          />
        </>
      );
    case 'receipt':
      return (
        <Receipt
          key={step.stamped.eventId}
          ledger={ledger}
          stamped={step.stamped}
          duty={duty}
          onShow={show}
          onClose={close}
        />
      );
    case 'newPerson':
      return (
        <>
          <Calm onCalm={close} />
          <NewPersonDialog onAdd={(draft) => void stamping.addPerson(draft)} onClose={close} />
        </>
      );
    case 'choosePin':
      return <ChoosePinDialog stamped={step.stamped} onClose={close} />;
    case 'number':
      return <NumberDialog ledger={ledger} stamped={step.stamped} onClose={close} />;
  }
}

/** Makes room for the list when nobody fills in the dialog beside it any longer. */
function Calm({ onCalm }: { onCalm: () => void }) {
  useCalm(calmMs, onCalm);
  return null;
}
