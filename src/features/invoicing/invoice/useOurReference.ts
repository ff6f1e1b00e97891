import { useMembers } from '@/data/settings/members';
import { useStore } from '@/data/sync/StoreContext';
import { entriesOf } from '@/domain/values/live';

/** The name of whoever issues, which an invoice gives as the workshop's reference; null without one. */
export function useOurReference(): string | null {
  const { uid } = useStore();
  const members = entriesOf(useMembers());
  return members.find(({ id }) => id === uid)?.data.name ?? null;
}
