import { parse } from 'valibot';
import { type Occupying, occupancyChanges, occupying } from '@/domain/booking/occupancy';
import { chosenEvents, tellsOf } from '@/domain/order/orderEdit';

type Values = Readonly<Record<string, unknown>>;

/** A document: its id, and the path of its workshop. */
interface Place {
  workshop: string;
  id: string;
}

/** A write that goes in the batch of another. */
type BesideWrite =
  { kind: 'create' | 'update'; path: string; values: Record<string, unknown> } | OccupancyWrite;

interface OccupancyWrite {
  kind: 'merge';
  path: string;
  values: Record<string, unknown>;
  maps: { quarters: Record<string, string | null> };
}

/** The writes that an update of a document needs beside it in its batch, for a batch that is made anew after a conflict. */
export interface Beside {
  /** Makes those for values that a person has chosen over the `former` ones. */
  ofChoice(place: Place, former: Values, chosen: Values): BesideWrite[];
  /** Makes those for the part of an update that meets no conflict, from the document as it is `now`. */
  ofRest?(place: Place, now: Values, rest: Values): BesideWrite[];
  /** True if a write of the batch no longer holds for the document `id`, of which the fields in `undecided` must be chosen. */
  isOutdated?(
    write: { kind: string; path: string; values?: Values },
    id: string,
    undecided: Values,
  ): boolean;
}

/**
 * The writes that move the time which a booking occupies; null before it is made, and after it is removed. `workshop` is the
 * workshop's path.
 */
export function occupancyWrites(
  workshop: string,
  id: string,
  former: Occupying | null,
  next: Occupying | null,
): OccupancyWrite[] {
  return occupancyChanges(former, next).map(({ id: weekId, resourceId, week, taken, freed }) => {
    const quarters = [...taken.map((key) => [key, id]), ...freed.map((key) => [key, null])];
    return {
      kind: 'merge',
      path: `${workshop}/occupancy/${weekId}`,
      values: { resourceId, week, bookingId: id },
      maps: { quarters: Object.fromEntries(quarters) },
    };
  });
}

/** An update without a time moves nothing. */
function moves({ workshop, id }: Place, former: Values, values: Values): BesideWrite[] {
  const next = parse(occupying, { ...former, ...values });
  return occupancyWrites(workshop, id, parse(occupying, former), next);
}

export const bookingBeside: Beside = {
  ofChoice: moves,
  ofRest: moves,
  isOutdated: ({ kind, values }, id) => kind === 'merge' && values?.bookingId === id,
};

/** The history of an order does not tell of a field that is still to be chosen. */
export const orderBeside: Beside = {
  ofChoice: ({ workshop, id }, former, chosen) =>
    chosenEvents(former, chosen).map((event) => ({
      kind: 'create',
      path: `${workshop}/orderEvents/${crypto.randomUUID()}`,
      values: { orderId: id, ...event },
    })),
  isOutdated: ({ path, values = {} }, id, undecided) =>
    path.includes('/orderEvents/') && values.orderId === id && tellsOf(values, undecided),
};

/** A new number stamps the card too, which tells other devices to read the number. */
export const identityBeside: Beside = {
  ofChoice: ({ workshop, id }) => [{ kind: 'update', path: `${workshop}/staff/${id}`, values: {} }],
};
