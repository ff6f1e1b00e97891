import * as v from 'valibot';
import { documentId } from '@/domain/values/fields';

/**
 * A document of `users`: the workshops to look for at sign-in. The members of each workshop decide who is let
 * in.
 */
export const userDocument = v.object({ workshopIds: v.array(documentId) });

/**
 * A document of `founders`: the workshops that an account has founded. It outlives the account's other documents,
 * so that the count cannot begin anew.
 */
export const founderDocument = v.object({ workshopIds: v.array(documentId) });

/** The Swedish names of the fields, in both kinds of documents. */
export const userLabels: Record<keyof v.InferOutput<typeof userDocument>, string> = {
  workshopIds: 'Verkstäder',
};
