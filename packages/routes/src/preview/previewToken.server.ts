import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TenantKey } from '@group/themes/registry';
import { isOwnPath } from '../site/nextPath.ts';

/** Leave to look at the drafts of one organisation for a while; made by the content service. See decision 033. */
export interface PreviewToken {
  tenant: TenantKey;
  /** Path that it leads to, with its language. */
  path: string;
  /** In milliseconds since the epoch. */
  until: number;
}

function isSigned(secret: string, content: string, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(`preview.${content}`).digest();
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function isPreviewTokenFor(tenant: TenantKey, value: unknown): value is PreviewToken {
  if (typeof value !== 'object' || value === null) return false;
  if (!('tenant' in value && 'path' in value && 'until' in value)) return false;
  const { path, until } = value;
  return value.tenant === tenant && typeof path === 'string' && isOwnPath(path) && typeof until === 'number';
}

/** What a grant of this organisation says, also when it is over; `undefined` for what nobody has signed for it. */
export function readPreviewToken(secret: string, tenant: TenantKey, written: string): PreviewToken | undefined {
  const [content = '', signature = '', ...rest] = written.split('.');
  if (rest.length > 0 || !isSigned(secret, content, signature)) return undefined;
  const grant: unknown = JSON.parse(Buffer.from(content, 'base64url').toString());
  return isPreviewTokenFor(tenant, grant) ? grant : undefined;
}
