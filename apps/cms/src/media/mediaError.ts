/** A request to the bucket failed. Strapi responds with `status` and shows editors the message. */
export class MediaError extends Error {
  override name = 'MediaError';
  readonly expose = true;
  /** 503 if a retry may help, 502 if an operator has to fix the settings, 416 for a range outside the file. */
  readonly status: number;
  /** Error code for the log; reveals nothing about the file. */
  readonly code: string;

  constructor(status: number, code: string) {
    super('Dateien sind im Moment nicht erreichbar. Bitte später noch einmal versuchen.');
    this.status = status;
    this.code = code;
  }
}

interface Failure {
  name: string;
  code?: unknown;
  $metadata?: { httpStatusCode?: number };
}

const isFailure = (error: unknown): error is Failure => error instanceof Error;

/** Whether the bucket has no such file. A missing bucket is a different error. */
export const isNotFound = (error: unknown): boolean =>
  isFailure(error) && (error.name === 'NoSuchKey' || error.name === 'NotFound');

/** Reduces an error of the store to its code: its message may quote the request. */
export function mediaErrorOf(error: unknown): MediaError {
  if (!isFailure(error)) return new MediaError(503, 'unknown');
  const status = error.$metadata?.httpStatusCode ?? 500;
  const code = typeof error.code === 'string' ? error.code : error.name;
  if (status === 416) return new MediaError(416, code);
  const isRejection = status >= 300 && status < 500 && status !== 408 && status !== 429;
  return new MediaError(isRejection ? 502 : 503, code);
}
