import { internalDocument } from '@group/content-client/account/account';
import type { LoaderFunctionArgs } from 'react-router';
import { internalDocumentPath, paths } from '../../site/paths.ts';
import { privateHeaders } from '../../site/privateHeaders.ts';
import { isEntryId } from '../../site/readContent.server.ts';
import { readInternal } from './readInternal.server.ts';

/** The file name of a `Content-Disposition` header; its other parameters are dropped. */
function attachment(header: string | null): string {
  const [name] = /filename\*?=[^;]+(?:;\s*filename\*?=[^;]+)?/i.exec(header ?? '') ?? [];
  return name ? `attachment; ${name}` : 'attachment';
}

const notFound = (): Response => new Response('404', { status: 404, headers: privateHeaders });

/** Streams an internal document; it is never cached. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { id = '' } = args.params;
  const isValidId = isEntryId(id);
  const returnPath = isValidId ? internalDocumentPath({ id }) : paths.internal;
  const response = await readInternal(args, returnPath, async (access, token, tenant) => {
    const document = await internalDocument(access, token, tenant, isValidId ? id : '-');
    return document.status === 401 ? null : document;
  });
  if (response.status !== 200) return notFound();
  const headers = new Headers({
    ...privateHeaders,
    'content-type': response.headers.get('content-type') ?? 'application/octet-stream',
    'content-disposition': attachment(response.headers.get('content-disposition')),
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  const length = response.headers.get('content-length');
  if (length) headers.set('content-length', length);
  return new Response(response.body, { headers });
}
