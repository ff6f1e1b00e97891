import { authErrorCode } from '@/auth/authErrorCode';

/** Whether the rules said no, as opposed to nobody answering. */
export function isRefused(error: unknown): boolean {
  return authErrorCode(error) === 'permission-denied';
}
