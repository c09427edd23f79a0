import { type PreviewToken, verifyPreviewToken } from '@group/content-client/contract/previewToken';
import type { TenantKey } from '@group/themes/registry';
import { isOwnPath } from '../site/nextPath.ts';

/** The token of a preview of this tenant's website, even an expired one; `undefined` where it is forged. */
export function readPreviewToken(secret: string, tenant: TenantKey, serialised: string): PreviewToken | undefined {
  const token = verifyPreviewToken(secret, serialised);
  return token?.tenant === tenant && isOwnPath(token.path) ? token : undefined;
}
