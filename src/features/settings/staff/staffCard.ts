import { parseStored } from '@/domain/values/stored';
import { type Entry, isWhole, type Live, type Reach } from '@/domain/values/live';
import type { StaffCard } from '@/data/settings/staff';
import { type Staff, staffDraft, type StaffIdentity } from '@/domain/workshop/staff';

/** The identity numbers of the staff; null for a role that may not see them. */
export type Numbers = Live<Entry<StaffIdentity>[]> | null;

/** A person's card with the identity number: null when there is none, undefined while that is uncertain. */
export function staffCard(
  { id, data }: Entry<Staff>,
  numbers: Numbers,
  reach: Pick<Reach, 'onDevice'>,
): StaffCard {
  const card = parseStored(staffDraft, data);
  if (numbers?.kind !== 'ready') return card;
  const found = numbers.data.find((entry) => entry.id === id)?.data;
  if (found) return { ...card, identity: { kind: found.kind, number: found.number } };
  return isWhole(numbers, reach) && !numbers.unreadable.includes(id)
    ? { ...card, identity: null }
    : card;
}
