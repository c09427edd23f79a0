/** The bucket could not do what it was asked. Strapi answers with `status` and shows editors the message. */
export class MediaError extends Error {
  override name = 'MediaError';
  readonly expose = true;
  /** 503 where it may be better soon, 502 where somebody has to mend the settings, 416 for a range that a file does not have. */
  readonly status: number;
  /** The kind of error, to be logged; it tells nothing of the file. */
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

/** Whether the bucket said that it has no such file. That there is no such bucket is another matter. */
export const saysMissing = (error: unknown): boolean =>
  isFailure(error) && (error.name === 'NoSuchKey' || error.name === 'NotFound');

/** What went wrong, without what the store repeats of the request. */
export function mediaErrorOf(error: unknown): MediaError {
  if (!isFailure(error)) return new MediaError(503, 'unknown');
  const status = error.$metadata?.httpStatusCode ?? 500;
  const code = typeof error.code === 'string' ? error.code : error.name;
  if (status === 416) return new MediaError(416, code);
  const isRefusal = status >= 300 && status < 500 && status !== 408 && status !== 429;
  return new MediaError(isRefusal ? 502 : 503, code);
}
