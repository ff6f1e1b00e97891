import { errorCode } from '@/errorCode';

/** True if the rules refused the request, as opposed to the server not answering. */
export function isRefused(error: unknown): boolean {
  return errorCode(error) === 'permission-denied';
}
