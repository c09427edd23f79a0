import { beforeAll, describe, expect, it, vi } from 'vitest';
import { cookieBrowser } from '../../testing/browser.fixture.ts';
import { auditLines } from '../../testing/entries.fixture.ts';
import { runningDirectory } from '../../testing/directory.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';
import { internalContent, logout, session } from '../../testing/staff.fixture.ts';
import { codeIn, isWebsite, post, reasonIn, websiteOf } from '../../testing/staffDirectory.fixture.ts';

const service = runningService();
const directory = runningDirectory(service);
const minuteMs = 60_000;
const tabor = 'http://tabor.localhost:3000/auth/firmenkonto/ende';
const rosa = { subject: 'rosa', email: 'rosa@firma.example', firstname: 'Rosa', lastname: 'Muster' };

const website = (company = 'tabor', returnUrl = tabor) => websiteOf(service, company, returnUrl);

/** The session of a person in a new browser. */
async function openSession(subject: string): Promise<string> {
  const site = website();
  const { status, body } = await site.end(codeIn(await site.signIn(cookieBrowser(), subject)));
  expect(status).toBe(200);
  return body.session;
}

const accounts = () => service.rows('staff-account');

const lastEvent = async (): Promise<string | undefined> => (await auditLines(service)).at(-1);

beforeAll(() => {
  vi.stubEnv('SITE_ORIGINS', 'tabor=http://tabor.localhost:3000,rivabella=http://rivabella.localhost:3001');
  directory.put({ ...rosa, groups: ['websites-intern-tabor'] });
});

describe('the sign-in of staff with the directory', () => {
  it('is offered to websites', async () => {
    expect((await service.get('/api/staff/directory')).body).toEqual({ enabled: true });
    expect((await post({ ...service, token: 'x'.repeat(43) }, 'begin', {})).status).toBe(401);
    expect((await post({ ...service, token: 'x'.repeat(43) }, 'end', {})).status).toBe(401);
  });

  it('opens a session like that of a local account, with nothing of the provider', async () => {
    const site = website();
    const browser = cookieBrowser();
    const url = await site.signIn(browser, 'rosa');
    expect(url.origin + url.pathname).toBe(tabor);
    expect([...url.searchParams.keys()]).toEqual(['code']);
    expect(browser.cookies(service.origin).size).toBe(0);
    const { status, body } = await site.end(codeIn(url));
    expect(status).toBe(200);
    expect(body).toEqual({
      session: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: expect.any(String),
      user: { name: 'Rosa Muster' },
    });
    expect(Math.abs(Date.parse(body.expiresAt) - Date.now() - 480 * minuteMs)).toBeLessThan(minuteMs);
    expect(await lastEvent()).toMatch(/^directory \d+ Rosa Muster: login \/api\/staff\/directory\/end$/);
    expect(await session(service, body.session, 'tabor')).toEqual({
      user: { name: 'Rosa Muster' },
      companies: ['tabor'],
    });
    expect(await internalContent(service, body.session, 'tabor')).toMatchObject({ documents: [] });
    expect(await internalContent(service, body.session, 'bauma')).toBeNull();
    await logout(service, body.session);
    expect(await session(service, body.session, 'tabor')).toBeNull();
  });

  it('stores neither codes nor tokens in plain text', async () => {
    const site = website();
    const code = codeIn(await site.signIn(cookieBrowser(), 'rosa')) ?? '';
    const rows = [await service.rows('staff-sign-in-code').findMany(), await accounts().findMany()];
    expect(JSON.stringify(rows[0])).toMatch(/"codeHash":"[\da-f]{64}"/);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(rows[1]?.map(({ refreshToken }) => refreshToken)).toEqual([
      expect.stringMatching(/^v1(?::[\da-f]{32,}){3}$/),
    ]);
  });

  it('knows a person by issuer and subject, and never takes over a local account', async () => {
    const users = service.strapi.plugin('users-permissions').service('user');
    await users.add({ username: 'Rosa Muster', email: rosa.email, password: 'Holunder-Treppe-7', provider: 'local' });
    const before = await service.strapi.db.query('plugin::users-permissions.user').findMany();
    const token = await openSession('rosa');
    expect(await accounts().count()).toBe(1);
    expect(await service.strapi.db.query('plugin::users-permissions.user').findMany()).toEqual(before);
    const [stored] = await service.rows('staff-session').findMany({ orderBy: { id: 'desc' }, populate: true });
    expect([stored.user, stored.account.subject]).toEqual([null, 'rosa']);
    await logout(service, token);
  });

  it.each([
    ['no fitting group', ['Domain Users', 'websites-redaktion-tabor']],
    ['the group of another house', ['websites-intern-bauma']],
  ])('rejects people with %s, and stores nothing of them', async (_which, groups) => {
    directory.put({ ...rosa, subject: 'carla', groups });
    const url = await website().signIn(cookieBrowser(), 'carla');
    expect([url.origin + url.pathname, codeIn(url), reasonIn(url)]).toEqual([tabor, null, 'gruppe']);
    expect(await accounts().count({ where: { subject: 'carla' } })).toBe(0);
    expect(await lastEvent()).toBe('unknown: login.refused /content/oidc/callback tabor gruppe');
  });

  it('opens the areas of several houses, each from its own website', async () => {
    directory.put({ ...rosa, subject: 'zoe', groups: ['/Firma/websites-intern-tabor', 'Websites-Intern-Rivabella'] });
    const site = website('rivabella', 'http://rivabella.localhost:3001/it/auth/firmenkonto/ende');
    const url = await site.signIn(cookieBrowser(), 'zoe');
    expect(url.pathname).toBe('/it/auth/firmenkonto/ende');
    const { body } = await site.end(codeIn(url));
    expect(await session(service, body.session, 'tabor')).toMatchObject({ companies: ['tabor', 'rivabella'] });
  });
});

