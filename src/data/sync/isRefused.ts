import { errorCode } from '@/errorCode';

/** Whether the rules said no, as opposed to nobody answering. */
export function isRefused(error: unknown): boolean {
  return errorCode(error) === 'permission-denied';
}
