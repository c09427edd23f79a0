import { randomBytes } from 'node:crypto';

/** A name that neither tells anything nor leads anywhere. */
export const randomId = (): string => randomBytes(16).toString('hex');

/** Whether it is one; only such names are ever read or removed. */
export const isRandomId = (name: unknown): name is string => typeof name === 'string' && /^[0-9a-f]{32}$/.test(name);
