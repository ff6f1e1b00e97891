/** The code of an error from the Firebase SDK (or of our own, such as the timeout), else ''. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}
