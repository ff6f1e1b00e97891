import * as v from 'valibot';
import { documentId } from '@/domain/values/fields';

/**
 * A document of `users`: the workshops to look for at sign-in. The members of each workshop decide who is let
 * in.
 */
export const userDocument = v.object({ workshopIds: v.array(documentId) });

/** The Swedish names of the fields. */
export const userLabels: Record<keyof v.InferOutput<typeof userDocument>, string> = {
  workshopIds: 'Verkstäder',
};
