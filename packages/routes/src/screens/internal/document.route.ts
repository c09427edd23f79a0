import { internalDocument } from '@group/content-client/account/account';
import type { LoaderFunctionArgs } from 'react-router';
import { paths } from '../../site/paths.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';
import { isEntryId } from '../../site/readContent.server.ts';
import { readInternal } from './readInternal.server.ts';

export const handle: ScreenHandle = { private: true };

/** The file name of a `Content-Disposition` header; its other parameters are dropped. */
function attachment(header: string | null): string {
  const [name] = /filename\*?=[^;]+(?:;\s*filename\*?=[^;]+)?/i.exec(header ?? '') ?? [];
  return name ? `attachment; ${name}` : 'attachment';
}

/** Streams an internal document. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { id = '' } = args.params;
  const isValidId = isEntryId(id);
  const returnPath = isValidId ? paths.internalDocument.href({ id }) : paths.internal.href();
  const response = await readInternal(args, returnPath, async (access, token, tenant) => {
    const document = await internalDocument(access, token, tenant, isValidId ? id : '-');
    return document.status === 401 ? null : document;
  });
  if (response.status !== 200) return new Response('404', { status: 404 });
  const headers = new Headers({
    'content-type': response.headers.get('content-type') ?? 'application/octet-stream',
    'content-disposition': attachment(response.headers.get('content-disposition')),
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  const length = response.headers.get('content-length');
  if (length) headers.set('content-length', length);
  return new Response(response.body, { headers });
}
