import * as v from 'valibot';
import { contentOf, storedEntry } from '@/domain/servicebook/serviceEntry';
import { makeSigningKey, signEntry, type SigningKey } from '@/domain/servicebook/signing';
import type { DemoDocument } from '../demoData';

const inWorkshop = /^(workshops\/[^/]+)\/serviceBooks\//;
const entriesOf = v.record(v.string(), storedEntry);

/** The demo's documents with the entries of the workshop signed by a key that is made for it, and kept by nobody. */
export async function withSignatures(documents: readonly DemoDocument[]): Promise<DemoDocument[]> {
  const first = documents.find(({ path }) => inWorkshop.test(path));
  const parent = first && inWorkshop.exec(first.path)?.[1];
  if (!first || !parent) return [...documents];
  const key = await makeSigningKey();
  const { updatedAt, updatedBy } = first.fields;
  const own = documents.find(({ path }) => path === parent)?.fields.name;
  const signed = await Promise.all(
    documents.map(async (each): Promise<DemoDocument> => {
      if (!inWorkshop.test(each.path)) return each;
      const entries = await signedBy(key, own, v.parse(entriesOf, each.fields.entries));
      return { path: each.path, fields: { ...each.fields, entries } };
    }),
  );
  return [
    ...signed,
    {
      path: `${parent}/signingKeys/${key.id}`,
      fields: {
        ...{ ...key.publicKey, device: 'Johan Berg, Chrome på Windows', isRevoked: false },
        ...{ createdAt: updatedAt, createdBy: updatedBy, updatedAt, updatedBy },
      },
    },
  ];
}

/** Entries with a signature where the workshop has done them: what another has done was written from the car's papers. */
async function signedBy(
  key: SigningKey,
  workshop: unknown,
  entries: v.InferOutput<typeof entriesOf>,
) {
  const signed = Object.entries(entries).map(async ([id, entry]) => {
    if (entry.workshop.name !== workshop) return [id, entry] as const;
    return [id, { ...entry, signature: await signEntry(key, contentOf(entry)) }] as const;
  });
  return Object.fromEntries(await Promise.all(signed));
}
