import { minSecretLength } from '@group/content-client/contract/sharedSecret';

/** The secret shared with the websites; there is no preview without it. Throws where it is too short. */
export function previewSecret(): string | undefined {
  const secret = process.env.CONTENT_PREVIEW_SECRET?.trim();
  if (!secret || secret.length >= minSecretLength) return secret || undefined;
  throw new Error(`CONTENT_PREVIEW_SECRET is too short: it needs at least ${minSecretLength} characters.`);
}
