import { useOwnEmail } from '@/auth/useOwnEmail';
import { useMembers } from '@/data/members';
import { LedgerProvider } from '@/data/LedgerProvider';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/WorkshopContext';
import { entriesOf } from '@/domain/values/live';
import { paths } from '@/paths';
import { Inspection } from '@/features/personalliggare/inspection/Inspection';

/** The ledger as an inspector reads it, in the dashboard. */
export function InspectionPage() {
  const { id, workshop, role } = useWorkshop();
  const { uid } = useStore();
  const email = useOwnEmail();
  const name = entriesOf(useMembers()).find((each) => each.id === uid)?.data.name;
  return (
    <LedgerProvider workshopId={id} workshop={workshop} role={role} by={name ?? email}>
      <Inspection back={{ to: paths.personalliggare, text: 'Till personalliggaren' }} />
    </LedgerProvider>
  );
}
