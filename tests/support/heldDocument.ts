import * as v from 'valibot';
import { fromEnvironment, projectId } from './emulators';

/**
 * Keeps a document from being written, as a slow server does: a transaction has read it and does not end until the
 * returned function is called.
 */
export async function holdDocument(path: string): Promise<() => Promise<void>> {
  const database = `projects/${projectId}/databases/(default)`;
  const call = async (name: string, body: object) => {
    const answer = await fetch(
      `http://${fromEnvironment('FIRESTORE_EMULATOR')}/v1/${database}/documents:${name}`,
      {
        method: 'POST',
        headers: { Authorization: 'Bearer owner' },
        body: JSON.stringify(body),
      },
    );
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<unknown>;
  };
  const began = await call('beginTransaction', { options: { readWrite: {} } });
  const { transaction } = v.parse(v.object({ transaction: v.string() }), began);
  await call('batchGet', { transaction, documents: [`${database}/documents/${path}`] });
  return async () => void (await call('rollback', { transaction }));
}
