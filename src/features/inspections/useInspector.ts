import { useMembers } from '@/data/settings/members';
import { useOwnJobs } from '@/data/orders/ownJobs';
import { useStaff } from '@/data/settings/staff';
import { useStore } from '@/data/sync/StoreContext';
import { memberNames } from '@/domain/workshop/memberName';
import { entriesOf } from '@/domain/values/live';

export type Inspector = ReturnType<typeof useInspector>;

/** The person who inspects on this device, by a staff card or else by the account, and the names of those who have inspected. */
export function useInspector() {
  const [liveStaff, liveMembers] = [useStaff(), useMembers()];
  const [staff, members] = [entriesOf(liveStaff), memberNames(entriesOf(liveMembers))];
  const isLoading = liveStaff.kind === 'loading' || liveMembers.kind === 'loading';
  const { uid } = useStore();
  const [own, remember] = useOwnJobs();
  const active = staff.filter(({ data }) => data.isActive);
  const staffId = active.some(({ id }) => id === own?.staffId) ? (own?.staffId ?? null) : null;
  return {
    /** The staff card that the person on this device has said to be theirs. */
    staffId,
    /** The id that a touched point gets. */
    by: staffId ?? uid,
    /** The cards to choose among. */
    active,
    choose: (id: string) => remember({ staffId: id, isOn: own?.isOn ?? false }),
    /** The name of a staff card or an account; empty until both are loaded. */
    nameOf(id: string): string {
      const card = staff.find((each) => each.id === id)?.data;
      const name = card?.name ?? members.get(id);
      return name ?? (isLoading ? '' : 'någon som inte längre är med');
    },
  };
}
