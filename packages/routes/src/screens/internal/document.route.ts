import { internalDocument } from '@group/content-client/account/account';
import type { LoaderFunctionArgs } from 'react-router';
import { internalDocumentPath, paths } from '../../site/paths.ts';
import { privateHeaders } from '../../site/privateHeaders.ts';
import { isEntryId } from '../../site/readContent.server.ts';
import { readInternal } from './readInternal.server.ts';

/** A name of a file as in `Content-Disposition`; nothing else of that header is taken over. */
function attachment(said: string | null): string {
  const [name] = /filename\*?=[^;]+(?:;\s*filename\*?=[^;]+)?/i.exec(said ?? '') ?? [];
  return name ? `attachment; ${name}` : 'attachment';
}

const notFound = (): Response => new Response('404', { status: 404, headers: privateHeaders });

/** A document for the staff: it passes through as it arrives, and is never kept. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { id = '' } = args.params;
  const known = isEntryId(id);
  const going = known ? internalDocumentPath({ id }) : paths.internal;
  const answer = await readInternal(args, going, async (access, token, tenant) => {
    const found = await internalDocument(access, token, tenant, known ? id : '-');
    return found.status === 401 ? null : found;
  });
  if (answer.status !== 200) return notFound();
  const headers = new Headers({
    ...privateHeaders,
    'content-type': answer.headers.get('content-type') ?? 'application/octet-stream',
    'content-disposition': attachment(answer.headers.get('content-disposition')),
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  const length = answer.headers.get('content-length');
  if (length) headers.set('content-length', length);
  return new Response(answer.body, { headers });
}
