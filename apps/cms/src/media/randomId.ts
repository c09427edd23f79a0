import { randomBytes } from 'node:crypto';

/** A random name, safe as a path segment. */
export const randomId = (): string => randomBytes(16).toString('hex');

/** Guards every path that is read or removed. */
export const isRandomId = (name: unknown): name is string => typeof name === 'string' && /^[0-9a-f]{32}$/.test(name);
