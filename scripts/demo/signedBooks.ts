import * as v from 'valibot';
import { contentOf, serviceEntryDocument } from '@/domain/servicebook/serviceEntry';
import { makeSigningKey, signEntry } from '@/domain/servicebook/signing';
import type { DemoDocument } from '../demoData';

const inWorkshop = /^(workshops\/[^/]+)\/serviceEntries\//;

/** The demo's documents with the entries of the workshop signed by a key that is made for it, and kept by nobody. */
export async function withSignatures(documents: readonly DemoDocument[]): Promise<DemoDocument[]> {
  const first = documents.find(({ path }) => inWorkshop.test(path));
  const parent = first && inWorkshop.exec(first.path)?.[1];
  if (!first || !parent) return [...documents];
  const key = await makeSigningKey();
  const { createdAt, createdBy, updatedAt, updatedBy } = first.fields;
  const own = documents.find(({ path }) => path === parent)?.fields.name;
  const signed = await Promise.all(
    documents.map(async (each): Promise<DemoDocument> => {
      if (!inWorkshop.test(each.path)) return each;
      const entry = v.parse(serviceEntryDocument, each.fields);
      // What another workshop has done was written from the car's papers.
      if (entry.workshop.name !== own) return each;
      const signature = await signEntry(key, contentOf(entry));
      return { path: each.path, fields: { ...each.fields, signature } };
    }),
  );
  return [
    ...signed,
    {
      path: `${parent}/signingKeys/${key.id}`,
      fields: {
        ...{ ...key.publicKey, device: 'Bo Lind, Chrome på Windows', isRevoked: false },
        ...{ createdAt, createdBy, updatedAt, updatedBy },
      },
    },
  ];
}
