import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSameSignature } from './sameSignature.ts';

const previewToken = z.object({
  /** Key of the organisation. */
  tenant: z.string(),
  /** Path on the organisation's website that the link opens, with its language. */
  path: z.string(),
  /** Whether the user for whom it is made may read the drafts of all organisations. */
  readsAll: z.literal(true).exactOptional(),
  /** Expiry in milliseconds since the epoch. */
  until: z.number(),
  /** Origin of the admin that shows the preview in a frame beside a form; no other page may frame it, nor reach its policy. */
  frame: z
    .string()
    .refine((value) => /^https?:/.test(value) && URL.parse(value)?.origin === value)
    .exactOptional(),
});

/** Permission to see drafts on one organisation's website until a moment. The content service issues it; see decision 095. */
export type PreviewToken = z.infer<typeof previewToken>;

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

/**
 * The content of a serialised token, even an expired one, as its link still leads to the published page; `undefined` where
 * the signature is wrong. Check the expiry with {@link isExpired} before showing a draft.
 */
export function verifyPreviewToken(secret: string, serialised: string): PreviewToken | undefined {
  const [content = '', signature = '', ...rest] = serialised.split('.');
  if (rest.length > 0 || !isSameSignature(signature, signatureOf(secret, content))) return undefined;
  try {
    return previewToken.safeParse(JSON.parse(Buffer.from(content, 'base64url').toString())).data;
  } catch {
    // Another program with the secret could sign anything.
    return undefined;
  }
}

export const isExpired = ({ until }: PreviewToken, nowMs = Date.now()): boolean => until <= nowMs;
