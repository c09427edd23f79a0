import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginNetworkAttempt } from './attempts.ts';
import { openCounters } from '../../strapi/counters.ts';
import { stored } from '../../testing/entries.fixture.ts';
import { atUsualCost, costsOf } from '../../testing/hashes.fixture.ts';
import { type Service, startService, temporaryDirectory } from '../../testing/service.fixture.ts';
import { cookieHeader, type FormAnswer, sendForm } from '../../testing/signIn.fixture.ts';
import { ownPasswordPath, signInPath } from './paths.ts';

const directory = temporaryDirectory();
const password = 'Holunder-Treppe-7';
const wrong = 'Falsch-12345678';
let service: Service;
let company = '';

beforeAll(async () => {
  vi.stubEnv('CMS_TRUST_PROXY', 'true');
  // The modules of this test, which count too, do not read the service's directory.
  vi.stubEnv('JWT_SECRET', 's'.repeat(43));
  service = await startService(directory.path);
  company = await stored(service, 'company', { key: 'tabor', name: 'Tabor' });
  for (const name of ['eva', 'rosa']) await addAccounts(name);
  await atUsualCost(() => addAccounts('vera'));
  await openCounters(service.strapi);
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await service.strapi.db.getConnection('sign_in_counters').delete();
});

afterAll(async () => {
  vi.useRealTimers();
  await service.stop();
  vi.unstubAllEnvs();
  directory.remove();
});

/** An account of the admin and one of an employee. */
async function addAccounts(name: string): Promise<void> {
  const { strapi } = service;
  const role = await strapi.db.query('admin::role').findOne({ where: { code: 'redaktion-tabor' } });
  const email = `${name}@haus.example`;
  const account = { firstname: name, lastname: 'Muster', email, password, isActive: true, roles: [role.id] };
  await strapi.service('admin::user')?.create(account);
  const users = strapi.plugin('users-permissions').service('user');
  await users.add({ username: name, email, password, provider: 'local', confirmed: true, companies: [company] });
}

interface Answer {
  status: number;
  /** Of `Retry-After`; 0 without. */
  waitSeconds: number;
  /** What the browser keeps. */
  device: string | undefined;
  body: string;
}

interface Try {
  name?: string;
  typed?: string;
  /** The client's address. */
  from?: string;
  device?: string | undefined;
}

async function send(path: string, body: object, headers: Record<string, string>, method = 'POST'): Promise<Answer> {
  const init = { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
  const response = await fetch(service.origin + path, init);
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('device='));
  const answer = await response.text();
  return {
    status: response.status,
    waitSeconds: Number(response.headers.get('retry-after')),
    device: cookie?.split(';')[0],
    body: answer,
  };
}

/** A session counts as 200, as in the answers for staff. */
const asAnswer = ({ status, waitSeconds, cookies, html }: FormAnswer): Answer => {
  const device = cookies.get('device');
  return { status: status === 303 ? 200 : status, waitSeconds, device: device && `device=${device}`, body: html };
};

async function asAdmin({ name = 'eva', typed = wrong, from = '192.0.2.1', device = '' }: Try): Promise<Answer> {
  const form = { email: `${name}@haus.example`, password: typed };
  return asAnswer(await sendForm(service.origin, signInPath, form, { 'x-forwarded-for': from, cookie: device }));
}

/** As a website sends it, which knows the network. */
async function asStaff({ name = 'eva', typed = wrong, from = '192.0.2.1', device }: Try): Promise<Answer> {
  const body = { username: name, password: typed, company: 'tabor', network: from, device };
  const answer = await send('/api/staff/login', body, { authorization: `Bearer ${service.token}` });
  const opened: { device?: string } = answer.status === 200 ? JSON.parse(answer.body) : {};
  return { ...answer, device: opened.device };
}

/** Tries one after the other; the number of those that were compared. */
async function compared(count: number, attempt: (n: number) => Promise<Answer>): Promise<number> {
  const statuses: number[] = [];
  for (let n = 0; n < count; n++) statuses.push((await attempt(n)).status);
  const first = statuses.indexOf(429);
  expect(statuses.slice(first)).toEqual(statuses.slice(first).map(() => 429));
  return first;
}

const address = (n: number): string => `192.0.2.${n}`;

/** The proxy adds the last address; the client may have sent the others. */
const forwarded = (n: number) => ({ 'x-forwarded-for': `${address(n)}, 198.51.100.7` });

