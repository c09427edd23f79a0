/** What may be logged of an error of the database or a mail server: their messages quote personal data. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
