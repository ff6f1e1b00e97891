import { createContext, useContext } from 'react';
import type { LedgerBusiness } from '@/domain/ledger/ledgerBusiness';
import type { Role } from '@/domain/workshop/member';
import type { LedgerReplica } from './ledgerReplica';

/** The ledger that the page shows, and who writes in it. */
export interface LedgerPlace {
  workshopId: string;
  business: LedgerBusiness;
  /** The role of the signed-in member; `kiosk` for a tablet, which is none. */
  role: Role | 'kiosk';
  /** The name that the events of this device bear. */
  by: string;
  kept: LedgerReplica;
  /** True if somebody has watched the ledger, so that it is here or on its way. */
  isOpen: boolean;
  /** The server's clock minus this device's, in ms, as it was measured last; null before. */
  clockOffsetMs: () => number | null;
  /** The present by the server's clock, as far as this device knows how wrong its own is. */
  serverNow: () => Date;
}

export const LedgerContext = createContext<LedgerPlace | null>(null);

/** The current ledger; throws outside LedgerProvider. */
export function useLedgerPlace(): LedgerPlace {
  const place = useContext(LedgerContext);
  if (!place) throw new Error('useLedgerPlace outside LedgerProvider');
  return place;
}

/**
 * True if the role reads the identity numbers in the ledger. Other roles may not give the ledger out: a file without the numbers
 * would look like a whole one.
 */
export function seesLedgerNumbers(role: Role | 'kiosk'): boolean {
  return role !== 'staff';
}
