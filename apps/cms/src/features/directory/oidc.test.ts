import { startDirectory } from '@group/directory/directory';
import { describe, expect, it, vi } from 'vitest';
import { adminToken, entryPath } from '../../testing/admin.fixture.ts';
import { type CookieBrowser, cookieBrowser } from '../../testing/browser.fixture.ts';
import { auditLines } from '../../testing/entries.fixture.ts';
import { atProvider as signInAt, runningDirectory } from '../../testing/directory.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';

const service = runningService();
const directory = runningDirectory(service);

const minuteMs = 60_000;

const anna = { subject: 'anna', email: 'anna@firma.example', firstname: 'Anna', lastname: 'Muster' };
const bea = { subject: 'bea', email: 'bea@firma.example', firstname: 'Bea', lastname: 'Muster' };

const isProvider = (url: URL): boolean => url.pathname === '/auth';
const isAdmin = (url: URL): boolean => url.pathname.startsWith('/admin');

/** Signs in at the provider; the address at the content service to which it sends the browser. */
const atProvider = async (
  browser: CookieBrowser,
  subject: string,
  tamper?: (url: URL) => void,
  login = '/content/oidc/login',
): Promise<URL> => signInAt(browser, subject, await browser.follow(service.origin + login, isProvider), tamper);

/** Ends a sign-in; the path of the admin to which it leads. */
async function comeBack(browser: CookieBrowser, url: URL): Promise<string> {
  const { pathname, search } = await browser.follow(url.href, isAdmin);
  return pathname + search;
}

const signIn = async (browser: CookieBrowser, subject: string): Promise<string> =>
  comeBack(browser, await atProvider(browser, subject));

const rejected = (reason: string): string => `/admin/anmelden?grund=${reason}`;

/** Status of a request of the admin with the token that the sign-in gave. */
async function ask(browser: CookieBrowser, path = '/admin/users/me'): Promise<Response> {
  const authorization = `Bearer ${browser.cookies(service.origin).get('jwtToken') ?? ''}`;
  return fetch(service.origin + path, { headers: { authorization } });
}

async function rolesOf(browser: CookieBrowser): Promise<string[]> {
  const { data: user } = (await (await ask(browser)).json()) as { data: { roles: { code: string }[] } };
  return user.roles.map(({ code }) => code).toSorted();
}

const lastEvent = async (): Promise<string | undefined> => (await auditLines(service)).at(-1);

