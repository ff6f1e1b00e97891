import { useMembers } from '@/data/settings/members';
import { useReach } from '@/data/sync/StoreContext';
import { memberName } from '@/domain/workshop/memberName';

/** Gives the name of an account of the workshop, or its address; a text where it is no longer a member. */
export function useMemberName(): (uid: string) => string {
  const members = useMembers();
  const reach = useReach();
  return (uid) => memberName(members, reach, uid);
}
