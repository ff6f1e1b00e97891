import * as v from 'valibot';
import { documentId, wrongShape } from '@/domain/values/fields';

/** The most follow-ups that a booking takes up. */
export const mostFollowUpIds = 20;

/** The ids of the follow-ups, work on the car that was declined before, that a booking takes up. */
export const followUpIds = v.pipe(
  v.array(documentId, wrongShape),
  v.maxLength(mostFollowUpIds, `Högst ${mostFollowUpIds} uppföljningar.`),
);
