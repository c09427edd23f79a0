import { callService } from './callService.ts';
import type { ContentRequest } from './query.ts';

/** Address and API token of the content service. */
export interface ContentServiceAccess {
  /** Base address without `/api`, for example `http://127.0.0.1:1337`. */
  url: string;
  token: string;
}

/** A failed answer of the content service, as logs name it. */
export const failedAnswer = (status: number): string =>
  `the content service answered ${status}${status === 401 ? ': it does not accept CONTENT_API_TOKEN' : ''}`;

/**
 * Whether the content service does not have what was asked for. While it is away, or at a wrong address, anything may answer
 * 404, such as a proxy without a backend: in HTML or text, and what was there before still is.
 */
export const isMissing = ({ status, headers }: Response): boolean =>
  status === 404 && Boolean(headers.get('content-type')?.startsWith('application/json'));

/** The content service responded with a status outside 200–299. */
export class ContentServiceError extends Error {
  override name = 'ContentServiceError';
  readonly status: number;
  /** See {@link isMissing}. */
  readonly isMissing: boolean;

  constructor(response: Response) {
    super(failedAnswer(response.status));
    this.status = response.status;
    this.isMissing = isMissing(response);
  }
}

/** Calls the REST API below `/api/` with the bearer token; no size limit, and no timeout but that of `signal`. */
export async function callContentService(
  access: ContentServiceAccess,
  request: ContentRequest,
  { headers, ...init }: { headers?: Readonly<Record<string, string>>; signal?: AbortSignal } = {},
): Promise<Response> {
  const url = new URL(`/api/${request.path}`, access.url);
  url.search = new URLSearchParams(request.search).toString();
  const required = { authorization: `Bearer ${access.token}`, accept: 'application/json' };
  return callService('content', url, { ...init, headers: { ...headers, ...required } });
}

/** The body of a successful response. Throws `ContentServiceError`, or the error of the network or of the signal. */
export async function readContentService(
  access: ContentServiceAccess,
  request: ContentRequest,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await callContentService(access, request, { signal });
  if (response.ok) return response.json();
  await response.body?.cancel();
  throw new ContentServiceError(response);
}
