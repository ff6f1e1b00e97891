import { useState } from 'react';
import { useStaffIdentities } from '@/data/settings/staffIdentities';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { canListIdentityNumbers } from '@/domain/workshop/member';
import { type EditedStaff, StaffDialog } from './StaffDialog';
import { StaffList } from './StaffList';

/** The people who work here, with their identity numbers for roles that may see them. */
export function StaffSection() {
  const { role } = useWorkshop();
  const [edited, setEdited] = useState<EditedStaff>();
  return (
    <>
      {canListIdentityNumbers(role) ? (
        <StaffWithNumbers onEdit={setEdited} />
      ) : (
        <StaffList numbers={null} onEdit={setEdited} />
      )}
      {/* The dialog stands outside the list, which is mounted anew when the role changes. */}
      {edited && <StaffDialog edited={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

function StaffWithNumbers({ onEdit }: { onEdit: (edited: EditedStaff) => void }) {
  return <StaffList numbers={useStaffIdentities()} onEdit={onEdit} />;
}
