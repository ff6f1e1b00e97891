import { signInWithEmailAndPassword } from 'firebase/auth';
import { roles, type Role } from '@/domain/member';
import { starterWorkshop } from '@/domain/starterSet';
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

/** An account with a password; `name` is what workshops call the person. */
export interface Person {
  uid: string;
  email: string;
  name: string;
}

/** Creates an account that is in no workshop yet. */
export async function newPerson(name: string): Promise<Person> {
  const email = newEmail();
  return { uid: await createAccount(email, password), email, name };
}

/** Writes a workshop with these members past the rules and returns its id; `also` is what else each is in. */
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
    ...everyone.flatMap(({ uid, email, role, name }) => [
      {
        set: `${path}/members/${uid}`,
        fields: { role, name, email, inviteCode: null, ...stamps(uid) },
      },
      {
        set: `users/${uid}`,
        fields: { workshopIds: [...(also[uid] ?? []), id], ...stamps(uid) },
      },
    ]),
  ]);
  return id;
}

/** Writes an invite past the rules and returns its code. */
export async function seedInvite(
  workshopId: string,
  workshopName: string,
  values: { role: Role; expiresAt: Date; usedBy?: string; createdBy: string },
): Promise<string> {
  const code = crypto.randomUUID().replaceAll('-', '');
  await client().write([
    {
      set: `workshops/${workshopId}/invites/${code}`,
      fields: { usedBy: null, workshopName, ...stamps(values.createdBy), ...values },
    },
  ]);
  return code;
}

/** Opens `path` as a person who signs in on the way; `authAddress` replaces the Auth emulator's. */
export async function openAs({ email }: Person, path: string, authAddress?: string) {
  const app = renderApp(path, authAddress);
  await page('Logga in på ditt konto');
  await signInWithEmailAndPassword(app.auth, email, password);
  return app;
}
