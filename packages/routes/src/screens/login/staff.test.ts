import type { TenantKey } from '@group/themes/registry';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loader as documentLoader } from '../internal/document.route.ts';
import { loader as internalLoader } from '../internal/internal.route.tsx';
import { action, loader as loginLoader } from './login.route.tsx';
import { clientIpPrefixHeader } from '../../site/clientIpPrefix.ts';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import { createStaffAuth, type StaffAuth, staffContext } from '../../staff/staffAuth.server.ts';
import { documentIds, startStaffService } from '../../testing/staffService.fixture.ts';

let service: Awaited<ReturnType<typeof startStaffService>>;
let staff: StaffAuth;

beforeAll(async () => {
  service = await startStaffService();
});
afterAll(() => service.close());
beforeEach(() => {
  staff = createStaffAuth({ url: service.url, token: 'service-token' }, 'a secret of at least 32 characters');
  service.blocked.clear();
  service.limited.clear();
});
afterEach(() => vi.useRealTimers());

interface Visit {
  tenant?: TenantKey;
  language?: string;
  path?: string;
  cookie?: string;
  id?: string;
  form?: Readonly<Record<string, string>>;
  network?: string;
}

function visit({ tenant = 'tabor', language, path = '/intern', cookie, id, form, network = '192.0.2.1' }: Visit) {
  const args = routeArguments(requestedSiteFixture(tenant, language ? { language } : {}), path, id ? { id } : {});
  args.context.set(staffContext, staff);
  const headers = new Headers({ [clientIpPrefixHeader]: network });
  if (cookie) headers.set('cookie', `other=1; ${cookie}`);
  const body = form && new URLSearchParams(form);
  return { ...args, request: new Request(args.url, { headers, ...(body && { method: 'POST', body }) }) };
}

/** The status and headers of the response that a route returned or threw. */
async function outcome(result: Promise<unknown>) {
  const answer = await result.catch((thrown: unknown) => thrown);
  if (answer instanceof Response) return { status: answer.status, headers: answer.headers, data: undefined };
  if (answer instanceof Error) throw answer;
  const { init, data } = Object(answer);
  return { status: init?.status ?? 200, headers: new Headers(init?.headers), data: init === undefined ? answer : data };
}

async function logIn(username = 'anna', password = 'richtig-1', more: Visit = {}) {
  const { form, ...rest } = more;
  const tried = visit({ path: '/auth', ...rest, form: { username, password, ...form } });
  const result = await outcome(action(tried));
  const set = result.headers.get('set-cookie') ?? '';
  return { ...result, set, cookie: set.split(';')[0] ?? '' };
}

const toLogin = { status: 302, location: '/auth?weiter=/intern' };
async function intern(more: Visit) {
  const { status, headers, data } = await outcome(internalLoader(visit(more)));
  return { status, location: headers.get('location'), data };
}

/** Visits from networks of one /48, to two tenants in turn. */
const visitNumber = (n: number): Visit => ({
  network: `2001:db8:1:${n.toString(16)}00::`,
  tenant: n % 2 ? 'tabor' : 'bauma',
});