/** Counts failures of an address without the time that comparing takes. */
async function fail(count: number, from = address(1)): Promise<void> {
  for (let n = 0; n < count; n++) await beginNetworkAttempt(service.strapi, 'password', from);
}

describe.each([
  ['the admin', asAdmin],
  ['staff', asStaff],
])('the login of %s', (_who, login) => {
  it('compares ten wrong passwords of an account, from whichever addresses', async () => {
    expect(await compared(12, (n) => login({ from: address(n) }))).toBe(10);
    expect((await login({ name: 'rosa', typed: password })).status).toBe(200);
  });

  it('limits an unknown account alike', async () => {
    expect(await compared(12, (n) => login({ name: 'niemand', from: address(n) }))).toBe(10);
  });

  it('compares fifty wrong passwords of an address in an hour, of whichever accounts', async () => {
    await fail(44);
    expect(await compared(12, (n) => login({ name: `person${n}` }))).toBe(6);
    expect((await login({ name: 'rosa', typed: password })).status).toBe(429);
    expect((await login({ name: 'rosa', typed: password, from: address(2) })).status).toBe(200);
    vi.setSystemTime(Date.now() + 3_601_000);
    expect((await login({ name: 'person1' })).status).not.toBe(429);
  });

  it('lets an honest person in with a browser of theirs while others guess', async () => {
    const { device } = await login({ typed: password });
    expect(await compared(12, (n) => login({ from: address(n) }))).toBe(10);
    expect((await login({ typed: password })).status).toBe(429);
    for (let n = 0; n < 9; n++) expect((await login({ device })).status).not.toBe(429);
    const again = await login({ typed: password, device });
    expect([again.status, again.device === device]).toEqual([200, false]);
    // The guesser gains nothing from it.
    expect((await login({})).status).toBe(429);
    // Also from the address of the guesser.
    await fail(50, address(9));
    expect((await login({ name: 'rosa', typed: password, from: address(9) })).status).toBe(429);
    expect((await login({ typed: password, device: again.device, from: address(9) })).status).toBe(200);
  });

  it('stores no names, addresses and passwords', async () => {
    await login({});
    await login({ name: 'niemand' });
    const rows: object[] = await service.strapi.db.getConnection('sign_in_counters').select();
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0|eva|niemand|Falsch/);
  });

  it('compares a password of the same cost for unknown accounts as for known ones', async () => {
    const [known, unknown] = [
      await costsOf(() => login({ name: 'vera' })),
      await costsOf(() => login({ name: 'niemand' })),
    ];
    expect(known).toEqual([10]);
    expect(unknown).toEqual(known);
  });
});

describe('the login of staff with another spelling of the name', () => {
  it('counts for the same account, whether there is one or not', async () => {
    for (const name of ['eva', 'niemand']) {
      expect(await compared(12, () => asStaff({ name: `${name.toUpperCase()}@Haus.example` }))).toBe(10);
      expect((await asStaff({ name: `${name}@haus.example` })).status).toBe(429);
    }
    for (const name of ['rosa', 'fehlt']) {
      expect(await compared(12, (n) => asStaff({ name: name.toUpperCase(), from: address(n) }))).toBe(10);
      expect((await asStaff({ name, from: address(20) })).status).toBe(429);
    }
  });

  it('opens a session, also with letters outside of ASCII', async () => {
    await addAccounts('Ännchen-Öz');
    for (const name of ['Ännchen-Öz', 'ännchen-öz', 'ÄNNCHEN-ÖZ', 'ännchen-ｏ\u0308z'])
      expect([name, (await asStaff({ name, typed: password })).status]).toEqual([name, 200]);
  });
});

