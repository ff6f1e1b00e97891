import { fieldsOf, timeTransforms, type Fields } from '../../scripts/firestoreValue';

/**
 * The account that sends a request; undefined for a request without sign-in. It signed in by a password unless
 * `provider` says otherwise, and its address is verified if `isVerified`. Its token has the claim `mutant` if given.
 */
export type Account =
  | { uid: string; email: string; isVerified?: boolean; provider?: string; mutant?: string }
  | undefined;

/**
 * A write; with a mask, only the fields of the mask change, and masked fields without a value are removed.
 */
export type Write = { set: string; fields: Fields; mask?: string[] } | { delete: string };

/** A condition of a query, of which all must hold: `['staffId', '==', 'p1']`. */
export type Filter = readonly [field: string, operator: keyof typeof operators, value: unknown];
const operators = { '==': 'EQUAL', '>=': 'GREATER_THAN_OR_EQUAL', in: 'IN' } as const;

/** A request to Firestore; paths begin below the database. */
export type Request =
  | { get: string }
  | { list: string; limit?: number; filters?: readonly Filter[] }
  | { listEverywhere: string; limit: number }
  | { writes: Write[] };

/** The path that a write changes. */
export function pathOf(write: Write): string {
  return 'set' in write ? write.set : write.delete;
}

/**
 * Sends requests to one project of the Firestore emulator over REST, as anybody could who bypasses the app.
 */
export function rulesClient(address: string, project: string) {
  const database = `projects/${project}/databases/(default)`;
  const emulator = `http://${address}/emulator/v1/projects/${project}`;
  const documents = `http://${address}/v1/${database}/documents`;
  const nameOf = (path: string) => `${database}/documents/${path}`;

  const commitOf = (writes: Write[]) => ({
    writes: writes.map((write) =>
      'delete' in write
        ? { delete: nameOf(write.delete) }
        : {
            update: { name: nameOf(write.set), fields: fieldsOf(write.fields) },
            updateTransforms: timeTransforms(write.fields),
            ...(write.mask && { updateMask: { fieldPaths: write.mask } }),
          },
    ),
  });

  const whereOf = (filters: readonly Filter[]) => ({
    compositeFilter: {
      op: 'AND',
      filters: filters.map(([fieldPath, operator, value]) => ({
        fieldFilter: { field: { fieldPath }, op: operators[operator], ...fieldsOf({ value }) },
      })),
    },
  });

  const listOf = (
    collection: string,
    limit: number | undefined,
    allDescendants: boolean,
    filters?: readonly Filter[],
  ) => {
    const segments = collection.split('/');
    const collectionId = segments.pop();
    const where = filters && whereOf(filters);
    const body = { structuredQuery: { from: [{ collectionId, allDescendants }], where, limit } };
    return { url: `${documents}${segments.map((each) => `/${each}`).join('')}:runQuery`, body };
  };

  const callOf = (request: Request): { url: string; body?: object } => {
    if ('get' in request) return { url: `${documents}/${request.get}` };
    if ('list' in request) return listOf(request.list, request.limit, false, request.filters);
    if ('listEverywhere' in request) return listOf(request.listEverywhere, request.limit, true);
    return { url: `${documents}:commit`, body: commitOf(request.writes) };
  };

  return {
    /** Replaces the project's rules; returns the compiler's message when the rules do not compile. */
    async setRules(content: string): Promise<string | undefined> {
      const rules = { files: [{ name: 'firestore.rules', content }] };
      const answer = await send(`${emulator}:securityRules`, 'PUT', 'owner', { rules });
      return answer.ok ? undefined : answer.text();
    },

    /** Writes past the rules; throws when the emulator refuses. */
    async write(writes: Write[]): Promise<void> {
      const answer = await send(`${documents}:commit`, 'POST', 'owner', commitOf(writes));
      if (!answer.ok) throw new Error(`Seeding: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    },

    /**
     * True if the rules allow the request; throws on any answer other than a yes or a refusal by the rules.
     */
    async isAllowed(account: Account, request: Request): Promise<boolean> {
      const { url, body } = callOf(request);
      const answer = await send(url, body ? 'POST' : 'GET', account && tokenOf(account), body);
      const text = await answer.text();
      if (answer.ok) return true;
      // The rules let the person see that there is no such document.
      if (answer.status === 404 && 'get' in request) return true;
      if (answer.status === 403) return false;
      // Another request holds the same documents: try again, as the SDK does.
      if (answer.status === 409) return this.isAllowed(account, request);
      throw new Error(`${JSON.stringify(request).slice(0, 500)}: ${answer.status} ${text}`);
    },
  };
}

export type RulesClient = ReturnType<typeof rulesClient>;

async function send(
  url: string,
  method: string,
  token: string | undefined,
  body?: object,
  triesLeft = 4,
): Promise<Response> {
  const answer = await fetch(url, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
  });
  // The emulator reports an exception of its own as UNKNOWN, as of a lock that it waited for in vain, which the SDK
  // tries again too (github.com/firebase/firebase-tools/issues/3969).
  if (answer.status !== 500 || triesLeft === 0) return answer;
  await answer.arrayBuffer();
  return send(url, method, token, body, triesLeft - 1);
}

/** A token without a signature, which the emulator accepts. */
function tokenOf({
  uid,
  email,
  isVerified = false,
  provider = 'password',
  mutant,
}: NonNullable<Account>): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const account = { sub: uid, user_id: uid, email, email_verified: isVerified, mutant };
  const claims = { ...account, firebase: { sign_in_provider: provider, identities: {} } };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
