import { useMembers } from '@/data/members';
import { entriesOf } from '@/domain/values/live';

/** Gives the name of an account of the workshop, or its address; a text where it is no longer a member. */
export function useMemberName(): (uid: string) => string {
  const members = entriesOf(useMembers());
  return (uid) => {
    const member = members.find(({ id }) => id === uid)?.data;
    return member?.name ?? member?.email ?? 'någon som inte längre är medlem';
  };
}
