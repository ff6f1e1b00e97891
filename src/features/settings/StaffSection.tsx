import { useStaffIdentities } from '@/data/staff';
import { useWorkshop } from '@/data/WorkshopContext';
import { canListIdentityNumbers } from '@/domain/member';
import { StaffList } from './StaffList';

/** The people who work here, with their identity numbers for those who may see them. */
export function StaffSection() {
  const { role } = useWorkshop();
  return canListIdentityNumbers(role) ? <StaffWithNumbers /> : <StaffList numbers={null} />;
}

function StaffWithNumbers() {
  return <StaffList numbers={useStaffIdentities()} />;
}
