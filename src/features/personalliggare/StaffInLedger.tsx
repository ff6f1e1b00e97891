import { useStaffInLedger } from '@/data/ledger/ledgerPersons';
import { useWorkshop } from '@/data/workshop/WorkshopContext';

/** Keeps the staff in the ledger as their cards have them, while an owner looks at it. */
export function StaffInLedger() {
  return useWorkshop().role === 'owner' ? <ForOwner /> : null;
}

function ForOwner() {
  useStaffInLedger();
  return null;
}
