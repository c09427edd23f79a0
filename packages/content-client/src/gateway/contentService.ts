import { callService } from './callService.ts';
import type { ContentRequest } from './query.ts';

/** Where the content service is, and what opens it. */
export interface ContentServiceAccess {
  /** Base address without `/api`, for example `http://127.0.0.1:1337`. */
  url: string;
  token: string;
}

/** The content service answered, but not with a status from 200 to 299. */
export class ContentServiceError extends Error {
  override name = 'ContentServiceError';
  readonly status: number;

  constructor(status: number) {
    super(`the content service answered ${status}`);
    this.status = status;
  }
}

/** One call of the wire contract: `/api/` base path, bearer credential on every call, no time-out, no size limit. */
export async function callContentService(
  access: ContentServiceAccess,
  request: ContentRequest,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const url = new URL(`/api/${request.path}`, access.url);
  url.search = new URLSearchParams(request.search).toString();
  const own = { authorization: `Bearer ${access.token}`, accept: 'application/json' };
  return callService('content', url, { headers: { ...headers, ...own } });
}

/** The body of a successful answer. Throws `ContentServiceError`, or the network's own error. */
export async function readContentService(access: ContentServiceAccess, request: ContentRequest): Promise<unknown> {
  const response = await callContentService(access, request);
  if (response.ok) return response.json();
  await response.body?.cancel();
  throw new ContentServiceError(response.status);
}