describe('the sign-in with the directory', () => {
  it('waits for the first local administrator', async () => {
    directory.put({ ...anna, groups: ['websites-redaktion-tabor'] });
    expect(await signIn(cookieBrowser(), 'anna')).toBe(rejected('einrichtung'));
    await adminToken(service, 'strapi-super-admin', 'lokal');
  });

  it('opens a session of a new user with the roles of the groups', async () => {
    const browser = cookieBrowser();
    expect(await signIn(browser, 'anna')).toBe('/admin');
    expect(await rolesOf(browser)).toEqual(['redaktion-tabor']);
    expect((await ask(browser, entryPath('page'))).status).toBe(200);
    expect((await ask(browser, entryPath('application'))).status).toBe(403);
    expect(await lastEvent()).toMatch(/^admin \d+ Anna Muster: login \/content\/oidc\/callback$/);
  });

  it.each([
    ['/bewerbungen?bewerbung=abc', '/admin/bewerbungen?bewerbung=abc'],
    ['https://evil.example', '/admin'],
    ['//evil.example', '/admin//evil.example'],
  ])('leads to the page of the admin that was asked for: %s', async (redirectTo, path) => {
    const browser = cookieBrowser();
    const address = `${service.origin}/admin/anmelden?${new URLSearchParams({ redirectTo })}`;
    const page = await (await browser.request(address)).text();
    const login = /href="([^"]*\/oidc\/login[^"]*)"/.exec(page)?.[1];
    expect(await comeBack(browser, await atProvider(browser, 'anna', undefined, login))).toBe(path);
  });

  it('renews the session as the local login does', async () => {
    const browser = cookieBrowser();
    await signIn(browser, 'anna');
    const response = await browser.request(`${service.origin}/admin/access-token`, {});
    expect(response.status).toBe(200);
  });

  it('stores no token in plain text', async () => {
    const [account] = await service.rows('directory-account').findMany();
    expect(account.subject).toBe('anna');
    expect(account.refreshToken).toMatch(/^v1(?::[\da-f]{32,}){3}$/);
  });

  it('gives the roles of two groups, also by path, and ignores all others', async () => {
    const fitting = ['/Firma/websites-autor-bauma', 'websites-personal-tabor'];
    const groups = [...fitting, 'Domain Users', 'websites-strapi-super-admin'];
    directory.put({ ...bea, groups });
    const browser = cookieBrowser();
    expect(await signIn(browser, 'bea')).toBe('/admin');
    expect(await rolesOf(browser)).toEqual(['autor-bauma', 'personal-tabor']);
  });

  it('rejects people without a fitting group, and creates no user', async () => {
    const groups = ['Domain Users', 'strapi-super-admin'];
    directory.put({ ...bea, subject: 'carla', email: 'carla@firma.example', groups });
    const browser = cookieBrowser();
    expect(await signIn(browser, 'carla')).toBe(rejected('gruppe'));
    expect(browser.cookies(service.origin).size).toBe(0);
    expect(await service.strapi.db.query('admin::user').count({ where: { email: 'carla@firma.example' } })).toBe(0);
    expect(await lastEvent()).toBe('unknown: login.refused /content/oidc/callback gruppe');
  });

  it('does not take over a local account with the same mail', async () => {
    const groups = ['websites-redaktion-gruppe'];
    directory.put({ subject: 'dieb', email: 'LOKAL@haus.example', firstname: 'D', lastname: 'Ieb', groups });
    expect(await signIn(cookieBrowser(), 'dieb')).toBe(rejected('mail'));
    const where = { email: 'lokal@haus.example' };
    const user = await service.strapi.db.query('admin::user').findOne({ where, populate: ['roles'] });
    expect(user.roles.map(({ code }: { code: string }) => code)).toEqual(['strapi-super-admin']);
  });

  it('knows a person by the subject when the mail changes hands', async () => {
    directory.put({ ...anna, subject: 'neu', firstname: 'Neu', groups: ['websites-autor-tabor'] });
    expect(await signIn(cookieBrowser(), 'neu')).toBe(rejected('mail'));
  });

  it('gives its users no password', async () => {
    const user = await service.strapi.db.query('admin::user').findOne({ where: { email: anna.email } });
    const update = service.strapi.service('admin::user')?.updateById(user.id, { password: 'Holunder-Treppe-7' });
    await expect(update).rejects.toThrow('Firmenkonto');
  });
});

describe('an answer of the provider', () => {
  const { origin: elsewhere } = new URL('https://provider.example');

  it('is rejected with another state', async () => {
    const browser = cookieBrowser();
    const url = await atProvider(browser, 'anna');
    url.searchParams.set('state', 'x'.repeat(43));
    expect(await comeBack(browser, url)).toBe(rejected('abgelaufen'));
    expect(browser.cookies(service.origin).has('jwtToken')).toBe(false);
  });

  it('is rejected in another browser', async () => {
    const url = await atProvider(cookieBrowser(), 'anna');
    expect(await comeBack(cookieBrowser(), url)).toBe(rejected('abgelaufen'));
  });

  it.each(['nonce', 'code_challenge'])('is rejected with another %s', async (name) => {
    const browser = cookieBrowser();
    const url = await atProvider(browser, 'anna', ({ searchParams }) => searchParams.set(name, 'x'.repeat(43)));
    expect(await comeBack(browser, url)).toBe(rejected('anbieter'));
  });

  it('is rejected from another issuer', async () => {
    const browser = cookieBrowser();
    const url = await atProvider(browser, 'anna');
    url.searchParams.set('iss', elsewhere);
    expect(await comeBack(browser, url)).toBe(rejected('anbieter'));
  });

  it('is rejected when its code was used, also with the cookie of the first time', async () => {
    const browser = cookieBrowser();
    const url = await atProvider(browser, 'anna');
    const flow = browser.cookies(service.origin).get('oidc-flow') ?? '';
    expect(await comeBack(browser, url)).toBe('/admin');
    expect(await comeBack(browser, url)).toBe(rejected('abgelaufen'));
    const thief = cookieBrowser();
    thief.set(service.origin, 'oidc-flow', flow);
    expect(await comeBack(thief, url)).toBe(rejected('anbieter'));
    expect(thief.cookies(service.origin).has('jwtToken')).toBe(false);
  });

  it('is shown as cancelled if the person cancelled', async () => {
    const browser = cookieBrowser();
    const url = await atProvider(browser, 'anna');
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
    expect(await comeBack(browser, url)).toBe(rejected('abgebrochen'));
  });
});

