import { Link } from 'react-router-dom';
import type { Ledger } from '@/domain/ledger/ledger';
import { readLedger } from '@/domain/ledger/readLedger';
import { isSettled, type Live } from '@/domain/values/live';
import { useReach } from '@/data/sync/StoreContext';
import { paths } from '@/paths';
import { GapAlarm } from './GapAlarm';

/** The warning of people who work without being in the ledger, for pages beside it; nothing before the ledger is here. */
export function LedgerGap({ live, now }: { live: Live<Ledger>; now: Date }) {
  const reach = useReach();
  // Stamps that have not been fetched would look like stamps that were never made.
  if (live.kind !== 'ready' || !isSettled(live, reach) || live.data.isPartial) return null;
  return (
    <GapAlarm read={readLedger(live.data)} now={now}>
      <Link to={paths.personalliggare}>Stämpla i personalliggaren</Link>
    </GapAlarm>
  );
}
