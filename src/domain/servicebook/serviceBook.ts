import * as v from 'valibot';
import { documentId, wrongShape } from '@/domain/values/fields';
import type { ServiceEntry, ServiceEntryFields } from './serviceEntry';

/**
 * A document of `workshops/{id}/serviceBooks`: a shard of the entries of a car, called by the car and its number. Entries are
 * added to it, one at a time, and never changed.
 */
export const serviceBookDocument = v.object(
  {
    vehicleId: documentId,
    /** By their ids; each is parsed by itself, so that one that cannot be read hides no other. */
    entries: v.record(v.string(), v.unknown()),
    /** The entry that was added last. */
    added: documentId,
    /** The number of the shard with the entry that the last one corrects; null where it corrects none of this workshop. */
    correctedIn: v.nullable(v.number(wrongShape)),
  },
  wrongShape,
);
export type ServiceBook = v.InferOutput<typeof serviceBookDocument>;

/** The Swedish names of the fields. */
export const serviceBookLabels: Record<keyof ServiceBook, string> = {
  vehicleId: 'Fordon',
  entries: 'Noteringar',
  added: 'Senast tillagd',
  correctedIn: 'Rättad notering i del',
};

/**
 * The shards of a book, and when the next one is begun: by the entries of a shard, or by its bytes, of which Firestore takes
 * 1,048,576. The rules take more entries, for devices that add to a shard without knowing of each other.
 */
export const shardLimits = { shards: 9, entries: 100, entriesByRule: 150, bytes: 400_000 } as const;

/** The id of a shard. */
export function shardId(vehicleId: string, shard: number): string {
  return `${vehicleId}_${shard}`;
}

/** The number of the shard with this id. */
export function shardNumber(id: string): number {
  return Number(id.slice(id.lastIndexOf('_') + 1));
}

/** The numbers of the shards that take new entries, in their order, beside those that are `there`. */
export function shardsFor(
  there: readonly Pick<ServiceEntry, 'shard'>[],
  added: readonly ServiceEntryFields[],
): number[] {
  let shard = Math.max(1, ...there.map((entry) => entry.shard));
  const last = there.filter((entry) => entry.shard === shard);
  let count = last.length;
  let bytes = last.reduce((sum, entry) => sum + bytesOf(entry), 0);
  return added.map((fields) => {
    const own = bytesOf(fields);
    const isFull = count >= shardLimits.entries || bytes + own > shardLimits.bytes;
    if (isFull && shard < shardLimits.shards) [shard, count, bytes] = [shard + 1, 0, 0];
    count += 1;
    bytes += own;
    return shard;
  });
}

/** The bytes that an entry takes; a little more than Firestore counts. */
function bytesOf(entry: object): number {
  return new TextEncoder().encode(JSON.stringify(entry)).length;
}