// Both logins count in the same way.
describe('the counting of attempts', () => {
  const login = asAdmin;

  it('counts attempts that are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => login({ from: address(n) })));
    expect(answers.filter(({ status }) => status !== 429)).toHaveLength(10);
  });

  it('has the account wait longer after each further one, at most a quarter of an hour, also where the counters are opened again', async () => {
    await compared(12, () => login({}));
    const waits: number[] = [];
    for (let n = 0; n < 9; n++) {
      const { status, waitSeconds } = await login({ typed: password });
      expect(status).toBe(429);
      waits.push(waitSeconds);
      vi.setSystemTime(Date.now() + waitSeconds * 1000 + 1);
      expect((await login({})).status).not.toBe(429);
    }
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 900, 900]);
    await openCounters(service.strapi);
    expect((await login({ typed: password })).status).toBe(429);
    vi.setSystemTime(Date.now() + 900_001);
    expect((await login({ typed: password })).status).toBe(200);
    expect(await compared(12, () => login({}))).toBe(10);
  });

  it('forgets failures of an account with its success, but none of the address', async () => {
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 9; n++) expect((await login({})).status).not.toBe(429);
      expect((await login({ typed: password })).status).toBe(200);
    }
    await fail(27);
    expect(await compared(8, () => login({ name: 'rosa' }))).toBe(5);
  });

  it('counts a known browser apart, which is known for its accounts alone', async () => {
    const { device } = await login({ name: 'rosa', typed: password });
    expect(await compared(12, () => login({ device }))).toBe(10);
    expect(await compared(12, () => login({ name: 'rosa', device }))).toBe(10);
    expect((await login({ name: 'rosa', typed: password })).status).toBe(200);
    vi.setSystemTime(Date.now() + 11_000);
    const both = await login({ typed: password, device });
    await compared(12, (n) => login({ from: address(n) }));
    await compared(12, (n) => login({ name: 'rosa', from: address(n + 20) }));
    for (const name of ['eva', 'rosa']) {
      expect(
        (
          await login({
            name,
            typed: password,
            device: both.device?.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
          })
        ).status,
      ).toBe(429);
      expect((await login({ name, typed: password, device: both.device })).status).toBe(200);
    }
  });
});

describe('beginNetworkAttempt', () => {
  it('counts IPv6 by /56 and by /48', async () => {
    const { strapi } = service;
    const wait = async (network: string) => (await beginNetworkAttempt(strapi, 'password', network)).waitSeconds;
    for (let n = 0; n < 50; n++) expect(await wait(`2001:db8:1:ab${n.toString(16).padStart(2, '0')}::`)).toBe(0);
    expect(await wait('2001:db8:1:abff::')).toBe(10);
    for (const other of ['2001:db8:1:ac00::', '2001:db8:2:ab00::', '2001:db8:1:ab::'])
      expect(await wait(other)).toBe(0);
    for (let n = 0; n < 250; n++) expect(await wait(`2001:db8:3:${n.toString(16)}00::`)).toBe(0);
    expect(await wait('2001:db8:3:ff00::')).toBe(10);
  });
});

