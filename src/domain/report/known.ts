import type { Ledger } from '@/domain/ledger/ledger';
import type { Register } from '@/domain/register/register';
import type { Live, Reach } from '@/domain/values/live';

/**
 * The state of the data that reports show beside their facts: on the way, unreadable, only partly on this device before it lost
 * contact, or all here. A figure may only be made when all are here.
 */
export type Known = 'loading' | 'failed' | 'partial' | 'ready';

/** The state of the customers and vehicles, which make the merged ones one and name the others. */
export function knownRegister(register: Register, { offline }: Pick<Reach, 'offline'>): Known {
  if (register.kind !== 'ready') return register.kind;
  return register.complete ? 'ready' : offline ? 'partial' : 'loading';
}

/** The state of the staff ledger, which tells who was here. */
export function knownAttendance(ledger: Live<Pick<Ledger, 'isPartial'>>): Known {
  return ledger.kind === 'ready' && ledger.data.isPartial ? 'partial' : ledger.kind;
}
