import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useAuthSdk } from '@/auth/AuthContext';
import type { LedgerBusiness } from '@/domain/ledger/ledgerBusiness';
import { happenedAt } from '@/domain/ledger/ledgerEvent';
import type { Role } from '@/domain/workshop/member';
import { useSavingState, useStore } from '@/data/sync/StoreContext';
import { deviceChain } from './ledgerChain';
import { startClock, tokenTime } from './ledgerClock';
import { createLedgerReplica } from './ledgerReplica';
import { clockKeepingOf } from './ledgerKeeping';
import { LedgerContext, seesLedgerNumbers } from './ledgerPlace';

interface LedgerProviderProps {
  workshopId: string;
  business: LedgerBusiness;
  role: Role | 'kiosk';
  /** The name that the events of this device bear. */
  by: string;
  children: ReactNode;
}

/** Provides a workshop's ledger to the components inside; nothing of it is read before one of them watches it. */
export function LedgerProvider({ workshopId, business, role, by, children }: LedgerProviderProps) {
  const store = useStore();
  const sdk = useAuthSdk();
  const { connected } = useSavingState();
  const hasNumbers = seesLedgerNumbers(role);
  const { fiscalYearEnd } = business;
  const changedMs = business.fiscalYearChangedAt?.getTime();

  const [isOpen, setIsOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const kept = useMemo(
    () =>
      createLedgerReplica(store, {
        workshopId,
        hasNumbers,
        fiscalYear: {
          fiscalYearEnd,
          fiscalYearChangedAt: changedMs === undefined ? null : new Date(changedMs),
        },
        opened(isAskedFor) {
          setIsOpen(true);
          if (isAskedFor) setIsAsked(true);
        },
      }),
    [store, workshopId, hasNumbers, fiscalYearEnd, changedMs],
  );
  useEffect(() => () => kept.close(), [kept]);
  useEffect(() => {
    deviceChain(store, workshopId).resume().catch(console.error);
  }, [store, workshopId]);

  const clock = useMemo(
    () => startClock(() => tokenTime(sdk), clockKeepingOf(store)),
    [sdk, store],
  );
  // Most pages write nothing in the ledger, and need not ask the server for the time.
  useEffect(() => {
    if (!connected || !isAsked) return undefined;
    void clock.measure();
    const timer = setInterval(() => void clock.measure(), 60_000);
    return () => clearInterval(timer);
  }, [clock, connected, isAsked]);

  const place = useMemo(
    () => ({
      workshopId,
      business,
      role,
      by,
      kept,
      isOpen,
      clockOffsetMs: clock.offset,
      serverNow: () => happenedAt({ occurredAt: new Date(), clockOffsetMs: clock.offset() }),
    }),
    [workshopId, business, role, by, kept, isOpen, clock],
  );
  return <LedgerContext value={place}>{children}</LedgerContext>;
}
