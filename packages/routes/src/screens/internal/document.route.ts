import { internalDocument } from '@group/content-client/account/account';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { busyPage } from '../../layout/busyPage.server.ts';
import { paths, withPrefix } from '../../site/paths.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';
import { isEntryId, orElse } from '../../site/readContent.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { readInternal } from './readInternal.server.ts';

export const handle: ScreenHandle = { private: true };

/** The file name of a `Content-Disposition` header; its other parameters are dropped. */
function attachment(header: string | null): string {
  const [name] = /filename\*?=[^;]+(?:;\s*filename\*?=[^;]+)?/i.exec(header ?? '') ?? [];
  return name ? `attachment; ${name}` : 'attachment';
}

/** Streams an internal document. Only pages have an error screen, so one that is gone leads to an address without a page. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { id = '' } = args.params;
  const site = args.context.get(siteContext);
  const isValidId = isEntryId(id);
  const returnPath = isValidId ? paths.internalDocument.href({ id }) : paths.internal.href();
  const response = await readInternal(args, returnPath, async (access, token, tenant) => {
    const document = await orElse(
      internalDocument(access, token, tenant, isValidId ? id : '-'),
      busyPage(site.tenant, args.url.pathname),
    );
    return document.status === 401 ? null : document;
  });
  if (response.status === 503) return response;
  if (response.status !== 200) return redirect(withPrefix(site.pathPrefix, paths.internalDocument.href({ id: '' })));
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
