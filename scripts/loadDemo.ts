import { demoKiosk, withLedger } from './demo/ledger';
import { withSignatures } from './demo/signedBooks';
import { demoAccounts, type DemoDocument, demoDocuments, type DemoOptions } from './demoData';
import { projectId } from './emulators';
import { fieldsOf } from './firestoreValue';
import { Problem } from './problem';

export const demoPassword = 'demo-verkstad';

/**
 * Creates the demo's accounts and, where there is a Firestore, its documents. Does nothing when the first
 * account exists already, so that nobody's changes are undone.
 */
export async function loadDemo(
  authPort: number,
  firestorePort: number | undefined,
  options: DemoOptions,
): Promise<void> {
  // Without a server the other members would have nothing to share, so only the first account is created.
  const accounts =
    firestorePort === undefined ? demoAccounts.slice(0, 1) : [...demoAccounts, demoKiosk];
  for (const { uid, email, name } of accounts) {
    const created = await createAccount(authPort, {
      localId: uid,
      email,
      displayName: name,
      password: demoPassword,
      emailVerified: true,
    });
    if (!created) return;
  }
  if (firestorePort === undefined) return;
  const signed = await withSignatures(demoDocuments(options));
  await writeAll(firestorePort, await withLedger(signed, { ...options, now: new Date() }));
}

const doubled = ['customers', 'vehicles', 'bookings'];

/** Adds as many customers, vehicles and bookings as the demo has, alike but for their ids. */
export function doubleDemo(firestorePort: number, options: DemoOptions): Promise<void> {
  const documents = demoDocuments(options).filter(({ path }) =>
    doubled.includes(path.split('/').at(-2) ?? ''),
  );
  return writeAll(
    firestorePort,
    documents.map(({ path, fields }) => ({ path: `${path}-again`, fields })),
  );
}

/** Adds copies of the demo's ended orders, older ones, until there are `total` orders. */
export function addOldOrders(
  firestorePort: number,
  options: DemoOptions,
  total: number,
): Promise<void> {
  const orders = demoDocuments(options).filter(({ path }) => path.includes('/workOrders/'));
  const ended = orders.filter(({ fields }) => fields['isOpen'] === false);
  const copies = Array.from({ length: total - orders.length }, (_, index): DemoDocument => {
    const of = ended[index % ended.length];
    if (!of) throw new Problem('Demon har inga avslutade arbetsordrar.');
    const at = new Date(Date.UTC(2024, 0, 1) + index * 60 * 60_000);
    return {
      path: `workshops/demo/workOrders/${100_000 + index}`,
      fields: { ...of.fields, createdAt: at, updatedAt: at },
    };
  });
  return writeAll(firestorePort, copies);
}

/** Writes documents past the rules. */
export async function writeAll(firestorePort: number, documents: DemoDocument[]) {
  const root = `projects/${projectId}/databases/(default)/documents`;
  for (let start = 0; start < documents.length; start += 500) {
    const writes = documents.slice(start, start + 500).map(({ path, fields }) => ({
      update: { name: `${root}/${path}`, fields: fieldsOf(fields) },
    }));
    await post(`http://127.0.0.1:${firestorePort}/v1/${root}:commit`, { writes });
  }
}

/** Creates an account; resolves to false when the account exists already. */
async function createAccount(authPort: number, account: object): Promise<boolean> {
  const api = `http://127.0.0.1:${authPort}/identitytoolkit.googleapis.com/v1`;
  const answer = await fetch(`${api}/projects/${projectId}/accounts`, request(account));
  if (answer.ok) return true;
  const text = await answer.text();
  if (/EMAIL_EXISTS|DUPLICATE_LOCAL_ID/.test(text)) return false;
  throw new Problem(`Demokontot kunde inte skapas: ${text}`);
}

async function post(url: string, body: object) {
  const answer = await fetch(url, request(body));
  if (!answer.ok) throw new Problem(`${url} svarade ${answer.status}: ${await answer.text()}`);
}

function request(body: object): RequestInit {
  return {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}
