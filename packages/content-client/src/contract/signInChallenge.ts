import { createHash } from 'node:crypto';

/** The challenge of a secret, as in PKCE (RFC 7636, S256): see directorySignIn.ts. */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');
