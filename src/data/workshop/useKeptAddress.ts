import { useEffect, useRef } from 'react';
import { type ProvenAddress, useProvenAddress } from '@/auth/useProvenAddress';
import { documentPath } from '@/domain/collections/documentPath';
import type { Entry, Live } from '@/domain/values/live';
import type { Member } from '@/domain/workshop/member';
import { useStore } from '@/data/sync/StoreContext';

/**
 * Keeps the address in the person's own member document as the account has it, because owners see there whom
 * they have let in.
 */
export function useKeptAddress(workshopId: string, membership: Live<Entry<Member> | null>): void {
  const { saving, uid } = useStore();
  const address = useProvenAddress();
  // A refused write is not tried again until the account has another token.
  const written = useRef<ProvenAddress>(null);
  const isKnown = membership.kind === 'ready' && !membership.fromCache;
  const member = isKnown ? membership.data?.data : undefined;

  useEffect(() => {
    if (!member || !address || written.current === address) return;
    if (member.email === address.email && member.isVerified === address.isVerified) return;
    written.current = address;
    const path = documentPath(workshopId, 'members', uid);
    void saving.write('Din e-postadress', [{ kind: 'update', path, values: { ...address } }]);
  }, [member, address, saving, workshopId, uid]);
}
