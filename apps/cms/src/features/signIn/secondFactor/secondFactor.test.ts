import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditUid } from '../../audit/auditLog.ts';
import { uidOf } from '../../../content/content-types.ts';
import { adminToken } from '../../../testing/admin.fixture.ts';
import { type Service, startService, temporaryDirectory } from '../../../testing/service.fixture.ts';

const directory = temporaryDirectory();
const password = 'Holunder-Treppe-7';
let service: Service;

interface Answer {
  status: number;
  /** Names and values of the cookies. */
  cookies: string;
  text: string;
  data: { token?: string; recoveryCodes?: string[] };
  details: { secondFactor?: string; key?: string; ticket?: string };
}

async function send(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(service.origin + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const parsed = text ? JSON.parse(text) : {};
  const cookies = response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  const answer: Answer = {
    status: response.status,
    cookies,
    text,
    data: parsed.data ?? parsed,
    details: parsed.error?.details ?? {},
  };
  return answer;
}

/** The code that an app shows, some steps from now. */
const codeOf = (key: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 });

const factor = (code: string, ticket = ''): Record<string, string> => ({
  'x-second-factor': code,
  ...(ticket && { 'x-second-factor-setup': ticket }),
});
const bearer = (token = ''): Record<string, string> => ({ authorization: `Bearer ${token}` });

const login = (user: string, headers?: Record<string, string>): Promise<Answer> =>
  send('POST', '/admin/login', { email: `${user}@haus.example`, password, rememberMe: true }, headers);

/** Who has sessions, and how many. */
const sessions = (userId: number): Promise<number> =>
  service.strapi.db.query('admin::session').count({ where: { userId: String(userId), status: 'active' } });

const idOf = async (user: string): Promise<number> =>
  (await service.strapi.db.query('admin::user').findOne({ where: { email: `${user}@haus.example` } })).id;

/** Creates a user with a second factor. */
async function enrolled(role: string, user: string) {
  const token = await adminToken(service, role, user);
  const offered = await send('POST', '/content/second-factor/key', {}, bearer(token));
  const { key = '', ticket = '' }: { key?: string; ticket?: string } = JSON.parse(offered.text);
  // The code of the last step, so that those of this and the next one are left for the test.
  const done = await send('POST', '/content/second-factor', { ticket, code: codeOf(key, -1) }, bearer(token));
  expect(done.status).toBe(200);
  return { token, key, id: await idOf(user), codes: done.data.recoveryCodes ?? [] };
}

function expectNoSession({ status, cookies, text }: Answer, reason: string): void {
  expect(status).toBe(403);
  expect(cookies).toBe('');
  expect(text).not.toMatch(/eyJ/);
  expect(JSON.parse(text).error.details.secondFactor).toBe(reason);
}

/** What the audit log has about a user's second factor. */
async function recorded(id: number): Promise<string[]> {
  const entries: { action: string; actor: string }[] = await service.strapi.db
    .query(auditUid)
    .findMany({ orderBy: { id: 'asc' } });
  return entries.filter(({ actor }) => actor.startsWith(`admin ${id} `)).map(({ action }) => action);
}

