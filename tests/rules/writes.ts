import type { Fields } from '../../scripts/firestoreValue';
import type { Write } from '../support/rulesClient';
import { createdBy, existing, member, updatedBy, workshop, workshops, world } from './world';

/** Creates a document with the stamps of `by`. */
export function create(by: string, path: string, fields: Fields): Write {
  return { set: path, fields: { ...fields, ...createdBy(by) } };
}

/** Changes a document of the world with the stamps of `by`. */
export function change(by: string, path: string, changes: Fields): Write {
  return { set: path, fields: updatedBy(by, existing(path), changes) };
}

/** The smallest batch that founds `workshops/new`; `owners` and `as` make the batch wrong. */
export function founding(uid: string, owners = [uid], as: Fields = {}): Write[] {
  return [
    founded(uid, 'new'),
    create(uid, 'workshops/new', workshop(owners)),
    create(uid, `workshops/new/members/${uid}`, { ...member(uid, 'owner'), ...as }),
  ];
}

/** Adds workshops to those that `uid` has founded. */
export function founded(uid: string, ...ids: string[]): Write {
  const path = `founders/${uid}`;
  const before = world[path]?.workshopIds;
  return Array.isArray(before)
    ? change(uid, path, { workshopIds: [...before, ...ids] })
    : create(uid, path, { workshopIds: ids });
}

/** Makes `uid` staff of a workshop by an invite; `as` replaces fields of the member document. */
export function join(path: string, uid: string, code: string | null, as: Fields = {}): Write {
  return create(uid, `${path}/members/${uid}`, { ...member(uid, 'staff', code), ...as });
}

/** Marks an invite as used by `uid`. */
export function useInvite(path: string, code: string, uid: string, as: Fields = {}): Write {
  return change(uid, `${path}/invites/${code}`, { usedBy: uid, ...as });
}

/** Changes a member document, with the stamps of `by`. */
export function changeMember(by: string, path: string, uid: string, changes: Fields): Write {
  return change(by, `${path}/members/${uid}`, changes);
}

export function removeMember(path: string, uid: string): Write {
  return { delete: `${path}/members/${uid}` };
}

/** Creates a service in a workshop: an example of a write that only owners may make. */
export function createService(by: string, path: string, id = 's9'): Write {
  const { name, group, minutes, priceOre, vatRate, isPublic, order, isActive } = existing(
    `${workshops.own}/services/s1`,
  );
  const fields = { name, group, minutes, priceOre, vatRate, isPublic, order, isActive };
  return create(by, `${path}/services/${id}`, fields);
}
