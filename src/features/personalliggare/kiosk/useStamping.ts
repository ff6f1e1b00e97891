import { useRef, useState } from 'react';
import { useLedgerRecords } from '@/data/ledger/ledger';
import { useLedgerPlace } from '@/data/ledger/ledgerPlace';
import { usePersonRecords } from '@/data/ledger/ledgerPersons';
import { usePins } from '@/data/ledger/ledgerPins';
import type { PinCheck } from '@/domain/ledger/ledgerEvent';
import type { ToldEnd } from '@/domain/ledger/ledgerForms';
import {
  type LedgerPersonDraft,
  type LedgerPersonFields,
  missingNumber,
} from '@/domain/ledger/ledgerPerson';
import type { Stampable } from '@/domain/ledger/readLedger';
import { isLong, type Shift } from '@/domain/ledger/shifts';
import { errorText } from '@/ui/behaviour/errorText';
import type { Stamped, Step } from './step';

const list: Step = { kind: 'list' };

/** Stamps people in and out, one at a time, and tells what the tablet shows meanwhile. */
export function useStamping() {
  const { stamp } = useLedgerRecords();
  // As the lists will show it.
  const { serverNow: now } = useLedgerPlace();
  const { add, newKey } = usePersonRecords();
  const pins = usePins();
  const [step, setStep] = useState(list);
  const [failure, setFailure] = useState('');
  // A second tap while the first is under way stamps nobody.
  const isBusy = useRef(false);

  /** True if the person has a code here. A broken store of codes must not keep anybody from stamping. */
  async function hasPin(key: string): Promise<boolean> {
    try {
      return await pins.isSet(key);
    } catch (error) {
      console.warn('The codes cannot be read on this device', error);
      return false;
    }
  }

  async function once(work: () => Promise<Step>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure('');
    try {
      setStep(await work());
    } catch (error) {
      console.error('Nothing was stamped', error);
      setFailure(errorText(error));
      setStep(list);
    } finally {
      isBusy.current = false;
    }
  }

  async function stamped(
    { id, data }: Pick<Stampable['person'], 'id'> & { data: LedgerPersonFields },
    kind: 'in' | 'out',
    pin: PinCheck,
    ended: Stamped['ended'] = null,
  ): Promise<Step> {
    const at = now();
    const eventId = await stamp(`Stämplingen för ${data.name}`, { kind, personId: id, pin });
    const about = { eventId, kind, personId: id, personKey: data.key, name: data.name };
    return {
      kind: 'receipt',
      stamped: { ...about, at, pin, ended, isNumberMissing: !data.hasNumber },
    };
  }

  async function known(who: Stampable, pin: PinCheck): Promise<Step> {
    const { person, open } = who;
    if (open && isLong(open, now())) return { kind: 'forgotten', who, shift: open, pin };
    if (!open) return stamped(person, 'in', pin);
    return stamped(person, 'out', pin, { startsAt: open.startsAt, endsAt: now() });
  }

  return {
    step,
    failure,
    close: () => setStep(list),
    show: setStep,
    tap: (who: Stampable) =>
      once(async () =>
        (await hasPin(who.person.data.key)) ? { kind: 'pin', who } : known(who, 'none'),
      ),
    withPin: (who: Stampable, pin: PinCheck) => once(() => known(who, pin)),
    /** The long shift goes on until now. */
    endNow: (who: Stampable, shift: Shift, pin: PinCheck) =>
      once(() => stamped(who.person, 'out', pin, { startsAt: shift.startsAt, endsAt: now() })),
    /** Begins a new shift; the end of the long one is what the person tells, and nothing where that is null. */
    beginAnew: (who: Stampable, shift: Shift, pin: PinCheck, end: ToldEnd | null) =>
      once(async () => {
        const { id, data } = who.person;
        if (end)
          await stamp(`Utstämplingen i efterhand för ${data.name}`, {
            kind: 'out',
            personId: id,
            pin,
            later: end,
          });
        const ended = end && { startsAt: shift.startsAt, endsAt: end.at };
        return stamped(who.person, 'in', pin, ended);
      }),
    /** Adds somebody who is not in the list, and stamps them in. */
    addPerson: ({ identity, ...about }: LedgerPersonDraft) =>
      once(async () => {
        const data = { ...about, key: newKey(), isListed: true, hasNumber: identity !== null };
        const number = identity ?? missingNumber;
        const id = await add(`${data.name} i personalliggaren`, { person: data, number });
        return stamped({ id, data }, 'in', 'none');
      }),
  };
}
