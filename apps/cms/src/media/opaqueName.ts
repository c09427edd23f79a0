import { randomBytes } from 'node:crypto';

/** A name that neither tells anything nor leads anywhere. */
export const opaqueName = (): string => randomBytes(16).toString('hex');

/** Whether it is one; only such names are ever read or removed. */
export const isOpaqueName = (name: unknown): name is string => typeof name === 'string' && /^[0-9a-f]{32}$/.test(name);