describe('login', () => {
  it('sets a cookie that only the site can read, and redirects', async () => {
    const { status, headers, set } = await logIn();
    expect([status, headers.get('location')]).toEqual([303, '/intern']);
    expect(set).toMatch(/^__Host-session=Fe26\.2\*\S+; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=28800$/);
    expect(set).not.toContain([...service.sessions.keys()].at(-1));
    expect(service.requests.every(({ authorization }) => authorization === 'Bearer service-token')).toBe(true);
    expect(JSON.stringify(service.requests)).not.toContain('richtig');
  });

  it.each([
    ['/jobs', '/jobs'],
    ['//evil.example', '/intern'],
    ['/\\evil.example', '/intern'],
    ['https://evil.example', '/intern'],
  ])('redirects to the return path %j as %s', async (weiter, location) => {
    expect((await logIn('anna', 'richtig-1', { form: { weiter } })).headers.get('location')).toBe(location);
  });

  it.each([
    ['anna', 'falsch'],
    ['niemand', 'richtig-1'],
    ['beat', 'richtig-2'],
    ['anna', ''],
    ['', 'x'],
    ['anna', 'x'.repeat(300)],
    ['anna', 'x'.repeat(9_000)],
  ])('rejects %s with %s alike, and keeps only the name', async (username, password) => {
    const { status, data, cookie } = await logIn(username, password);
    const shownName = password.length > 8_000 ? '' : username;
    expect([status, data, cookie]).toEqual([401, { problem: 'wrong', username: shownName }, '']);
  });

  it('counts failures by name and network, not successes', async () => {
    for (let n = 0; n < 12; n += 1) expect((await logIn()).status).toBe(303);
    const tries = await Promise.all(Array.from({ length: 12 }, () => logIn('anna', 'falsch')));
    expect(tries.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect(Number(tries.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await logIn()).status).toBe(429);
    expect((await logIn('ANNA', 'falsch')).status).toBe(429);
    expect((await logIn('anna', 'richtig-1', { network: '192.0.2.2' })).status).toBe(303);
    expect((await logIn('holding', 'richtig-3')).status).toBe(303);
  });

  it('counts failures by name over tenants, and over the /64 of one /48', async () => {
    for (let n = 0; n < 10; n += 1) expect((await logIn('holding', 'falsch', visitNumber(n))).status).toBe(401);
    expect((await logIn('holding', 'richtig-3', visitNumber(11))).status).toBe(429);
    expect((await logIn('holding', 'richtig-3', { network: '2001:db8:2:1::' })).status).toBe(303);
  });

  it.each([
    ['/56', 60, (n: number) => `2001:db8:1:ab${(n % 200).toString(16).padStart(2, '0')}::`, '2001:db8:1:ac00::'],
    ['/48', 300, (n: number) => `2001:db8:1:${(n % 250).toString(16)}00::`, '2001:db8:2:100::'],
  ])('counts failures by IPv6 %s', async (_prefix, limit, networkOf, other) => {
    const statusOf = async (n: number) => (await logIn(`name-${n}`, 'falsch', { network: networkOf(n) })).status;
    for (let n = 0; n < limit; n += 1) expect(await statusOf(n)).toBe(401);
    expect(await statusOf(limit)).toBe(429);
    expect((await logIn('anna', 'richtig-1', { network: other })).status).toBe(303);
  });

  it('passes on the content service’s limit per account', async () => {
    service.limited.set('anna', 1_234);
    const { status, headers, data } = await logIn();
    expect([status, headers.get('retry-after'), data]).toEqual([429, '1234', { problem: 'tooMany', username: 'anna' }]);
  });

  it('counts failures by network', async () => {
    for (let n = 0; n < 60; n += 1) expect((await logIn(`name-${n}`, 'falsch')).status).toBe(401);
    expect((await logIn()).status).toBe(429);
  });

  it('reports that login is unavailable while the content service is down, and counts nothing', async () => {
    staff = { ...staff, access: { url: 'http://127.0.0.1:1', token: 'x' } };
    for (let n = 0; n < 12; n += 1) expect((await logIn()).status).toBe(503);
  });

  it('rotates the session', async () => {
    const { cookie } = await logIn();
    const again = await logIn('anna', 'richtig-1', { cookie });
    expect(await intern({ cookie })).toMatchObject(toLogin);
    expect((await intern({ cookie: again.cookie })).status).toBe(200);
  });

  it('greets a signed-in user', async () => {
    const { cookie } = await logIn();
    expect((await outcome(loginLoader(visit({ path: '/auth', cookie })))).data).toMatchObject({ name: 'Frau anna' });
    service.blocked.add('anna');
    const { data, headers } = await outcome(loginLoader(visit({ path: '/auth', cookie })));
    expect([data, headers.get('set-cookie')?.includes('Max-Age=0')]).toEqual([
      { next: undefined, name: undefined, hasDirectory: false, problem: undefined },
      true,
    ]);
  });
});

describe('internal area', () => {
  it('redirects to the login without a session', async () => {
    expect(await intern({})).toMatchObject(toLogin);
    const italian = await intern({ tenant: 'rivabella', language: 'it' });
    expect(italian.location).toBe('/it/auth?weiter=/it/intern');
  });

  it('answers 503 while the content service is down', async () => {
    const { cookie } = await logIn();
    staff = { ...staff, access: { url: 'http://127.0.0.1:1', token: 'x' } };
    expect((await intern({ cookie })).status).toBe(503);
  });

  it('rejects a cookie after logout', async () => {
    const { cookie } = await logIn();
    const { status, headers } = await outcome(action(visit({ path: '/auth', cookie, form: { intent: 'logout' } })));
    expect([status, headers.get('location')]).toEqual([303, '/auth']);
    expect(headers.get('set-cookie')).toMatch(/^__Host-session=; .*Max-Age=0$/);
    expect(await intern({ cookie })).toMatchObject(toLogin);
  });

  it('rejects a session whose user was blocked', async () => {
    const { cookie } = await logIn();
    service.blocked.add('anna');
    expect(await intern({ cookie })).toMatchObject(toLogin);
  });

  it('rejects a session after eight hours', async () => {
    const { cookie } = await logIn();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (8 * 60 + 2) * 60_000 });
    expect(await intern({ cookie })).toMatchObject(toLogin);
  });

  it('rejects a tampered cookie, whichever part was changed', async () => {
    const { cookie } = await logIn();
    const start = cookie.indexOf('*');
    for (let at = start; at < cookie.length; at += 7) {
      const changed = cookie.slice(0, at) + (cookie[at] === 'A' ? 'B' : 'A') + cookie.slice(at + 1);
      expect(await intern({ cookie: changed })).toMatchObject(toLogin);
    }
    staff = { ...staff, secret: 'another secret of at least 32 letters' };
    expect(await intern({ cookie })).toMatchObject(toLogin);
  });
});

