import type { ReactNode } from 'react';
import { useOwnEmail } from '@/auth/useOwnEmail';
import { LedgerProvider } from '@/data/ledger/LedgerProvider';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useOwnMembership } from '@/data/workshop/workshops';
import { ledgerLimits } from '@/domain/ledger/ledgerEvent';

/** Provides the staff ledger of the current workshop, where the signed-in person writes by name, or by address without one. */
export function OwnLedger({ children }: { children: ReactNode }) {
  const { id, workshop, role } = useWorkshop();
  const membership = useOwnMembership(id);
  const email = useOwnEmail();
  const name = membership.kind === 'ready' ? membership.data?.data.name : null;
  const by = (name ?? email).slice(0, ledgerLimits.by.max);
  return (
    <LedgerProvider workshopId={id} business={workshop} role={role} by={by}>
      {children}
    </LedgerProvider>
  );
}
