/**
 * The `code` of an error from the Firebase SDK or of our own errors, such as TimeoutError; '' for other
 * errors.
 */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}