beforeAll(async () => {
  service = await startService(directory.path);
  // Time stands still, or a code would pass into the next step within a test.
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterAll(async () => {
  vi.useRealTimers();
  await service.stop();
  directory.remove();
});

describe('a second factor', () => {
  it('is stored encrypted, with hashes of its recovery codes', async () => {
    const { key, codes, id } = await enrolled('redaktion-tabor', 'stored');
    expect(codes).toHaveLength(10);
    const rows = JSON.stringify([
      await service.strapi.db.query(uidOf('second-factor')).findMany(),
      await service.strapi.db.query(uidOf('recovery-code')).findMany(),
    ]);
    for (const secret of [key, ...codes]) expect(rows).not.toContain(secret);
    expect(await recorded(id)).toEqual(['login', 'factor.setup']);
  });

  it('ends the sessions that a password alone had opened, except the one of the set-up', async () => {
    const first = await adminToken(service, 'redaktion-tabor', 'sessions');
    const other = await login('sessions');
    const offered = JSON.parse((await send('POST', '/content/second-factor/key', {}, bearer(first))).text);
    const body = { ticket: offered.ticket, code: codeOf(offered.key) };
    expect((await send('POST', '/content/second-factor', body, bearer(first))).status).toBe(200);
    expect((await send('GET', '/admin/users/me', undefined, bearer(first))).status).toBe(200);
    expect((await send('GET', '/admin/users/me', undefined, bearer(other.data.token))).status).toBe(401);
    expect((await send('POST', '/admin/access-token', {}, { cookie: other.cookies })).status).toBe(401);
  });

  it('belongs to its user, and can be replaced by a recovery code if the key cannot be read', async () => {
    const foreign = await enrolled('redaktion-tabor', 'foreign');
    const { id, key, codes } = await enrolled('redaktion-tabor', 'moved');
    const factors = service.strapi.db.query(uidOf('second-factor'));
    const { sealedKey } = await factors.findOne({ where: { userId: foreign.id } });
    await factors.update({ where: { userId: id }, data: { sealedKey } });
    expectNoSession(await login('moved', factor(codeOf(foreign.key))), 'wrong');
    expectNoSession(await login('moved', factor(codeOf(key))), 'wrong');
    expect((await login('moved', factor(codes[0] ?? ''))).status).toBe(200);
  });

  it('needs a key that the service made for this user, and a code of it', async () => {
    const token = await adminToken(service, 'redaktion-tabor', 'tickets');
    const foreign = JSON.parse(
      (
        await send(
          'POST',
          '/content/second-factor/key',
          {},
          bearer(await adminToken(service, 'redaktion-tabor', 'foe')),
        )
      ).text,
    );
    const body = { ticket: foreign.ticket, code: codeOf(foreign.key) };
    expect((await send('POST', '/content/second-factor', body, bearer(token))).details.secondFactor).toBe('setup');
    const own = JSON.parse((await send('POST', '/content/second-factor/key', {}, bearer(token))).text);
    const wrong = { ticket: own.ticket, code: codeOf(own.key, 5) };
    expect((await send('POST', '/content/second-factor', wrong, bearer(token))).details.secondFactor).toBe('wrong');
    vi.setSystemTime(Date.now() + 16 * 60_000);
    const late = { ticket: own.ticket, code: codeOf(own.key) };
    expect((await send('POST', '/content/second-factor', late, bearer(token))).details.secondFactor).toBe('setup');
    expect((await login('tickets')).status).toBe(200);
  });
});

describe('a login with a second factor', () => {
  it('opens nothing by the password alone, and a session with the code, once', async () => {
    const { key, id } = await enrolled('redaktion-tabor', 'codes');
    const before = await sessions(id);
    expectNoSession(await login('codes'), 'code');
    expectNoSession(await login('codes', factor('000000')), 'wrong');
    // The code of the set-up, then one of four steps later.
    expectNoSession(await login('codes', factor(codeOf(key, -1))), 'wrong');
    expectNoSession(await login('codes', factor(codeOf(key, 4))), 'wrong');
    expect(await sessions(id)).toBe(before);
    const code = codeOf(key);
    const both = await Promise.all([login('codes', factor(code)), login('codes', factor(code))]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 403]));
    const [answer] = both.filter(({ status }) => status === 200);
    expect((await send('GET', '/admin/users/me', undefined, bearer(answer?.data.token))).status).toBe(200);
    expectNoSession(await login('codes', factor(code)), 'wrong');
    const log = await recorded(id);
    expect(log.filter((action) => action === 'factor.failed')).toHaveLength(5);
    expect(log.slice(0, 4)).toEqual(['login', 'factor.setup', 'factor.asked', 'factor.failed']);
  });

  it('goes on by the refresh token', async () => {
    const { key } = await enrolled('redaktion-tabor', 'refresh');
    const { cookies } = await login('refresh', factor(codeOf(key)));
    const renewed = await send('POST', '/admin/access-token', {}, { cookie: cookies });
    expect(renewed.status).toBe(200);
    expect((await send('GET', '/admin/users/me', undefined, bearer(renewed.data.token))).status).toBe(200);
  });

  it('says nothing about the factor after a wrong password', async () => {
    await enrolled('redaktion-tabor', 'silent');
    const answer = await send('POST', '/admin/login', { email: 'silent@haus.example', password: 'falsch' });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('E-Mail oder Passwort stimmt nicht.');
  });

  it('takes each recovery code once', async () => {
    const { codes, id } = await enrolled('redaktion-tabor', 'recovery');
    const typed = factor((codes[3] ?? '').toUpperCase());
    expect((await login('recovery', typed)).status).toBe(200);
    expectNoSession(await login('recovery', typed), 'wrong');
    expect((await login('recovery', factor(codes[4] ?? ''))).status).toBe(200);
    expect((await recorded(id)).filter((action) => action === 'factor.recovery')).toHaveLength(2);
  });

  it('rejects right codes, too, after five wrong ones', async () => {
    const { key, token } = await enrolled('redaktion-tabor', 'limit');
    const disable = (code: string) => send('POST', '/content/second-factor/disable', { code }, bearer(token));
    const wrong = await Promise.all(Array.from({ length: 5 }, () => disable('000000')));
    expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([403]));
    expect((await disable(codeOf(key))).status).toBe(429);
    const answer = await login('limit', factor(codeOf(key)));
    expect([answer.status, answer.details.secondFactor, answer.cookies]).toEqual([429, 'wait', '']);
    // The limit of one account is no limit for others.
    await enrolled('redaktion-tabor', 'beside');
    expectNoSession(await login('beside'), 'code');
  });
});

