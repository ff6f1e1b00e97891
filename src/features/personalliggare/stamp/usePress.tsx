import { type ReactNode, useRef, useState } from 'react';
import { ledgerDayPath } from '@/dashboardPaths';
import { useLedgerRecords } from '@/data/ledger/ledger';
import { useLedgerPlace } from '@/data/ledger/ledgerPlace';
import { usePersonRecords } from '@/data/ledger/ledgerPersons';
import type { ToldEnd } from '@/domain/ledger/ledgerForms';
import {
  type LedgerPerson,
  type LedgerPersonDraft,
  missingNumber,
} from '@/domain/ledger/ledgerPerson';
import { dayOf, formatClock } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { useToast } from '@/ui/notes/ToastContext';

/** The time in which a second press on the same name is taken for a trembling finger, in ms. */
const trembleMs = 1_500;

/** The person to stamp: the id of the latest document, the key and the name. */
type Stamped = Pick<Entry<LedgerPerson>, 'id'> & {
  data: Pick<LedgerPerson, 'key' | 'name'>;
};

/**
 * Stamps people by one press. A stamp is not taken back: a mistake is corrected in the ledger. `pressed` is the key of the person
 * who has just been stamped, and `failure` tells of a device that cannot keep the stamp.
 */
export function usePress() {
  const { stamp } = useLedgerRecords();
  const { serverNow } = useLedgerPlace();
  const { add, newKey } = usePersonRecords();
  const toast = useToast();
  const [pressed, setPressed] = useState<string | null>(null);
  const [failure, setFailure] = useState<ReactNode>(null);
  const timer = useRef(0);

  async function press({ id, data }: Stamped, kind: 'in' | 'out', later?: ToldEnd) {
    const { key, name } = data;
    if (pressed === key && !later) return;
    window.clearTimeout(timer.current);
    setPressed(key);
    setFailure(null);
    const at = later?.at ?? serverNow();
    const what = kind === 'in' ? 'in' : 'ut';
    try {
      await stamp(`${name} stämplar ${what}`, { kind, personId: id, ...(later && { later }) });
      toast(
        later
          ? `${name}: sluttiden ${formatClock(at)} är antecknad i efterhand.`
          : `${name} stämplade ${what} ${formatClock(at)}.`,
        undefined,
        undefined,
        { text: 'Blev det fel?', path: ledgerDayPath(dayOf(at).toString()) },
      );
    } catch (error) {
      console.error('A stamp could not be kept', error);
      setFailure(
        <p>
          {name} kunde inte stämplas {what}: enheten kan inte spara händelsen. Försök igen, eller
          stämpla på en annan enhet.
        </p>,
      );
    }
    timer.current = window.setTimeout(() => setPressed(null), trembleMs);
  }

  /** Adds somebody who is not in the list, and stamps the person in. */
  async function pressNew({ identity, ...who }: LedgerPersonDraft) {
    setFailure(null);
    const data = { ...who, key: newKey(), isListed: true, hasNumber: identity !== null };
    try {
      const number = identity ?? missingNumber;
      const id = await add(`${who.name} i personalliggaren`, { person: data, number });
      await press({ id, data }, 'in');
    } catch (error) {
      console.error('A person could not be added', error);
      setFailure(<p>{who.name} kunde inte läggas till och är inte instämplad. Försök igen.</p>);
    }
  }

  return { press, pressNew, pressed, failure };
}
