import type { PinCheck } from '@/domain/ledger/ledgerEvent';
import type { Stampable } from '@/domain/ledger/readLedger';
import type { Shift } from '@/domain/ledger/shifts';

/** A stamp that has just been made, for the receipt. */
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

/** The state of the tablet: the list of people alone, or a dialog or receipt over it. */
export type Step =
  | { kind: 'list' }
  | { kind: 'pin'; who: Stampable }
  | { kind: 'forgotten'; who: Stampable; shift: Shift; pin: PinCheck }
  | { kind: 'receipt'; stamped: Stamped }
  | { kind: 'newPerson' }
  | { kind: 'choosePin' | 'number'; stamped: Stamped };
