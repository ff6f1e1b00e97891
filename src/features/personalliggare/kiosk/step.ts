import type { PinCheck } from '@/domain/ledger/ledgerEvent';
import type { Stampable } from '@/domain/ledger/readLedger';
import type { Shift } from '@/domain/ledger/shifts';

/** What has just been stamped, for the receipt. */
export interface Stamped {
  eventId: string;
  kind: 'in' | 'out';
  /** The person's document, by which the event names the person. */
  personId: string;
  personKey: string;
  name: string;
  at: Date;
  pin: PinCheck;
  /** The shift that a stamp out has ended, or that a person has told the end of. */
  ended: { startsAt: Date; endsAt: Date } | null;
  isNumberMissing: boolean;
}

/** What the tablet shows over the list of people. */
export type Step =
  | { kind: 'list' }
  | { kind: 'pin'; who: Stampable }
  | { kind: 'forgotten'; who: Stampable; shift: Shift; pin: PinCheck }
  | { kind: 'receipt'; stamped: Stamped }
  | { kind: 'newPerson' }
  | { kind: 'choosePin' | 'number'; stamped: Stamped };
