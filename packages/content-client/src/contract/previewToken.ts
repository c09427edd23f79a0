import { createHmac } from 'node:crypto';
import { isSameSignature } from './sameSignature.ts';

/** Permission to see one organisation's drafts until a moment. The content service issues it; see decision 095. */
export interface PreviewToken {
  /** Key of the organisation. */
  tenant: string;
  /** Path on the organisation's website that the link opens, with its language. */
  path: string;
  /** Expiry in milliseconds since the epoch. */
  until: number;
  /** Origin of the admin that shows the preview in a frame beside a form; no other page may frame it. */
  frame?: string;
}

/** Header in which a website sends the token when it reads drafts. */
export const previewTokenHeader = 'x-preview-token';

function signatureOf(secret: string, content: string): string {
  // The label keeps other signatures made with this secret from passing as a token.
  return createHmac('sha256', secret).update(`preview.${content}`).digest('base64url');
}

/** Serialises a token as `{content}.{signature}`, both base64url, so that it fits into a URL, a cookie and a header. */
export function createPreviewToken(secret: string, token: PreviewToken): string {
  const content = Buffer.from(JSON.stringify(token)).toString('base64url');
  return `${content}.${signatureOf(secret, content)}`;
}

/** Nothing else may reach the policy of a page. */
const isOrigin = (value: unknown): boolean =>
  typeof value === 'string' && URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value;

function isPreviewToken(value: unknown): value is PreviewToken {
  if (typeof value !== 'object' || value === null) return false;
  if (!('tenant' in value && 'path' in value && 'until' in value)) return false;
  if ('frame' in value && !isOrigin(value.frame)) return false;
  return typeof value.tenant === 'string' && typeof value.path === 'string' && typeof value.until === 'number';
}

/** Another program with the secret could sign anything. */
function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

/**
 * The content of a serialised token, even an expired one, as its link still leads to the published page; `undefined` where
 * the signature is wrong. Check the expiry with {@link isExpired} before showing a draft.
 */
export function verifyPreviewToken(secret: string, serialised: string): PreviewToken | undefined {
  const [content = '', signature = '', ...rest] = serialised.split('.');
  if (rest.length > 0 || !isSameSignature(signature, signatureOf(secret, content))) return undefined;
  const token = parsed(Buffer.from(content, 'base64url').toString());
  return isPreviewToken(token) ? token : undefined;
}

export const isExpired = ({ until }: PreviewToken, nowMs = Date.now()): boolean => until <= nowMs;
