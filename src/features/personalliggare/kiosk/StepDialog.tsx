import type { useDuty } from '@/components/ledger/useDuty';
import type { Ledger } from '@/domain/ledger/ledger';
import { ChoosePinDialog } from './ChoosePinDialog';
import { ForgottenDialog } from './ForgottenDialog';
import { NewPersonDialog } from './NewPersonDialog';
import { NumberDialog } from './NumberDialog';
import { PinDialog } from './PinDialog';
import { Receipt } from './Receipt';
import type { useStamping } from './useStamping';

/** What lies over the list of people at the moment, if anything. */
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
        <ForgottenDialog
          name={step.who.person.data.name}
          startsAt={step.shift.startsAt}
          onEndNow={() => void stamping.endNow(step.who, step.shift, step.pin)}
          onBeginAnew={(end) => void stamping.beginAnew(step.who, step.shift, step.pin, end)}
          onClose={close}
        />
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
      return <NewPersonDialog onAdd={(draft) => void stamping.addPerson(draft)} onClose={close} />;
    case 'choosePin':
      return <ChoosePinDialog stamped={step.stamped} onClose={close} />;
    case 'number':
      return <NumberDialog ledger={ledger} stamped={step.stamped} onClose={close} />;
  }
}
