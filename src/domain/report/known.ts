import type { Ledger } from '@/domain/ledger/ledger';
import type { Register } from '@/domain/register/register';
import type { Live, Reach } from '@/domain/values/live';

/**
 * How much is known of what reports show beside their facts: it is on its way, it cannot be read, only a part of it has come to
 * this device before it lost contact, or all of it is here. Of anything but all no figure may be made.
 */
export type Known = 'loading' | 'failed' | 'partial' | 'ready';

/** How much is known of the customers and vehicles, which make the merged ones one and name the others. */
export function knownRegister(register: Register, { offline }: Pick<Reach, 'offline'>): Known {
  if (register.kind !== 'ready') return register.kind;
  return register.complete ? 'ready' : offline ? 'partial' : 'loading';
}

/** How much is known of who was here. */
export function knownAttendance(ledger: Live<Pick<Ledger, 'isPartial'>>): Known {
  return ledger.kind === 'ready' && ledger.data.isPartial ? 'partial' : ledger.kind;
}