describe('the address to which a browser comes back', () => {
  it.each([
    'https://evil.example/auth/firmenkonto/ende',
    'http://tabor.localhost:3000.evil.example/auth/firmenkonto/ende',
    'http://tabor.localhost:3000@evil.example/auth/firmenkonto/ende',
    'http://bauma.localhost:3000/auth/firmenkonto/ende',
    'https://tabor.localhost:3000/auth/firmenkonto/ende',
    'http://tabor.localhost:3000/jobs',
    'http://tabor.localhost:3000/de/auth/firmenkonto/ende',
    'http://tabor.localhost:3000/auth/firmenkonto/ende?weiter=//evil.example',
    'javascript:alert(1)//auth/firmenkonto/ende',
    '/auth/firmenkonto/ende',
  ])('is rejected: %s', async (address) => {
    vi.spyOn(service.strapi.log, 'warn').mockReturnValue(service.strapi.log);
    expect((await website('tabor', address).begin()).status).toBe(400);
  });

  it('is on a host of the organisation', async () => {
    const { tenants } = await import('../../environment/tenants.ts');
    const [host = ''] = tenants.find(({ key }) => key === 'tabor')?.hosts.production ?? [];
    expect((await website('tabor', `https://${host}/auth/firmenkonto/ende`).begin()).status).toBe(200);
    expect((await website('tabor', `http://${host}/auth/firmenkonto/ende`).begin()).status).toBe(400);
    expect((await website('niemand', tabor).begin()).status).toBe(400);
  });

  it('cannot be changed on the way', async () => {
    const browser = cookieBrowser();
    const callback = await website().atProvider(browser, 'rosa');
    const state = callback.searchParams.get('state') ?? '';
    callback.searchParams.set('state', state.slice(0, -2) + (state.endsWith('00') ? '11' : '00'));
    // Without a flow of its own it is an answer to a user of the admin, who has begun none.
    const { pathname } = await browser.follow(callback.href, (url) => url.pathname.startsWith('/admin'));
    expect(pathname).toBe('/admin/anmelden');
  });
});

describe('an answer of the provider', () => {
  it('is taken once', async () => {
    const browser = cookieBrowser();
    const site = website();
    const callback = await site.atProvider(browser, 'rosa');
    const first = await browser.follow(callback.href, isWebsite);
    expect(reasonIn(await browser.follow(callback.href, isWebsite))).toBe('abgelaufen');
    expect((await site.end(codeIn(first))).status).toBe(200);
  });

  it.each(['nonce', 'code_challenge'])('is rejected with another %s', async (name) => {
    const tamper = ({ searchParams }: URL): void => searchParams.set(name, 'x'.repeat(43));
    const browser = cookieBrowser();
    const callback = await website().atProvider(browser, 'rosa', tamper);
    expect(reasonIn(await browser.follow(callback.href, isWebsite))).toBe('anbieter');
  });

  it('is rejected from another issuer', async () => {
    const browser = cookieBrowser();
    const callback = await website().atProvider(browser, 'rosa');
    callback.searchParams.set('iss', 'https://provider.example');
    expect(reasonIn(await browser.follow(callback.href, isWebsite))).toBe('anbieter');
  });

  it('that comes too late leads back to the website', async () => {
    const browser = cookieBrowser();
    const callback = await website().atProvider(browser, 'rosa');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * minuteMs });
    const url = await browser.follow(callback.href, isWebsite);
    vi.useRealTimers();
    expect([url.origin + url.pathname, reasonIn(url)]).toEqual([tabor, 'abgelaufen']);
  });

  it('that the person cancelled leads back, too', async () => {
    const browser = cookieBrowser();
    const callback = await website().atProvider(browser, 'rosa');
    callback.searchParams.delete('code');
    callback.searchParams.set('error', 'access_denied');
    expect(reasonIn(await browser.follow(callback.href, isWebsite))).toBe('abgebrochen');
  });
});