describe('the other ways to a session', () => {
  it('by a forgotten password needs the code, keeps the factor, and changes nothing without', async () => {
    const { key, id } = await enrolled('redaktion-tabor', 'forgotten');
    const resetPasswordToken = 'a'.repeat(40);
    const soon = new Date(Date.now() + 60_000);
    const data = { resetPasswordToken, resetPasswordTokenExpiresAt: soon };
    await service.strapi.db.query('admin::user').update({ where: { id }, data });
    const body = { resetPasswordToken, password: 'Neues-Geheim-123' };
    expectNoSession(await send('POST', '/admin/reset-password', body), 'code');
    expectNoSession(await send('POST', '/admin/reset-password', body, factor('000000')), 'wrong');
    expectNoSession(await login('forgotten'), 'code');
    const answer = await send('POST', '/admin/reset-password', body, factor(codeOf(key)));
    expect(answer.status).toBe(200);
    const email = 'forgotten@haus.example';
    expectNoSession(await send('POST', '/admin/login', { email, password: body.password }), 'code');
  });

  it('by an invitation needs the code of an account that has a factor', async () => {
    const { key, id } = await enrolled('redaktion-tabor', 'invited');
    const registrationToken = 'b'.repeat(40);
    await service.strapi.db.query('admin::user').update({ where: { id }, data: { registrationToken } });
    const userInfo = { firstname: 'Eva', lastname: 'Neu', password: 'Neues-Geheim-123' };
    expectNoSession(await send('POST', '/admin/register', { registrationToken, userInfo }), 'code');
    const answer = await send('POST', '/admin/register', { registrationToken, userInfo }, factor(codeOf(key)));
    expect(answer.status).toBe(200);
  });

  it('by any other code of the service is rejected', async () => {
    const { id } = await enrolled('redaktion-tabor', 'inside');
    const open = service.strapi.sessionManager('admin').generateRefreshToken(String(id), 'device', { type: 'refresh' });
    await expect(open).rejects.toThrow('Authenticator');
  });
});

describe('an administrator', () => {
  it('resets the factor of another user, whose sessions end', async () => {
    const { id, token } = await enrolled('redaktion-tabor', 'lost');
    const administrator = await adminToken(service, 'strapi-super-admin', 'chief');
    const editor = await adminToken(service, 'redaktion-tabor', 'curious');
    const path = `/content/second-factor/${id}`;
    expect((await send('DELETE', path, undefined, bearer(editor))).status).toBe(403);
    const shown = await send('GET', '/content/second-factor', undefined, bearer(administrator));
    expect(JSON.parse(shown.text).others).toContainEqual({ id, name: 'Eva lost', email: 'lost@haus.example' });
    expect(JSON.parse((await send('GET', '/content/second-factor', undefined, bearer(editor))).text).others).toEqual(
      [],
    );
    expect((await send('DELETE', path, undefined, bearer(administrator))).status).toBe(204);
    expect((await send('GET', '/admin/users/me', undefined, bearer(token))).status).toBe(401);
    expect((await login('lost')).status).toBe(200);
    expect(await recorded(await idOf('chief'))).toContain('factor.reset');
  });

  it('switches the own one off with a code only', async () => {
    const { token, key, id } = await enrolled('strapi-super-admin', 'own');
    expect((await send('DELETE', `/content/second-factor/${id}`, undefined, bearer(token))).status).toBe(403);
    const disable = (code?: string) => send('POST', '/content/second-factor/disable', { code }, bearer(token));
    expect((await disable()).status).toBe(403);
    expect((await disable('000000')).status).toBe(403);
    expectNoSession(await login('own'), 'code');
    expect((await disable(codeOf(key))).status).toBe(204);
    expect((await login('own')).status).toBe(200);
  });

  it('gets new recovery codes with a code, which replace the former', async () => {
    const { token, codes } = await enrolled('strapi-super-admin', 'renewed');
    const renew = (code?: string) => send('POST', '/content/second-factor/recovery-codes', { code }, bearer(token));
    expect((await renew()).status).toBe(403);
    const { data } = await renew(codes[0]);
    expect(data.recoveryCodes).toHaveLength(10);
    expectNoSession(await login('renewed', factor(codes[1] ?? '')), 'wrong');
    expect((await login('renewed', factor(data.recoveryCodes?.[1] ?? ''))).status).toBe(200);
  });

  it('takes the factor along when a user is deleted', async () => {
    const { id } = await enrolled('redaktion-tabor', 'deleted');
    const administrator = await adminToken(service, 'strapi-super-admin', 'deleter');
    expect((await send('DELETE', `/admin/users/${id}`, undefined, bearer(administrator))).status).toBe(200);
    const where = { userId: id };
    expect(await service.strapi.db.query(uidOf('second-factor')).count({ where })).toBe(0);
    expect(await service.strapi.db.query(uidOf('recovery-code')).count({ where })).toBe(0);
  });
});

