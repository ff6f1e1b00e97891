import * as v from 'valibot';
import { projectId } from '../emulators';
import { lastBefore, raceDocuments, racePath, raceToIssue } from '../issuing/race';
import { writeAll } from '../loadDemo';
import type { Add } from './figures';

const count = 1000;
const answers = v.array(
  v.object({
    document: v.object({ fields: v.object({ number: v.object({ integerValue: v.string() }) }) }),
  }),
);

/** Counts the gaps and the repetitions in a thousand invoices that ten clients issue at once by bad connections. */
export async function invoicesBench(firestorePort: number, add: Add) {
  await writeAll(firestorePort, raceDocuments(count));
  const began = Date.now();
  const { refused, slow, cut, pressedAgain } = await raceToIssue(firestorePort, projectId, count);
  add('Invoices issued by ten clients at once', 'invoices', count);
  add('… each, on average', 'ms', (Date.now() - began) / count);
  add('… connections refused', 'times', refused);
  add('… connections cut', 'times', cut);
  add('… packets held back for up to 200 ms', 'times', slow);
  add('… without an answer, looked at and pressed again', 'times', pressedAgain);
  const numbers = await issuedNumbers(firestorePort);
  const expected = Array.from({ length: count }, (_, n) => lastBefore + 1 + n);
  const missing = expected.filter((each) => !numbers.includes(each));
  add('… numbers missing', 'times', missing.length);
  add('… numbers too many', 'times', numbers.length + missing.length - count);
}

async function issuedNumbers(firestorePort: number): Promise<number[]> {
  const parent = `projects/${projectId}/databases/(default)/documents/${racePath}`;
  const answer = await fetch(`http://127.0.0.1:${firestorePort}/v1/${parent}:runQuery`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'invoices' }] } }),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return v
    .parse(answers, await answer.json())
    .map(({ document }) => Number(document.fields.number.integerValue));
}
