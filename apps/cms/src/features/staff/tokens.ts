import { createHash, randomBytes } from 'node:crypto';

/** A secret that only its holder has: the database has its hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (token: unknown): token is string => typeof token === 'string' && /^[\w-]{43}$/.test(token);

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
