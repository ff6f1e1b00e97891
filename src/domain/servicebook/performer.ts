import { type Entry, entriesOf, isAsKnown, type Live, type Reach } from '@/domain/values/live';
import type { Member } from '@/domain/workshop/member';
import type { Staff } from '@/domain/workshop/staff';

/**
 * The proposed performer of an order's work: the person who is responsible for it, else the signed-in one; empty if that is not
 * known, or not yet.
 */
export function proposedPerformer(
  staffId: string | null,
  staff: Live<Entry<Pick<Staff, 'name'>>[]>,
  own: Pick<Member, 'name'> | null,
  reach: Reach,
): string {
  const responsible = entriesOf(staff).find(({ id }) => id === staffId);
  if (responsible) return responsible.data.name;
  if (staffId !== null && !isAsKnown(staff, reach)) return '';
  return own?.name ?? '';
}

/**
 * The name that the key of a device is kept by, for good: that of the signed-in person, else the address of the account; null while the
 * name may still be fetched, or where neither is known.
 */
export function signerName(
  members: Live<Entry<Pick<Member, 'name'>>[]>,
  uid: string,
  email: string,
  reach: Reach,
): string | null {
  const own = entriesOf(members).find(({ id }) => id === uid)?.data;
  if (!own && !isAsKnown(members, reach)) return null;
  return own?.name ?? (email || null);
}