describe('sessions of several tenants', () => {
  const own = { tabor: ['anna', 'richtig-1'], bauma: ['beat', 'richtig-2'] } as const;
  it.each([
    ['tabor', 'bauma'],
    ['bauma', 'tabor'],
  ] as const)('staff of %s cannot access %s', async (tenant, other) => {
    const [name, password] = own[tenant];
    expect((await logIn(name, password, { tenant: other })).status).toBe(401);
    const { cookie } = await logIn(name, password, { tenant });
    expect((await intern({ tenant, cookie })).data).toMatchObject({ contacts: [{ name: `Kontakt von ${tenant}` }] });
    expect(await intern({ tenant: other, cookie })).toMatchObject(toLogin);
    const ids = { own: documentIds[tenant] ?? '', other: documentIds[other] ?? '' };
    const ask = (visited: TenantKey, id: string) => outcome(documentLoader(visit({ tenant: visited, cookie, id })));
    expect((await ask(tenant, ids.own)).status).toBe(200);
    expect((await ask(tenant, ids.other)).status).toBe(404);
    expect((await ask(other, ids.other)).status).toBe(302);
    expect((await ask(tenant, '../internal')).status).toBe(404);
  });

  it('require a login for each tenant', async () => {
    const { cookie } = await logIn('holding', 'richtig-3', { tenant: 'bauma' });
    expect((await intern({ tenant: 'bauma', cookie })).status).toBe(200);
    expect(await intern({ tenant: 'tabor', cookie })).toMatchObject(toLogin);
  });
});

describe('internal document', () => {
  it.each([
    ['tabor', undefined, ''],
    ['rivabella', 'it', '/it'],
  ] as const)('of %s is the redirect target after login', async (tenant, language, prefix) => {
    const path = `${prefix}/intern/dokumente/${documentIds.tabor}`;
    const place = { tenant, ...(language && { language }) };
    const redirected = await outcome(documentLoader(visit({ ...place, path, id: documentIds.tabor ?? '' })));
    expect([redirected.status, redirected.headers.get('location')]).toEqual([302, `${prefix}/auth?weiter=${path}`]);
    const weiter = new URLSearchParams(redirected.headers.get('location')?.split('?')[1]).get('weiter') ?? '';
    const { status, headers } = await logIn('holding', 'richtig-3', { ...place, form: { weiter } });
    expect([status, headers.get('location'), headers.get('x-remix-reload-document')]).toEqual([303, path, 'true']);
  });

  it.each(['../internal', '//evil.example', 'x&weiter=//evil.example', ''])('rejects the id %j', async (id) => {
    expect((await outcome(documentLoader(visit({ id })))).headers.get('location')).toBe(toLogin.location);
  });

  it('is streamed', async () => {
    const { cookie } = await logIn();
    const answer = await documentLoader(visit({ cookie, id: documentIds.tabor ?? '' }));
    expect(await answer.text()).toBe('geheim tabor');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': 'attachment; filename="Plan.pdf"',
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    });
  });
});