describe('the admin', () => {
  it('reads credentials from the form alone, each once, and of its own pages', async () => {
    const credentials = { email: 'eva@haus.example', password };
    const path = `${signInPath}?${new URLSearchParams(credentials)}`;
    const twice = new URLSearchParams([...Object.entries(credentials), ['email', 'rosa@haus.example']]);
    const json = { 'content-type': 'application/json' };
    for (const [body, headers] of [
      [new URLSearchParams({ password }), {}],
      [new URLSearchParams({ ...credentials, email: 'eva@haus.example\0' }), {}],
      [twice, {}],
      [JSON.stringify([credentials]), json],
    ] as const) {
      const init = {
        method: 'POST',
        headers: { origin: service.origin, ...headers },
        body,
        redirect: 'manual',
      } as const;
      const response = await fetch(service.origin + path, init);
      expect([response.status, response.headers.getSetCookie()]).toEqual([400, []]);
    }
    const foreign: Record<string, string>[] = [
      { origin: 'https://elsewhere.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ];
    for (const headers of foreign) {
      const answer = await sendForm(service.origin, signInPath, credentials, headers);
      expect([answer.status, answer.cookies.size]).toEqual([403, 0]);
    }
    const own = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    expect((await sendForm(service.origin, signInPath, credentials, own)).status).toBe(303);
    const typed = { email: 'eva@haus.example', password: wrong };
    expect(await compared(12, async () => asAnswer(await sendForm(service.origin, '/ADMIN/Anmelden/', typed)))).toBe(
      10,
    );
  });

  it('marks no browser but that of a success', async () => {
    expect((await asAdmin({})).device).toBeUndefined();
    expect((await asAdmin({ typed: password })).device).toMatch(/^device=v1:[\da-f:]+$/);
  });

  it('says in German how long to wait', async () => {
    await compared(11, () => asAdmin({}));
    expect((await asAdmin({})).body).toContain('Zu viele Versuche. Bitte warten Sie 10 Sekunden.');
  });

  it('sends few mails for a forgotten password', async () => {
    vi.stubEnv('SMTP_HOST', '127.0.0.1');
    vi.stubEnv('MAIL_FROM', 'websites@group.example');
    const form = { email: 'niemand@haus.example' };
    const ask = async (n: number) =>
      asAnswer(await sendForm(service.origin, `${signInPath}/vergessen`, form, { 'x-forwarded-for': address(n) }));
    expect(await compared(8, ask)).toBe(5);
    vi.stubEnv('SMTP_HOST', '');
  });

  const isNew = 'Garten-Lampe-Suppe';
  it.each([
    ['passwort', { token: 'x', password: isNew, repeated: isNew }],
    ['einladung', { token: 'x', firstname: 'E', password: isNew, repeated: isNew }],
  ])('limits what an address tries on the page %s', async (page, form) => {
    await fail(47, '198.51.100.7');
    const path = `${signInPath}/${page}`;
    expect(await compared(5, async (n) => asAnswer(await sendForm(service.origin, path, form, forwarded(n))))).toBe(3);
  });

  it('compares ten wrong passwords where a user changes the own', async () => {
    const { cookies } = await sendForm(service.origin, signInPath, { email: 'eva@haus.example', password });
    const cookie = cookieHeader(cookies);
    const form = { current: wrong, password: isNew, repeated: isNew };
    const change = async () => asAnswer(await sendForm(service.origin, ownPasswordPath, form, { cookie }));
    expect(await compared(12, change)).toBe(10);
  });

  it.each(['login', 'register', 'register-admin', 'forgot-password', 'reset-password', 'Login/'])(
    'closes %s of Strapi',
    async (name) => {
      const answer = await send(`/admin/${name}`, { email: 'eva@haus.example', password }, {});
      expect([answer.status, answer.body]).toEqual([404, expect.stringContaining('unter /admin/anmelden an')]);
    },
  );

  it('leads from the pages of Strapi to its own', async () => {
    const headers = { accept: 'text/html' };
    for (const [path, to] of [
      ['/admin', signInPath],
      ['/admin/content-manager?page=2', `${signInPath}?redirectTo=%2Fcontent-manager%3Fpage%3D2`],
      ['/admin/auth/login?redirectTo=%2Fme', `${signInPath}?redirectTo=%2Fme`],
      ['/admin/auth/register?registrationToken=a%26b', `${signInPath}/einladung?token=a%26b`],
    ] as const) {
      const response = await fetch(service.origin + path, { headers, redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([303, to]);
    }
  });

  it('leads to no other site, and stays signed in if that is wished', async () => {
    const credentials = { email: 'eva@haus.example', password, stays: 'on' };
    for (const redirectTo of ['//evil.example', 'https://evil.example', '/../../evil.example', '\\evil.example']) {
      const { location, cookies } = await sendForm(service.origin, signInPath, { ...credentials, redirectTo });
      expect(new URL(location, service.origin).origin).toBe(service.origin);
      const cookie = cookieHeader(cookies);
      // As a browser that was closed: without the token that its admin keeps for the session.
      const again = await fetch(`${service.origin}${signInPath}?redirectTo=%2Fme`, {
        headers: { cookie: cookie.replace(/jwtToken=[^;]*/, '') },
        redirect: 'manual',
      });
      expect(again.headers.get('location')).toBe('/admin/me');
      expect(again.headers.getSetCookie()[0]).toMatch(/^jwtToken=/);
    }
  });
});

describe('a form to sign in', () => {
  const large = { email: `${'a'.repeat(20_000)}@haus.example`, password };

  it.each([
    ...['', '/code', '/passwort', '/einladung', '/erstes-konto', '/vergessen'].map((name) => signInPath + name),
    '/Admin/ANMELDEN/',
    '/admin/users/me',
    '/api/staff/login',
    '/api/auth/local',
  ])('at %s has 10 kB at most', async (path) => {
    const answer = await send(path, large, { authorization: `Bearer ${service.token}` });
    expect([answer.status, answer.body]).toEqual([413, expect.stringContaining('PayloadTooLargeError')]);
  });

  it.each([
    ['in chunks', { 'transfer-encoding': 'chunked' }, (body: string) => body],
    ['compressed', { 'content-encoding': 'gzip' }, (body: string) => gzipSync(body)],
  ])('is not read %s', async (_how, more, bytesOf) => {
    const headers = { 'content-type': 'application/json', ...more };
    const request = httpRequest(`${service.origin}${signInPath}`, { method: 'POST', headers });
    request.end(bytesOf(JSON.stringify(large)));
    const answered = await new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      request.on('error', reject);
      request.on('response', (response) => {
        void text(response).then((body) => resolve({ status: response.statusCode, body }));
      });
    });
    expect(answered.status).toBe(413);
  });
});
