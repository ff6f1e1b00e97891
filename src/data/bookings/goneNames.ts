import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';
import * as v from 'valibot';
import type { Change } from '@/data/sync/outbox';

/** The collections from which a booking names documents that an owner can remove. */
export type Removable = 'resources' | 'services' | 'staff';

const id = v.optional(v.nullable(v.string()), null);
const named = v.object({
  resourceId: id,
  staffId: id,
  services: v.optional(v.array(v.object({ serviceId: v.string() })), []),
  status: v.optional(v.string()),
});

/** A written booking that names documents that are no longer there: the collection and the id of each. */
export interface Gone {
  bookingId: string;
  names: [Removable, string][];
}

/** The bookings among written changes whose lift, service or person the server no longer has. */
export async function findGone(db: Firestore, changes: readonly Change[]): Promise<Gone[]> {
  const bookings = await Promise.all(changes.map((change) => goneOf(db, change)));
  return bookings.filter(({ names }) => names.length > 0);
}

async function goneOf(db: Firestore, change: Change): Promise<Gone> {
  const [root = '', workshopId = '', collection, bookingId = ''] = change.path.split('/');
  const written =
    change.kind === 'delete' || collection !== 'bookings' ? [] : namesIn(change.values);
  if (written.length === 0) return { bookingId, names: [] };
  // The change may have been undone, or somebody may have changed or called off the booking since.
  const stored = namesIn((await getDoc(doc(db, change.path))).data());
  const names = written.filter(([, id]) => stored.some(([, other]) => other === id));
  const found = await Promise.all(
    names.map(([from, id]) => getDoc(doc(db, root, workshopId, from, id))),
  );
  return { bookingId, names: names.filter((_, at) => !found[at]?.exists()) };
}

/** The documents that a booking names, unless it is called off; empty without a booking. */
function namesIn(booking: unknown): [Removable, string][] {
  const read = v.safeParse(named, booking);
  if (!read.success || read.output.status === 'cancelled') return [];
  const { resourceId, staffId, services } = read.output;
  return [
    ...(resourceId === null ? [] : [['resources', resourceId] as const]),
    ...services.map(({ serviceId }) => ['services', serviceId] as const),
    ...(staffId === null ? [] : [['staff', staffId] as const]),
  ].map(([from, id]) => [from, id]);
}
