import { formatLine, noDiscount } from '@/domain/order/orderLine';
import { projectId } from '../emulators';
import { fieldsOf } from '../firestoreValue';

let changed = 0;

/**
 * Changes the notes of `count` customers, different ones at each call, as a colleague at another computer
 * would.
 */
export function changeCustomers(firestore: string, count: number): Promise<void> {
  const paths = Array.from({ length: count }, () => {
    changed += 1;
    return `customers/customer-${changed}`;
  });
  return change(firestore, paths, { notes: `Ringde ${changed} gånger.` });
}

/** Changes the internal notes of bookings. */
export function changeBookings(firestore: string, ids: string[]): Promise<void> {
  const paths = ids.map((id) => `bookings/${id}`);
  return change(firestore, paths, { note: `Ändrad ${new Date().toISOString()}` });
}

/** Writes a line of an order. */
export function changeLine(firestore: string, orderId: string, text: string): Promise<void> {
  const line = formatLine({
    ...{ kind: 'labour', unit: 'h', milliQty: 1000, unitOre: 119_500, ...noDiscount, vatRate: 25 },
    ...{ staffId: null, answer: 'open', agreedOre: null, work: 'todo', text },
  });
  return change(firestore, [`workOrders/${orderId}`], { lines: { bench: line } }, ['lines.bench']);
}

async function change(
  firestore: string,
  paths: string[],
  values: Record<string, unknown>,
  fieldPaths = Object.keys(values),
) {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const writes = paths.map((path) => ({
    update: { name: `${root}/workshops/demo/${path}`, fields: fieldsOf(values) },
    updateMask: { fieldPaths },
    currentDocument: { exists: true },
    updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
  }));
  const answer = await fetch(`http://${firestore}/v1/${root}:commit`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ writes }),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
}
