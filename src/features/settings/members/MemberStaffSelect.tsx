import { useMemberRecords } from '@/data/settings/members';
import { useStaff } from '@/data/settings/staff';
import { useReach } from '@/data/sync/StoreContext';
import { entriesOf, isWhole, type Live, type Reach } from '@/domain/values/live';
import type { Member } from '@/domain/workshop/member';
import { useToast } from '@/ui/notes/ToastContext';
import { Select } from '@/ui/controls/Select';
import styles from './MemberRow.module.css';

/** Lets an owner tell which staff card a member's account is. */
export function MemberStaffSelect({
  id,
  name,
  member,
}: {
  id: string;
  name: string;
  member: Member;
}) {
  const { staffId } = member;
  const live = useStaff();
  const { tie } = useMemberRecords();
  const toast = useToast();
  const staff = entriesOf(live);
  const label = `Vem i personalen ${name} är`;
  const reach = useReach();
  const isMissing = staffId !== null && staff.every((person) => person.id !== staffId);

  function choose(value: string) {
    const person = staff.find((each) => each.id === value);
    toast(
      person
        ? `${name} är nu knuten till ${person.data.name} i personalen.`
        : `${name} är inte längre knuten till någon i personalen.`,
      tie(label, id, member, person ?? null),
    );
  }

  return (
    <label className={styles.card}>
      <span>Vem i personalen</span>
      <Select
        className={styles.role}
        aria-label={label}
        value={staffId ?? ''}
        disabled={live.kind !== 'ready'}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">Ingen</option>
        {isMissing && <option value={staffId}>{missingText(live, reach)}</option>}
        {staff
          .filter(({ id: each, data }) => data.isActive || each === staffId)
          .map((person) => (
            <option key={person.id} value={person.id}>
              {person.data.name}
            </option>
          ))}
      </Select>
    </label>
  );
}

/** The text in place of the name of a staff card that is not among the known ones. */
function missingText(staff: Live<unknown>, reach: Reach): string {
  if (staff.kind === 'failed') return 'Kunde inte hämtas';
  return isWhole(staff, reach) ? 'Borttagen person' : 'Hämtas …';
}
