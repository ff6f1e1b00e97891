import type { Auth } from 'firebase/auth';
import { collection, getDocsFromServer, getFirestore, limit, query } from 'firebase/firestore';
import { fromEnvironment } from './emulators';
import { rulesClient } from './rulesClient';

const stamps = {
  createdAt: new Date('2026-11-02T08:00:00Z'),
  createdBy: 'olle',
  updatedAt: new Date('2026-11-02T08:00:00Z'),
  updatedBy: 'olle',
};

/** Writes documents of a collection past the rules, by their ids, with stamps. */
export async function seedDocuments(path: string, documents: Record<string, object>) {
  const client = rulesClient(fromEnvironment('FIRESTORE_EMULATOR'), 'demo-verkstadsnavet');
  await client.write(
    Object.entries(documents).map(([id, values]) => ({
      set: `${path}/${id}`,
      fields: { ...values, ...stamps },
    })),
  );
}

/** What the server has in a collection, by id, as the signed-in person may read it. */
export async function documentsOnServer(auth: Auth, path: string) {
  const { docs } = await getDocsFromServer(
    query(collection(getFirestore(auth.app), path), limit(100)),
  );
  return Object.fromEntries(docs.map((document) => [document.id, document.data()]));
}
