import * as v from 'valibot';
import { serverTimes } from './fields';

/**
 * A document of `removedBookings` or `removedSettings`, written by the batch that deleted the document which its id
 * names: devices that keep a collection learn of the removal by it.
 */
export const removal = v.object({ ...serverTimes });
export type Removal = v.InferOutput<typeof removal>;
