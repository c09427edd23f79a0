import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { isRow } from '../../strapi/row.ts';
import { open, seal } from './sealed.ts';

/** As long as browsers keep a cookie at most. */
export const deviceLifetimeMs = 400 * 24 * 3_600_000;

/** People who share a computer; who signed in last comes first. */
const maxAccounts = 10;

/** Longest token that is opened, in characters: ample for all accounts. */
const maxChars = 2_000;

interface Device {
  id: string;
  accounts: readonly string[];
}

function openDevice(strapi: Core.Strapi, token: unknown): Device | undefined {
  const opened = typeof token === 'string' && token.length <= maxChars ? open(strapi, 'device', token) : undefined;
  if (!isRow(opened) || typeof opened.id !== 'string' || !Array.isArray(opened.accounts)) return undefined;
  return { id: opened.id, accounts: opened.accounts.map(String) };
}

export function deviceIdFor(strapi: Core.Strapi, token: unknown, account: string): string | undefined {
  const device = token ? openDevice(strapi, token) : undefined;
  return device?.accounts.includes(account) ? device.id : undefined;
}

/** The token that a browser keeps after an account has signed in: encrypted and authenticated, without a row here. */
export function deviceToken(strapi: Core.Strapi, token: unknown, account: string): string {
  const { id, accounts } = (token ? openDevice(strapi, token) : undefined) ?? {
    id: randomBytes(16).toString('base64url'),
    accounts: [],
  };
  const others = accounts.filter((other) => other !== account);
  const device: Device = { id, accounts: [account, ...others].slice(0, maxAccounts) };
  return seal(strapi, 'device', device, Date.now() + deviceLifetimeMs);
}
