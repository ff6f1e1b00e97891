import * as v from 'valibot';
import { documentId } from '@/domain/values/fields';

/** A document of `users`: which workshops to look for. Being let in is up to each workshop's members. */
export const userDocument = v.object({ workshopIds: v.array(documentId) });

/** The Swedish names of the fields. */
export const userLabels: Record<keyof v.InferOutput<typeof userDocument>, string> = {
  workshopIds: 'Verkstäder',
};
