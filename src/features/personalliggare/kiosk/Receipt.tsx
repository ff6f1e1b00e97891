import { useEffect, useEffectEvent, useState } from 'react';
import type { useDuty } from '@/components/ledger/useDuty';
import { useLedgerRecords } from '@/data/ledger/ledger';
import { usePins } from '@/data/ledger/ledgerPins';
import { useSavingState } from '@/data/sync/StoreContext';
import { dutyText } from '@/domain/ledger/dutyText';
import type { Ledger } from '@/domain/ledger/ledger';
import { shiftMinutes } from '@/domain/ledger/shifts';
import { formatClock } from '@/domain/time/swedishTime';
import { formatDuration } from '@/domain/values/duration';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { checkIcon } from '@/ui/icons/icons';
import { Icon } from '@/ui/icons/Icon';
import { useAttempt } from '@/ui/forms/useAttempt';
import { useCalm } from '@/ui/behaviour/useCalm';
import { doubleTapMs, receiptMs } from './calm';
import styles from './Receipt.module.css';
import type { Stamped, Step } from './step';

/** The receipt of a stamp, large enough to read in passing; the list comes back by itself. */
export function Receipt({
  ledger,
  stamped,
  duty,
  onShow,
  onClose,
}: {
  ledger: Ledger;
  stamped: Stamped;
  duty: ReturnType<typeof useDuty>;
  onShow: (step: Step) => void;
  onClose: () => void;
}) {
  const { offline } = useSavingState();
  const { correct } = useLedgerRecords();
  const [isStruck, setIsStruck] = useState(false);
  const isReady = useAfter(doubleTapMs);
  useCalm(receiptMs, onClose);
  const { name, kind, at, pin, ended, isNumberMissing } = stamped;
  const entry = ledger.events.find(({ id }) => id === stamped.eventId);
  const worked = ended && shiftMinutes(ended);

  const striking = useAttempt(async () => {
    if (!entry) return null;
    await correct(`Rättelsen för ${name}`, entry, null, 'Stämplat av misstag');
    setIsStruck(true);
    return null;
  }, 'Rättelsen kunde inte sparas');

  return (
    <Dialog title={name} onClose={onClose}>
      <div className={styles.receipt}>
        <div role="status" className={styles.told} data-kind={isStruck ? 'struck' : kind}>
          <Icon d={checkIcon} size={56} />
          <p className={styles.what}>
            {isStruck ? 'Struken' : kind === 'in' ? 'Inne' : 'Ute'}
            <time dateTime={at.toISOString()}>{formatClock(at)}</time>
          </p>
        </div>
        {isStruck && <p>Stämplingen gäller inte. Den finns kvar i liggaren, överstruken.</p>}
        {ended && worked !== null && (
          <p>
            {kind === 'out' ? 'Passet' : 'Förra passet'} varade {formatClock(ended.startsAt)}–
            {formatClock(ended.endsAt)}, {formatDuration(worked)}.
            {kind === 'in' && ' Sluttiden är registrerad i efterhand.'}
          </p>
        )}
        {duty?.outsider?.start.id === stamped.eventId && !isStruck && (
          <p>{dutyText(duty.duty, duty.answers).why}</p>
        )}
        {pin === 'wrong' && <p>Tre fel koder. Du är stämplad ändå, och det syns i liggaren.</p>}
        {offline && <p>Ingen kontakt just nu. Sparat på surfplattan och skickas sedan.</p>}
        {striking.message}
        {isNumberMissing && !isStruck && (
          <Alert kind="trouble">Ditt personnummer saknas i liggaren.</Alert>
        )}
        <div className={styles.actions}>
          <Button kind="work" disabled={!isReady} onClick={onClose}>
            Klar
          </Button>
          {isNumberMissing && !isStruck && (
            <Button disabled={!isReady} onClick={() => onShow({ kind: 'number', stamped })}>
              Fyll i personnummer
            </Button>
          )}
          {!isStruck && (
            <Button
              disabled={!isReady || !entry || striking.pending}
              onClick={() => striking.onSubmit(new FormData())}
            >
              Det blev fel
            </Button>
          )}
          <PinButton stamped={stamped} isReady={isReady} onShow={onShow} onClose={onClose} />
        </div>
      </div>
    </Dialog>
  );
}

/** Leads to a code of one's own; with one, which has just been right, it can be removed. */
function PinButton({
  stamped,
  isReady,
  onShow,
  onClose,
}: {
  stamped: Stamped;
  isReady: boolean;
  onShow: (step: Step) => void;
  onClose: () => void;
}) {
  const { canKeep, forget } = usePins();
  const removing = useAttempt(async () => {
    await forget(stamped.personKey);
    onClose();
    return null;
  }, 'Koden kunde inte tas bort');
  if (!canKeep || stamped.pin === 'wrong') return null;
  return stamped.pin === 'right' ? (
    <>
      <Button disabled={!isReady} onClick={() => removing.onSubmit(new FormData())}>
        Ta bort min kod
      </Button>
      {removing.message}
    </>
  ) : (
    <Button disabled={!isReady} onClick={() => onShow({ kind: 'choosePin', stamped })}>
      Välj en kod
    </Button>
  );
}

/** True if so much time has passed since the dialog opened. */
function useAfter(ms: number): boolean {
  const [isAfter, setIsAfter] = useState(false);
  const pass = useEffectEvent(() => setIsAfter(true));
  useEffect(() => {
    const timer = setTimeout(() => pass(), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isAfter;
}
