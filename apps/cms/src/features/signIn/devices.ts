import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { open, seal } from './sealed.ts';

/** As long as browsers keep a cookie at most. */
export const deviceLifetimeMs = 400 * 24 * 3_600_000;

/** People who share a computer; who signed in last comes first. */
const maxAccounts = 10;

/** Longest token that is opened, in characters: ample for all accounts. */
const maxChars = 2_000;

const deviceSchema = z.object({ id: z.string(), accounts: z.array(z.string()) });

const openDevice = (strapi: Core.Strapi, token: unknown) =>
  typeof token === 'string' && token.length <= maxChars ? open(strapi, 'device', token, deviceSchema) : undefined;

export function deviceIdFor(strapi: Core.Strapi, token: unknown, account: string): string | undefined {
  const device = openDevice(strapi, token);
  return device?.accounts.includes(account) ? device.id : undefined;
}

/** The token that a browser keeps after an account has signed in: encrypted and authenticated, without a row here. */
export function deviceToken(strapi: Core.Strapi, token: unknown, account: string): string {
  const { id, accounts } = openDevice(strapi, token) ?? { id: randomBytes(16).toString('base64url'), accounts: [] };
  const others = accounts.filter((other) => other !== account);
  const device: z.infer<typeof deviceSchema> = { id, accounts: [account, ...others].slice(0, maxAccounts) };
  return seal(strapi, 'device', device, Date.now() + deviceLifetimeMs);
}
