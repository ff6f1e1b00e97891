import { documentPath } from '@/domain/collections/documentPath';
import type { Entry } from '@/domain/values/live';
import { type Member, memberDocument, type Role } from '@/domain/workshop/member';
import type { Staff } from '@/domain/workshop/staff';
import type { Change } from '@/data/sync/outbox';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useWorkshopList } from './workshopList';
import { createWorkshop } from '@/data/workshop/workshops';

/** The most owners that a workshop can have. */
export const mostOwners = 20;

/** Watches the members of the current workshop; an entry's id is the account's id. */
export const useMembers = () => useWorkshopList('members', memberDocument, 'email', { max: 100 });

/**
 * Changes roles, names and ties to staff cards, removes members, and leaves the workshop. The workshop keeps a list of its owners
 * beside the members' roles, and both change in one batch, so that the rules can keep the last owner.
 */
export function useMemberRecords() {
  const store = useStore();
  const { saving, uid } = store;
  const { id, workshop, workshopIds } = useWorkshop();
  const before = workshop.owners;
  const path = (member: string) => documentPath(id, 'members', member);
  const without = (member: string) => before.filter((owner) => owner !== member);

  function ownersChange(owners: string[]): Change {
    return { kind: 'update', path: `workshops/${id}`, values: { owners } };
  }
  function removal(member: string): Change[] {
    const gone: Change = { kind: 'delete', path: path(member) };
    return before.includes(member) ? [gone, ownersChange(without(member))] : [gone];
  }

  return {
    /** Gives a member another role and returns a function that restores the former one. */
    changeRole(label: string, member: string, from: Role, to: Role): () => void {
      const after = to === 'owner' ? [...without(member), member] : without(member);
      const write = (role: Role, owners: string[]) => {
        const change: Change = { kind: 'update', path: path(member), values: { role } };
        const changed = before.length !== after.length;
        saving.write(label, changed ? [change, ownersChange(owners)] : [change]);
      };
      write(to, after);
      return () => write(from, before);
    },
    /**
     * Ties a member's account to a staff card, or to none, and returns a function that restores the former tie. A member without a
     * name gets that of the card.
     */
    tie(
      label: string,
      member: string,
      from: Pick<Member, 'staffId' | 'name'>,
      to: Entry<Staff> | null,
    ): () => void {
      const write = (values: Record<string, unknown>) => {
        saving.write(label, [{ kind: 'update', path: path(member), values }]);
      };
      const isNamed = to !== null && from.name === null;
      write({ staffId: to?.id ?? null, ...(isNamed && { name: to.data.name }) });
      return () => write({ staffId: from.staffId, ...(isNamed && { name: null }) });
    },
    /** Changes a member's name; null removes it. */
    rename(label: string, member: string, name: string | null) {
      saving.write(label, [{ kind: 'update', path: path(member), values: { name } }]);
    },
    remove(label: string, member: string) {
      saving.write(label, removal(member));
    },
    /**
     * Leaves the workshop. A person who leaves the only workshop gets a new one first, which needs contact.
     */
    async leave(label: string, email: string): Promise<void> {
      const rest = workshopIds.filter((other) => other !== id);
      if (rest.length === 0) rest.push(await createWorkshop(store, email, workshopIds));
      saving.write(label, [
        ...removal(uid),
        { kind: 'update', path: `users/${uid}`, values: { workshopIds: rest } },
      ]);
    },
  };
}
