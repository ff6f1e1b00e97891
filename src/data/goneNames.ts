import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';
import * as v from 'valibot';
import type { Change } from '@/data/sync/journal';

/** The collections from which a booking names documents that an owner can remove. */
export type Removable = 'resources' | 'services' | 'staff';

const id = v.optional(v.nullable(v.string()), null);
const named = v.object({
  resourceId: id,
  staffId: id,
  services: v.optional(v.array(v.object({ serviceId: v.string() })), []),
});

/** A written booking that names documents that are no longer there. */
export interface Gone {
  bookingId: string;
  from: Removable[];
}

/** The bookings among written changes whose lift, service or person the server no longer has. */
export async function findGone(db: Firestore, changes: readonly Change[]): Promise<Gone[]> {
  const bookings = await Promise.all(changes.map((change) => goneOf(db, change)));
  return bookings.filter(({ from }) => from.length > 0);
}

async function goneOf(db: Firestore, change: Change): Promise<Gone> {
  const [root = '', workshopId = '', collection, bookingId = ''] = change.path.split('/');
  const values = change.kind === 'delete' || collection !== 'bookings' ? {} : change.values;
  const read = v.safeParse(named, values);
  if (!read.success) return { bookingId, from: [] };
  const { resourceId, staffId, services } = read.output;
  const names: [Removable, string][] = [
    ...(resourceId === null ? [] : [['resources', resourceId] as const]),
    ...services.map(({ serviceId }) => ['services', serviceId] as const),
    ...(staffId === null ? [] : [['staff', staffId] as const]),
  ].map(([from, name]) => [from, name]);
  const found = await Promise.all(
    names.map(([from, name]) => getDoc(doc(db, root, workshopId, from, name))),
  );
  const gone = names.filter((_, at) => !found[at]?.exists()).map(([from]) => from);
  return { bookingId, from: [...new Set(gone)] };
}
