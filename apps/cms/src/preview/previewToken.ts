import { createHmac, timingSafeEqual } from 'node:crypto';

/** Leave to look at the drafts of one organisation for a while. */
export interface PreviewToken {
  /** Key of the organisation. */
  tenant: string;
  /** Path of the website that it leads to, with its language. */
  path: string;
  /** In milliseconds since the epoch. */
  until: number;
}

function signatureOf(secret: string, content: string): string {
  // A label of its own: no other use of the secret makes the same signature.
  return createHmac('sha256', secret).update(`preview.${content}`).digest('base64url');
}

/** A grant as it travels: what it says, a dot, and the signature, all of which may stand in an address. */
export function createPreviewToken(secret: string, grant: PreviewToken): string {
  const content = Buffer.from(JSON.stringify(grant)).toString('base64url');
  return `${content}.${signatureOf(secret, content)}`;
}

function isPreviewToken(value: unknown): value is PreviewToken {
  if (typeof value !== 'object' || value === null) return false;
  if (!('tenant' in value && 'path' in value && 'until' in value)) return false;
  return typeof value.tenant === 'string' && typeof value.path === 'string' && typeof value.until === 'number';
}

/** What a grant says; `undefined` where it is forged or over. */
export function readPreviewToken(secret: string, written: string, now = Date.now()): PreviewToken | undefined {
  const [content = '', signature = ''] = written.split('.');
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(secret, content))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const grant: unknown = JSON.parse(Buffer.from(content, 'base64url').toString());
  return isPreviewToken(grant) && grant.until > now ? grant : undefined;
}

/** Shorter ones could be guessed, in characters. */
const shortestSecret = 32;

/** The secret that the websites know, too; without it there is no preview. Throws where it is too short. */
export function previewSecret(): string | undefined {
  const secret = process.env.CONTENT_PREVIEW_SECRET?.trim();
  if (!secret || secret.length >= shortestSecret) return secret || undefined;
  throw new Error(`CONTENT_PREVIEW_SECRET is too short: it needs at least ${shortestSecret} characters.`);
}