describe('the code for the website', () => {
  it('works once', async () => {
    const site = website();
    const code = codeIn(await site.signIn(cookieBrowser(), 'rosa'));
    expect((await site.end(code)).status).toBe(200);
    expect((await site.end(code)).status).toBe(401);
  });

  it('works for one of several requests at the same time', async () => {
    // Not before the service has started, see above. Requests over HTTP come one after another.
    const { redeemCode } = await import('./staffSignIn.ts');
    const site = website();
    const code = codeIn(await site.signIn(cookieBrowser(), 'rosa')) ?? '';
    const end = { company: 'tabor', code, verifier: site.verifier };
    const accountsOf = await Promise.all(Array.from({ length: 8 }, () => redeemCode(service.strapi, end)));
    expect(accountsOf.filter(Boolean)).toEqual([expect.objectContaining({ subject: 'rosa' })]);
  });

  it('is worthless in another browser, and afterwards', async () => {
    const site = website();
    const code = codeIn(await site.signIn(cookieBrowser(), 'rosa'));
    expect((await website().end(code)).status).toBe(401);
    expect((await site.end(code)).status).toBe(401);
  });

  it('is worthless at another website', async () => {
    directory.put({ ...rosa, subject: 'zoe', groups: ['websites-intern-tabor', 'websites-intern-bauma'] });
    const site = website();
    const code = codeIn(await site.signIn(cookieBrowser(), 'zoe'));
    expect((await site.end(code, { company: 'bauma' })).status).toBe(401);
  });

  it('expires after a minute', async () => {
    const site = website();
    const code = codeIn(await site.signIn(cookieBrowser(), 'rosa'));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minuteMs + 1_000 });
    const { status } = await site.end(code);
    vi.useRealTimers();
    expect(status).toBe(401);
  });

  it.each([null, '', 'x'.repeat(43), { $ne: '' }])('is not %j', async (code) => {
    expect(await website().end(code)).toEqual({ status: 401, body: {} });
  });
});

describe('a session of the directory', () => {
  it('ends within five minutes when the person leaves, and their account is erased', async () => {
    directory.put({ ...rosa, groups: ['websites-intern-tabor'] });
    directory.put({ ...rosa, subject: 'zoe', groups: ['websites-intern-tabor'] });
    const tokens = [await openSession('rosa'), await openSession('rosa')];
    const other = await openSession('zoe');
    directory.remove('rosa');
    await directory.checkAfter(2.5 * minuteMs);
    for (const token of tokens) expect(await session(service, token, 'tabor')).not.toBeNull();
    await directory.checkAfter(4.5 * minuteMs);
    for (const token of tokens) {
      expect(await session(service, token, 'tabor')).toBeNull();
      expect(await internalContent(service, token, 'tabor')).toBeNull();
    }
    expect(await session(service, other, 'tabor')).not.toBeNull();
    expect(await lastEvent()).toMatch(/^directory \d+ Rosa Muster: session.end directory refused$/);
    expect(await accounts().count({ where: { subject: 'rosa' } })).toBe(0);
  });

  it('ends with the last group, and keeps to the others', async () => {
    directory.put({ ...rosa, groups: ['websites-intern-tabor', 'websites-intern-bauma'] });
    const token = await openSession('rosa');
    directory.put({ ...rosa, groups: ['websites-intern-bauma', 'websites-plaetze-bauma'] });
    await directory.checkAfter(4.5 * minuteMs);
    expect(await session(service, token, 'tabor')).toBeNull();
    expect(await session(service, token, 'bauma')).not.toBeNull();
    expect(await lastEvent()).toMatch(
      /^directory \d+ Rosa Muster: rights.change directory intern-bauma plaetze-bauma$/,
    );
    directory.put({ ...rosa, groups: ['websites-redaktion-bauma'] });
    await directory.checkAfter(9 * minuteMs);
    expect(await session(service, token, 'bauma')).toBeNull();
  });

  it('survives a short outage of the provider, but none of more than half an hour', async () => {
    directory.put({ ...rosa, groups: ['websites-intern-tabor'] });
    const token = await openSession('rosa');
    directory.down();
    vi.spyOn(service.strapi.log, 'warn').mockReturnValue(service.strapi.log);
    await directory.checkAfter(5 * minuteMs);
    expect(await session(service, token, 'tabor')).not.toBeNull();
    expect((await website().begin()).status).toBe(503);
    await directory.checkAfter(31 * minuteMs);
    expect(await session(service, token, 'tabor')).toBeNull();
    directory.up();
    await openSession('rosa');
  });

  it('ends without a confirmation even if nothing checks it', async () => {
    const token = await openSession('rosa');
    const where = { subject: 'rosa' };
    const checkedAt = new Date(Date.now() - 41 * minuteMs).toISOString();
    await accounts().update({ where, data: { checkedAt } });
    expect(await session(service, token, 'tabor')).toBeNull();
  });

  it('is not offered without a provider', async () => {
    for (const name of Object.keys(directory.environment)) vi.stubEnv(name, '');
    expect((await service.get('/api/staff/directory')).body).toEqual({ enabled: false });
    expect((await website().begin()).status).toBe(404);
    for (const [name, value] of Object.entries(directory.environment)) vi.stubEnv(name, value);
  });
});
