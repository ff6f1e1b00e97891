/** The `auth/…` code of an error from the Auth SDK (or of our own timeout), else ''. */
export function authErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}
