import { expect, test } from 'vitest';
import {
  lastBefore,
  raceDocuments,
  raceOrders,
  racePath,
  raceToIssue,
} from '../../scripts/issuing/race';
import { documentsOnServer } from '../support/documents';
import { fromEnvironment } from '../support/emulators';
import { rulesClient } from '../support/rulesClient';

const project = 'demo-issuing-races';
/** `npm run bench -- invoices` issues ten times as many. */
const count = 100;

test('invoices that ten clients issue at once have no gap and no number twice', async () => {
  const firestore = fromEnvironment('FIRESTORE_EMULATOR');
  const client = rulesClient(firestore, project);
  await client.write(raceDocuments(count).map(({ path, fields }) => ({ set: path, fields })));

  const outcome = await raceToIssue(Number(firestore.split(':')[1]), project, count);
  for (const times of Object.values(outcome)) expect(times).toBeGreaterThan(0);

  const invoices = Object.entries(await documentsOnServer(`${racePath}/invoices`, project));
  expect(invoices.map(([id]) => id)).toEqual(
    Array.from({ length: count }, (_, n) => `F${lastBefore + 1 + n}`),
  );
  expect(invoices.map(([, { orderId }]) => orderId).toSorted()).toEqual(raceOrders(count));
  const owed = await documentsOnServer(`${racePath}/receivables`, project);
  expect(Object.keys(owed)).toEqual(invoices.map(([id]) => id));
  const orders = Object.values(await documentsOnServer(`${racePath}/workOrders`, project));
  expect(orders.every(({ stage }) => stage === 'invoiced')).toBe(true);
}, 300_000);
