import * as v from 'valibot';
import { serverTimes } from './fields';

/**
 * A document of `removedBookings` or `removedSettings`. The batch that deletes a document writes one with its id, so that devices
 * with a replica of the collection learn of the deletion.
 */
export const tombstone = v.object({ ...serverTimes });
export type Tombstone = v.InferOutput<typeof tombstone>;
