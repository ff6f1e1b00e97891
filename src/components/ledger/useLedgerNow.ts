import { useLedgerPlace } from '@/data/ledger/ledgerPlace';
import { happenedAt } from '@/domain/ledger/ledgerEvent';
import { useNow } from '@/ui/behaviour/useNow';

/** The present minute as the ledger tells it: by the server's clock, where this device's is known to be wrong. */
export function useLedgerNow(): Date {
  const { clockOffsetMs } = useLedgerPlace();
  return happenedAt({ occurredAt: useNow(), clockOffsetMs: clockOffsetMs() });
}
