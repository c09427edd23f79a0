import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { variables } from '../../environment/variables.ts';
import { serviceOf } from '../../strapi/services.ts';

/** Keeps the token of the link for the form that it opens. */
export const setupTokenCookie = 'setup-token';

/** Header for programs that register the first administrator; people open the link, which sets a cookie. */
export const setupTokenHeader = 'x-setup-token';

/** Path of the link, with the query parameter `token`. */
export const setupPath = '/admin/setup';

let generated: string | undefined;

/** Required to register the first administrator: `CMS_SETUP_TOKEN`, or else a random token of this process. */
export function setupToken(): string {
  return variables().CMS_SETUP_TOKEN ?? (generated ??= randomBytes(32).toString('base64url'));
}

/** Compares in constant time. */
export function isSetupToken(given: unknown): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(setupToken())];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Logs the link for the first administrator's registration, as long as there is no administrator. */
export async function announceSetup(strapi: Core.Strapi): Promise<void> {
  const token = setupToken();
  if (await serviceOf(strapi, 'admin::user').exists()) return;
  const { origin } = new URL(strapi.config.get<string>('admin.absoluteUrl'));
  const link = variables().CMS_SETUP_TOKEN
    ? `${origin}${setupPath}?token=… with the value of CMS_SETUP_TOKEN`
    : `${origin}${setupPath}?token=${token}`;
  strapi.log.warn(`There is no administrator yet. Create the first account at ${link}`);
}
