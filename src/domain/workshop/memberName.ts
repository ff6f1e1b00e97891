import { entriesOf, isWhole, type Live, type Entry, type Reach } from '@/domain/values/live';
import type { Member } from './member';

/**
 * The names of the members by account: the name that an owner gave, or else the address. Members of the same name have their
 * addresses beside it.
 */
export function memberNames(members: readonly Entry<Member>[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const { data } of members) {
    if (data.name !== null) counts.set(alike(data.name), (counts.get(alike(data.name)) ?? 0) + 1);
  }
  return new Map(
    members.map(({ id, data: { name, email } }) => {
      if (name === null) return [id, email];
      return [id, counts.get(alike(name)) === 1 ? name : `${name} (${email})`];
    }),
  );
}

/** Gives what is the same for names that a reader takes for one. */
function alike(name: string): string {
  return name.normalize('NFKC').toLocaleLowerCase('sv').replace(/\s+/gu, ' ').trim();
}

/** The name of an account of the workshop, or its address; a text where it is no longer a member, or where that is not known yet. */
export function memberName(
  members: Live<Entry<Member>[]>,
  reach: Pick<Reach, 'onDevice'>,
  uid: string,
): string {
  const name = memberNames(entriesOf(members)).get(uid);
  if (name !== undefined) return name;
  return isWhole(members, reach) ? 'någon som inte längre är medlem' : 'en kollega';
}