describe('a session of the directory', () => {
  it('gets other roles within five minutes when the groups change', async () => {
    const browser = cookieBrowser();
    await signIn(browser, 'bea');
    directory.put({ ...bea, groups: ['websites-redaktion-bauma'] });
    await directory.checkAfter(2.5 * minuteMs);
    expect(await rolesOf(browser)).toEqual(['autor-bauma', 'personal-tabor']);
    await directory.checkAfter(4.5 * minuteMs);
    expect(await rolesOf(browser)).toEqual(['redaktion-bauma']);
    expect(await lastEvent()).toContain('Bea Muster: rights.change directory redaktion-bauma');
  });

  it('ends within five minutes when the person leaves, and begins again when they are back', async () => {
    const [first, second, other] = [cookieBrowser(), cookieBrowser(), cookieBrowser()];
    for (const browser of [first, second]) expect(await signIn(browser, 'anna')).toBe('/admin');
    expect(await signIn(other, 'bea')).toBe('/admin');
    directory.remove('anna');
    await directory.checkAfter(4.5 * minuteMs);
    for (const browser of [first, second]) {
      expect((await ask(browser)).status).toBe(401);
      expect((await browser.request(`${service.origin}/admin/access-token`, {})).status).toBe(401);
    }
    expect((await ask(other)).status).toBe(200);
    expect(await lastEvent()).toContain('Anna Muster: session.end directory refused');
    const user = await service.strapi.db.query('admin::user').findOne({ where: { email: anna.email } });
    expect(user.isActive).toBe(false);
    directory.put({ ...anna, groups: ['websites-redaktion-tabor'] });
    const again = cookieBrowser();
    expect(await signIn(again, 'anna')).toBe('/admin');
    expect(await rolesOf(again)).toEqual(['redaktion-tabor']);
  });

  it('ends when the last fitting group is taken away', async () => {
    const browser = cookieBrowser();
    await signIn(browser, 'bea');
    directory.put({ ...bea, groups: [] });
    await directory.checkAfter(4.5 * minuteMs);
    expect((await ask(browser)).status).toBe(401);
  });

  it('survives a short outage of the provider, but none of more than half an hour', async () => {
    const browser = cookieBrowser();
    await signIn(browser, 'anna');
    directory.down();
    await directory.checkAfter(5 * minuteMs);
    expect((await ask(browser)).status).toBe(200);
    expect(await signIn(cookieBrowser(), 'anna').catch(String)).toContain(rejected('anbieter'));
    await directory.checkAfter(31 * minuteMs);
    expect((await ask(browser)).status).toBe(401);
    directory.up();
    // No account has left: the same person signs in again.
    expect(await signIn(cookieBrowser(), 'anna')).toBe('/admin');
  });

  it('cannot be opened by a user whom an administrator blocked', async () => {
    const where = { email: anna.email };
    await service.strapi.db.query('admin::user').update({ where, data: { isActive: false } });
    expect(await signIn(cookieBrowser(), 'anna')).toBe(rejected('gesperrt'));
  });

  it('has names and mail of the userinfo endpoint if the ID token lacks them', async () => {
    const conforming = await startDirectory(true);
    vi.stubEnv('OIDC_ISSUER', conforming.environment.OIDC_ISSUER);
    conforming.put({ ...anna, email: 'gina@firma.example', groups: ['websites-redaktion-gruppe'] });
    const browser = cookieBrowser();
    expect(await signIn(browser, 'anna')).toBe('/admin');
    // The same subject of another issuer is another person.
    expect(await rolesOf(browser)).toEqual(['redaktion-gruppe']);
    await directory.checkAfter(4.5 * minuteMs);
    expect((await ask(browser)).status).toBe(200);
    vi.stubEnv('OIDC_ISSUER', directory.environment.OIDC_ISSUER);
    await conforming.stop();
  });
});

describe('the begin of a sign-in', () => {
  it('is limited by network, apart from others, and says so on the login page', async () => {
    const begin = async (): Promise<URL> => {
      const response = await fetch(`${service.origin}/content/oidc/login`, { redirect: 'manual' });
      return new URL(response.headers.get('location') ?? '');
    };
    vi.useFakeTimers({ toFake: ['Date'] });
    await service.strapi.db.getConnection('sign_in_counters').delete();
    expect(isProvider(await begin())).toBe(true);
    await service.strapi.db.getConnection('sign_in_counters').update({ points: 239 });
    expect(isProvider(await begin())).toBe(true);
    for (let count = 0; count < 3; count++) {
      const { pathname, search } = await begin();
      expect(pathname + search).toBe(rejected('oft'));
    }
    vi.setSystemTime(Date.now() + 10_001);
    expect(isProvider(await begin())).toBe(true);
  });
});
