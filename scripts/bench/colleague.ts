import { projectId } from '../emulators';
import { fieldsOf } from '../firestoreValue';

let changed = 0;

/** Changes the notes of so many customers, others each time, as a colleague at another computer would. */
export async function changeCustomers(firestore: string, count: number): Promise<void> {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const writes = Array.from({ length: count }, () => {
    changed += 1;
    return {
      update: {
        name: `${root}/workshops/demo/customers/customer-${changed}`,
        fields: fieldsOf({ notes: `Ringde ${changed} gånger.` }),
      },
      updateMask: { fieldPaths: ['notes'] },
      currentDocument: { exists: true },
      updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
    };
  });
  const answer = await fetch(`http://${firestore}/v1/${root}:commit`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ writes }),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
}
