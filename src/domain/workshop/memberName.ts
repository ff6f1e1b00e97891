import { entriesOf, isWhole, type Live, type Entry, type Reach } from '@/domain/values/live';
import type { Member } from './member';

/** The name of an account of the workshop, or its address; a text where it is no longer a member, or where that is not known yet. */
export function memberName(
  members: Live<Entry<Member>[]>,
  reach: Pick<Reach, 'onDevice'>,
  uid: string,
): string {
  const member = entriesOf(members).find(({ id }) => id === uid)?.data;
  if (member) return member.name ?? member.email;
  return isWhole(members, reach)
    ? 'någon som inte längre är medlem'
    : 'någon vars namn inte har hämtats';
}
