import { useMemberRecords } from '@/data/members';
import { useStaff } from '@/data/staff';
import { useReach } from '@/data/sync/StoreContext';
import { entriesOf, isWhole } from '@/domain/values/live';
import { useToast } from '@/ui/ToastContext';
import styles from './MemberRow.module.css';

/** Lets an owner tell which staff card a member's account is; `staffId` is null where it is none. */
export function MemberStaffSelect({
  id,
  name,
  staffId,
}: {
  id: string;
  name: string;
  staffId: string | null;
}) {
  const live = useStaff();
  const { tie } = useMemberRecords();
  const toast = useToast();
  const staff = entriesOf(live);
  const label = `Vem i personalen ${name} är`;
  const isWholeKnown = isWhole(live, useReach());
  const isMissing = staffId !== null && staff.every((person) => person.id !== staffId);

  function choose(value: string) {
    const person = staff.find((each) => each.id === value);
    toast(
      person
        ? `${name} är nu knuten till ${person.data.name} i personalen.`
        : `${name} är nu inte knuten till någon i personalen.`,
      tie(label, id, staffId, person?.id ?? null),
    );
  }

  return (
    <label className={styles.card}>
      <span>Vem i personalen</span>
      <select
        className={styles.role}
        aria-label={label}
        value={staffId ?? ''}
        disabled={live.kind !== 'ready'}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">Ingen</option>
        {isMissing && (
          <option value={staffId}>{isWholeKnown ? 'Borttagen person' : 'Hämtas …'}</option>
        )}
        {staff
          .filter(({ id: each, data }) => data.isActive || each === staffId)
          .map((person) => (
            <option key={person.id} value={person.id}>
              {person.data.name}
            </option>
          ))}
      </select>
    </label>
  );
}
