import { createHash, randomBytes } from 'node:crypto';
import type { CookieBrowser } from './browser.fixture.ts';
import { atProvider as signInAt } from './directory.fixture.ts';
import { type Access, call } from './staff.fixture.ts';

/** Sends a request like the websites. */
export async function post(access: Access, path: string, body: object) {
  const response = await call(access, `directory/${path}`, '', body);
  return { status: response.status, body: await response.json() };
}

export const isWebsite = (url: URL): boolean =>
  url.hostname.endsWith('.localhost') || url.hostname.endsWith('.example');

export const codeIn = (url: URL): string | null => url.searchParams.get('code');
export const reasonIn = (url: URL): string | null => url.searchParams.get('grund');

/** A website with the secret of one browser. */
export function websiteOf(access: Access, company: string, returnUrl: string) {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const begin = () => post(access, 'begin', { company, returnUrl, challenge });
  const end = (code: unknown, more = {}) => post(access, 'end', { company, code, verifier, ...more });

  /** Signs in at the provider; the address at the content service to which it sends the browser. */
  const atProvider = async (browser: CookieBrowser, subject: string, tamper?: (url: URL) => void): Promise<URL> =>
    signInAt(browser, subject, new URL((await begin()).body.url), tamper);

  /** Signs in; the address at the website to which the browser comes back. */
  const signIn = async (browser: CookieBrowser, subject: string): Promise<URL> =>
    browser.follow((await atProvider(browser, subject)).href, isWebsite);

  return { verifier, begin, end, atProvider, signIn };
}
