/**
 * The emulators as tests see them. `npm test` and `npm run test:e2e` start them and set:
 *
 * - AUTH_EMULATOR       address of the Auth emulator, such as http://127.0.0.1:9099
 * - FIRESTORE_EMULATOR  host and port of the Firestore emulator, such as 127.0.0.1:8080; empty where Java is missing
 * - VITE_…              what the app itself reads, see src/env.ts (component tests)
 * - APP_URL             address of the built app on the Hosting emulator (e2e)
 * - APP_FOLDER          the folder that Hosting serves (e2e)
 * - SERVERS_CONTROL     address that stops and starts all three servers, see scripts/switchableProxy.ts (e2e)
 * - CHROMIUM            path of the browser (e2e)
 */
import * as v from 'valibot';

export const projectId = 'demo-verkstadsnavet';

const OobCodes = v.object({
  oobCodes: v.array(
    v.object({
      email: v.string(),
      requestType: v.string(),
      oobCode: v.string(),
      oobLink: v.string(),
    }),
  ),
});
const SignedUp = v.object({ localId: v.string() });
const SignedIn = v.object({ localId: v.string(), idToken: v.string(), refreshToken: v.string() });
const Found = v.object({ users: v.optional(v.array(v.unknown()), []) });

/** A mail that the emulator kept instead of sending; `requestType` is PASSWORD_RESET or VERIFY_EMAIL. */
export type OobCode = v.InferOutput<typeof OobCodes>['oobCodes'][number];

/** The value of a variable described above; throws when the emulators were not started. */
export function fromEnvironment(
  name: 'AUTH_EMULATOR' | 'FIRESTORE_EMULATOR' | 'APP_URL' | 'APP_FOLDER' | 'SERVERS_CONTROL',
) {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests by npm test or npm run test:e2e.`);
  return value;
}

/** Creates an account and returns its uid; throws when the address is taken. */
export async function createAccount(email: string, password: string): Promise<string> {
  const answer = await auth('POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo', {
    email,
    password,
  });
  return v.parse(SignedUp, answer).localId;
}

/**
 * Signs in by password, as the SDK does, and returns the uid and the tokens; throws when the password is not
 * the account's.
 */
export async function openSession(email: string, password: string) {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo';
  const answer = await auth('POST', path, { email, password, returnSecureToken: true });
  return v.parse(SignedIn, answer);
}

/** True if `password` opens the account. */
export async function signIn(email: string, password: string): Promise<boolean> {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo';
  const answer = await fetch(fromEnvironment('AUTH_EMULATOR') + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return answer.ok;
}

/** True if the address has an account. */
export async function accountExists(email: string): Promise<boolean> {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`;
  return v.parse(Found, await auth('POST', path, { email: [email] })).users.length > 0;
}

/** Blocks an account, as its administrator does, or lets it in again. */
export async function setDisabled(uid: string, disableUser: boolean): Promise<void> {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`;
  await auth('POST', path, { localId: uid, disableUser });
}

/** Deletes an account, as the person does on another device. */
export async function deleteAccount(uid: string): Promise<void> {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:delete`;
  await auth('POST', path, { localId: uid });
}

/** The mails to `email`, oldest first. */
export async function oobCodes(email: string): Promise<OobCode[]> {
  const answer = await auth('GET', `/emulator/v1/projects/${projectId}/oobCodes`);
  return v.parse(OobCodes, answer).oobCodes.filter((code) => code.email === email);
}

/** Opens the link of the mail that verifies an address; throws when none was sent. */
export async function openVerification(email: string): Promise<void> {
  const mail = (await oobCodes(email)).findLast(
    ({ requestType }) => requestType === 'VERIFY_EMAIL',
  );
  if (!mail) throw new Error(`No mail to ${email} verifies an address.`);
  const path = '/identitytoolkit.googleapis.com/v1/accounts:update?key=demo';
  await auth('POST', path, { oobCode: mail.oobCode });
}

/** Sets a new password with a code from `oobCodes`, as the page behind the mailed link does. */
export async function resetPassword(oobCode: string, newPassword: string): Promise<void> {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=demo';
  await auth('POST', path, { oobCode, newPassword });
}

async function auth(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(fromEnvironment('AUTH_EMULATOR') + path, {
    method,
    // A sign-up with the owner's token would be a different call, with different rules for the password.
    headers: {
      'Content-Type': 'application/json',
      ...(path.includes('?key=') ? {} : { Authorization: 'Bearer owner' }),
    },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
