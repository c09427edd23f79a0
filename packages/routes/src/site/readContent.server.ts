import { ContentUnavailable } from '@group/content-client/gateway/gateway';
import { data } from 'react-router';

/** `Retry-After` of a 503, in seconds. */
const retryAfterSeconds = '5';

/** Content, or another value while it is unavailable. */
export async function orElse<T, Other>(content: Promise<T>, other: Other): Promise<T | Other> {
  try {
    return await content;
  } catch (error) {
    if (error instanceof ContentUnavailable) return other;
    throw error;
  }
}

/** Content that a screen requires. Throws a 503 where it is unavailable; the error screen renders inside the layout. */
export async function or503<T>(content: Promise<T>): Promise<T> {
  try {
    return await content;
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    throw data(null, { status: 503, headers: { 'retry-after': retryAfterSeconds, 'cache-control': 'no-store' } });
  }
}

/** The content service's id format; other ids are rejected without a request. */
const entryId = /^[a-z0-9]{24}$/;

export function isEntryId(id: string | undefined): id is string {
  return id !== undefined && entryId.test(id);
}

/** The entry with the id in the path. Throws a 404 where it does not exist, a 503 where it is unavailable. */
export async function entryOr404<T>(id: string | undefined, read: (id: string) => Promise<T | null>): Promise<T> {
  const entry = isEntryId(id) ? await or503(read(id)) : null;
  if (entry === null) throw data(null, { status: 404 });
  return entry;
}