describe('if the variable requires the factor', () => {
  let open = '';
  let openCookies = '';

  beforeAll(async () => {
    open = await adminToken(service, 'personal-tabor', 'hr');
    openCookies = (await login('hr')).cookies;
    vi.stubEnv('CMS_REQUIRE_SECOND_FACTOR', 'true');
  });
  afterAll(() => vi.unstubAllEnvs());

  it('ends open sessions of HR and administrators without one', async () => {
    const path = '/content-manager/collection-types/plugin::content.application';
    expect((await send('GET', path, undefined, bearer(open))).status).toBe(401);
    expect((await send('GET', '/admin/users/me', undefined, bearer(open))).status).toBe(401);
    expect((await send('POST', '/admin/access-token', {}, { cookie: openCookies })).status).toBe(401);
    expect(await sessions(await idOf('hr'))).toBe(0);
  });

  it('lets HR sign in by setting it up only', async () => {
    const { details, ...answer } = await login('hr');
    expectNoSession({ details, ...answer }, 'setup');
    const { key = '', ticket = '' } = details;
    expectNoSession(await login('hr', factor('000000', ticket)), 'wrong');
    expectNoSession(await login('hr', factor(codeOf(key))), 'setup');
    const done = await login('hr', factor(codeOf(key, -1), ticket));
    expect(done.status).toBe(200);
    expect(done.data.recoveryCodes).toHaveLength(10);
    expect((await send('GET', '/admin/users/me', undefined, bearer(done.data.token))).status).toBe(200);
    // The key of the set-up is of no use again.
    expectNoSession(await login('hr', factor(codeOf(key, -1), ticket)), 'wrong');
    expect((await login('hr', factor(codeOf(key)))).status).toBe(200);
    const disable = { code: done.data.recoveryCodes?.[0] };
    expect((await send('POST', '/content/second-factor/disable', disable, bearer(done.data.token))).status).toBe(403);
    expectNoSession(await login('hr'), 'code');
  });

  it('asks an invited administrator, before the invitation is used up', async () => {
    const roles = await service.strapi.db.query('admin::role').findMany({ where: { code: 'strapi-super-admin' } });
    const person = { firstname: 'Eva', lastname: 'Neu', email: 'neu@haus.example', roles: [roles[0].id] };
    const user = await service.strapi.service('admin::user')?.create(person);
    const registrationToken: string = user.registrationToken;
    const userInfo = { firstname: 'Eva', lastname: 'Neu', password };
    const asked = await send('POST', '/admin/register', { registrationToken, userInfo });
    expectNoSession(asked, 'setup');
    const { key = '', ticket } = asked.details;
    const given = factor(codeOf(key), ticket);
    const done = await send('POST', '/admin/register', { registrationToken, userInfo }, given);
    expect(done.status).toBe(200);
    expect(done.data.recoveryCodes).toHaveLength(10);
  });

  it('asks neither editors nor users without a password, who sign in elsewhere', async () => {
    await adminToken(service, 'redaktion-tabor', 'editor');
    expect((await login('editor')).status).toBe(200);
    await enrolled('redaktion-tabor', 'elsewhere');
    const roles = await service.strapi.db.query('admin::role').findMany({ where: { code: 'personal-tabor' } });
    const person = { firstname: 'Eva', lastname: 'Fern', email: 'fern@haus.example', isActive: true };
    const user = await service.strapi
      .service('admin::user')
      ?.create({ ...person, roles: [roles[0].id], registrationToken: null });
    const manager = service.strapi.sessionManager('admin');
    const { token } = await manager.generateRefreshToken(String(user.id), 'device', { type: 'refresh' });
    const access = await manager.generateAccessToken(token);
    const me = await send('GET', '/admin/users/me', undefined, bearer('token' in access ? access.token : ''));
    expect(me.status).toBe(200);
  });

  it('lets the first administrator sign in by setting it up', async () => {
    for (const model of ['admin::session', 'admin::user']) await service.strapi.db.query(model).deleteMany({});
    const person = { firstname: 'Erste', lastname: 'Person', email: 'erste@haus.example', password };
    const { setupToken } = await import('../../firstAdministrator/setupToken.ts');
    vi.stubEnv('CMS_SETUP_TOKEN', 'x'.repeat(40));
    const headers = { 'x-setup-token': setupToken() };
    const registered = await send('POST', '/admin/register-admin', person, headers);
    expectNoSession(registered, 'setup');
    const asked = await login('erste');
    const done = await login('erste', factor(codeOf(asked.details.key ?? ''), asked.details.ticket));
    expect(done.status).toBe(200);
  });
});
