import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { secret } from '../secrets.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** What a sealed text is for: one for another purpose cannot be opened. */
type Purpose = 'flow' | 'refresh token';

const keyFor = (purpose: Purpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret('ENCRYPTION_KEY'), '', `oidc ${purpose}`, 32));

/** Encrypts and authenticates a text with the service's key. */
export function seal(purpose: Purpose, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyFor(purpose), iv);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** The text of {@link seal}; `undefined` if it was changed, or sealed with another key. */
export function open(purpose: Purpose, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv(algorithm, keyFor(purpose), bytes.subarray(0, ivBytes));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
