import { ContentUnavailable } from '@group/content-client/gateway/gateway';
import { data } from 'react-router';
import { unavailable } from './readPage.server.ts';

/** What a screen cannot do without. Throws a 503 where nothing is known of it. */
export async function or503<T>(content: Promise<T>): Promise<T> {
  try {
    return await content;
  } catch (error) {
    if (error instanceof ContentUnavailable) throw unavailable();
    throw error;
  }
}

/** Ids as the content service makes them; it is not asked for others. */
const entryId = /^[a-z0-9]{24}$/;

export function isEntryId(id: string | undefined): id is string {
  return id !== undefined && entryId.test(id);
}

/** One entry by the id in the path. Throws a 404 where there is none, a 503 where nothing is known of it. */
export async function entryOr404<T>(id: string | undefined, read: (id: string) => Promise<T | null>): Promise<T> {
  const entry = isEntryId(id) ? await or503(read(id)) : null;
  if (entry === null) throw data(null, { status: 404 });
  return entry;
}
