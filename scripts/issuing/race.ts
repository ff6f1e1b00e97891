import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getDocFromServer,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore';
import { ofOrder } from '@/data/invoicing/issuing';
import { issueInSeries } from '@/data/invoicing/numbering';
import { readDocument } from '@/data/sync/readDocument';
import { contentOfOrder } from '@/domain/invoice/invoiceOfOrder';
import { usualInvoiceSettings } from '@/domain/invoice/invoiceSettings';
import { restOfOrder } from '@/domain/invoice/orderInvoice';
import { newOrder } from '@/domain/order/newOrder';
import { orderDocument, type WorkOrder } from '@/domain/order/order';
import { starterWorkshop } from '@/domain/workshop/starterSet';
import { randomFrom } from '../demo/random';
import type { DemoDocument } from '../demoData';
import { type Faults, faultyWire } from './faultyWire';

const workshopId = 'race';
export const racePath = `workshops/${workshopId}`;
const clerks = Array.from({ length: 10 }, (_, n) => `clerk${n}`);
const seed = 20_261_123;
const firstOrder = 2000;
/** The last invoice before the race. */
export const lastBefore = 10_000;

const past = new Date('2026-01-02T03:04:05Z');
const stamps = { createdAt: past, createdBy: 'owner', updatedAt: past, updatedBy: 'owner' };
const workshop = { ...starterWorkshop, ...stamps, owners: ['owner'], checklistDone: true };
const order = newOrder({
  ...{ customerId: 'anna', stage: 'ready' },
  lines: { a: 'labour|1500|h|119500|0|25||accepted|179250|done|Hjulinställning' },
});

/** The documents before the race: a workshop with ten clerks and `count` orders that are ready. */
export function raceDocuments(count: number): DemoDocument[] {
  const series = { first: 9_000, last: lastBefore, lastOn: '2026-01-02' };
  return [
    { path: racePath, fields: { ...workshop } },
    { path: `${racePath}/series/F`, fields: { ...series, ...stamps } },
    ...clerks.map((uid) => ({
      path: `${racePath}/members/${uid}`,
      fields: { role: 'staff', name: uid, email: addressOf(uid), inviteCode: null, ...stamps },
    })),
    ...raceOrders(count).map((id) => ({
      path: `${racePath}/workOrders/${id}`,
      fields: { ...order, ...stamps },
    })),
  ];
}

/** The numbers of the orders that are raced for. */
export function raceOrders(count: number): string[] {
  return Array.from({ length: count }, (_, n) => String(firstOrder + n));
}

function addressOf(uid: string): string {
  return `${uid}@example.se`;
}

/** The faults between the clerks and the server, and the number of times that a clerk had to look and press again. */
export interface RaceOutcome extends Faults {
  pressedAgain: number;
}

/**
 * Ten clients with the SDK and the code of the app issue the invoices of `count` orders at once, by connections to the Firestore
 * emulator on `port` that are refused, slow and cut.
 */
export async function raceToIssue(
  port: number,
  project: string,
  count: number,
): Promise<RaceOutcome> {
  setLogLevel('silent');
  const random = randomFrom(seed);
  const wires = await Promise.all(clerks.map(() => faultyWire(port, random.fraction)));
  const queue = raceOrders(count).values();
  const again = await Promise.all(
    clerks.map((uid, n) => work(uid, { port: wires[n]?.port ?? 0, project, queue })),
  );
  await Promise.all(wires.map((wire) => wire.close()));
  const sum = (of: (faults: Faults) => number) =>
    wires.reduce((all, { faults }) => all + of(faults), 0);
  return {
    refused: sum(({ refused }) => refused),
    slow: sum(({ slow }) => slow),
    cut: sum(({ cut }) => cut),
    pressedAgain: again.reduce((all, each) => all + each, 0),
  };
}

/** A clerk who issues the orders that are next, each until the server says that it is invoiced; resolves to the failures. */
async function work(
  uid: string,
  { port, project, queue }: { port: number; project: string; queue: Iterator<string> },
): Promise<number> {
  const app = initializeApp({ projectId: project, apiKey: 'none' }, uid);
  const db = getFirestore(app);
  const mockUserToken = { sub: uid, user_id: uid, email: addressOf(uid), email_verified: true };
  connectFirestoreEmulator(db, '127.0.0.1', port, { mockUserToken });
  const issuer = { db, uid, workshopId, mayBegin: false };
  let failures = 0;

  /** Looks at an order, and presses where it is not invoiced; resolves to whether it was. */
  async function press(id: string): Promise<boolean> {
    const snapshot = await getDocFromServer(doc(db, racePath, 'workOrders', id));
    const data = snapshot.exists() ? readDocument(snapshot, orderDocument) : undefined;
    if (!data) throw new Error(`The order ${id} cannot be read`);
    if (data.stage === 'invoiced') return true;
    await issueInSeries(
      issuer,
      contentOf(id, data),
      { hasLengthDigit: false },
      ofOrder(issuer, { id, data }, false),
    );
    return false;
  }

  for (let next = queue.next(); !next.done; next = queue.next()) {
    for (let done = false; !done;) {
      try {
        done = await press(next.value);
      } catch {
        // As a person does: look at the order again, and press again where it is not invoiced.
        failures++;
      }
    }
  }
  await deleteApp(app);
  return failures;
}

function contentOf(id: string, data: WorkOrder) {
  const about = {
    ...{ workshop, settings: usualInvoiceSettings },
    ...{ customer: undefined, vehicle: undefined, ourReference: null },
  };
  const content = contentOfOrder({ id, data }, about, restOfOrder(data, []), {
    ...{ deliveredOn: null, reference: null, note: null, vatChoice: null },
  });
  return { ...content, buyer: { ...content.buyer, name: 'Anna Berg' } };
}
