import { signInWithEmailAndPassword } from 'firebase/auth';
import { roles, type Role } from '@/domain/workshop/member';
import { starterWorkshop } from '@/domain/workshop/starterSet';
import { createAccount, fromEnvironment } from './emulators';
import { newEmail, page, password, renderApp } from './renderApp';
import { rulesClient } from './rulesClient';

const client = () => rulesClient(fromEnvironment('FIRESTORE_EMULATOR'), 'demo-verkstadsnavet');
const createdAt = new Date('2026-11-02T08:00:00Z');
const stamps = (uid: string) => ({
  createdAt,
  createdBy: uid,
  updatedAt: createdAt,
  updatedBy: uid,
});

const memberPath = (workshopId: string, { uid }: Person) =>
  `workshops/${workshopId}/members/${uid}`;
const memberFields = ({ uid, email, name }: Person, role: Role) => ({
  role,
  name,
  email,
  inviteCode: null,
  ...stamps(uid),
});

/** An account with a password; `name` is what workshops call the person. */
export interface Person {
  uid: string;
  email: string;
  name: string;
}

/** Creates an account that is not yet a member of any workshop. */
export async function newPerson(name: string): Promise<Person> {
  const email = newEmail();
  return { uid: await createAccount(email, password), email, name };
}

/**
 * Writes a workshop with these members past the rules and returns its id; `also` holds, by uid, the ids of
 * further workshops.
 */
export async function seedWorkshop(
  name: string,
  members: Partial<Record<Role, Person[]>>,
  also: Record<string, string[]> = {},
  checklistDone = true,
): Promise<string> {
  const id = crypto.randomUUID();
  const path = `workshops/${id}`;
  const owners = (members.owner ?? []).map(({ uid }) => uid);
  const [founder = ''] = owners;
  const everyone = roles.flatMap((role) =>
    (members[role] ?? []).map((person) => ({ ...person, role })),
  );
  await client().write([
    {
      set: path,
      fields: { ...starterWorkshop, name, checklistDone, owners, ...stamps(founder) },
    },
    ...everyone.flatMap(({ role, ...person }) => [
      { set: memberPath(id, person), fields: memberFields(person, role) },
      {
        set: `users/${person.uid}`,
        fields: { workshopIds: [...(also[person.uid] ?? []), id], ...stamps(person.uid) },
      },
    ]),
  ]);
  return id;
}

/**
 * Writes a workshop past the rules with a person in this role; a person who is no owner gets an owner beside.
 */
export async function seedAs(role: Role, name = 'Ekens bil') {
  const person = await newPerson('Olle Ek');
  const founder = role === 'owner' ? person : await newPerson('Vera Lund');
  const workshopId = await seedWorkshop(name, { owner: [founder], [role]: [person] });
  return { person, workshopId };
}

/** Gives a member another role past the rules, as another owner does on another device. */
export async function setRole(workshopId: string, person: Person, role: Role): Promise<void> {
  await client().write([
    { set: memberPath(workshopId, person), fields: memberFields(person, role) },
  ]);
}

/** Ends a membership past the rules, as an owner does on another device. */
export async function removeMember(workshopId: string, person: Person): Promise<void> {
  await client().write([{ delete: memberPath(workshopId, person) }]);
}

/** Withdraws an invite past the rules, as an owner does on another device. */
export async function withdrawInvite(workshopId: string, code: string): Promise<void> {
  await client().write([{ delete: `workshops/${workshopId}/invites/${code}` }]);
}

/** Writes an invite past the rules and returns its code; with `code`, changes that invite. */
export async function seedInvite(
  workshopId: string,
  workshopName: string,
  values: { role: Role; expiresAt: Date; usedBy?: string; createdBy: string },
  code = crypto.randomUUID().replaceAll('-', ''),
): Promise<string> {
  await client().write([
    {
      set: `workshops/${workshopId}/invites/${code}`,
      fields: { usedBy: null, workshopName, ...stamps(values.createdBy), ...values },
    },
  ]);
  return code;
}

/** Opens `path` as a person who has to sign in first; `authAddress` replaces the Auth emulator's. */
export async function openAs({ email }: Person, path: string, authAddress?: string) {
  const app = renderApp(path, authAddress);
  await page('Logga in på ditt konto');
  await signInWithEmailAndPassword(app.auth, email, password);
  return app;
}
