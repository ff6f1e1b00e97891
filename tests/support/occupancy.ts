import * as v from 'valibot';
import { occupying } from '@/domain/booking/occupancy';
import { occupancyDocuments } from '../../scripts/demo/occupancy';
import { documentsOnServer } from './documents';

const OccupancyDocument = v.strictObject({
  resourceId: v.string(),
  week: v.number(),
  quarters: v.record(v.string(), v.string()),
  bookingId: v.string(),
});

/** The booking of each taken quarter in a workshop, by resource and quarter since 1970: `lift1_1994907`. */
export async function quartersOnServer(workshop: string, project?: string) {
  const documents = await documentsOnServer(`${workshop}/occupancy`, project);
  return quartersIn(Object.values(documents).map((each) => v.parse(OccupancyDocument, each)));
}

/** The booking that should have each quarter, computed from all bookings on the server. */
export async function quartersDue(workshop: string, project?: string) {
  const bookings = await documentsOnServer(`${workshop}/bookings`, project);
  const read = Object.entries(bookings).map(([id, fields]) => {
    const { startsAt, endsAt } = fields;
    return [
      id,
      v.parse(occupying, { ...fields, startsAt: dateOf(startsAt), endsAt: dateOf(endsAt) }),
    ] as const;
  });
  return quartersIn(Object.values(occupancyDocuments(read)));
}

function quartersIn(documents: v.InferOutput<typeof OccupancyDocument>[]) {
  return Object.fromEntries(
    documents.flatMap(({ resourceId, week, quarters }) =>
      Object.entries(quarters).map(([key, id]) => [
        `${resourceId}_${week * 672 + Number(key)}`,
        id,
      ]),
    ),
  );
}

function dateOf(value: unknown): Date | null {
  return typeof value === 'string' ? new Date(value) : null;
}
