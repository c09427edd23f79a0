import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditUid } from '../../audit/auditLog.ts';
import { uidOf } from '../../../content/content-types.ts';
import { adminToken } from '../../../testing/admin.fixture.ts';
import { type Service, startService, temporaryDirectory } from '../../../testing/service.fixture.ts';
import { type FormAnswer, hiddenIn, problemIn, sendForm } from '../../../testing/signIn.fixture.ts';
import { firstAccountPath, newPasswordPath, resetToken } from '../../signInPage/accounts.ts';
import { invitationPath, signInPath } from '../paths.ts';

const directory = temporaryDirectory();
const password = 'Holunder-Treppe-7';
let service: Service;

interface Answer {
  status: number;
  text: string;
  data: { token?: string; recoveryCodes?: string[] };
  details: { key?: string };
}

async function send(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(service.origin + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const parsed = text ? JSON.parse(text) : {};
  const answer: Answer = {
    status: response.status,
    text,
    data: parsed.data ?? parsed,
    details: parsed.error?.details ?? {},
  };
  return answer;
}

/** The code that an app shows, some steps from now. */
const codeOf = (key: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 });

const bearer = (token = ''): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** Sends the form of a page that asks for a code. */
const sendCode = ({ html }: FormAnswer, code: string, ticket = hiddenIn(html, 'ticket')): Promise<FormAnswer> =>
  sendForm(service.origin, `${signInPath}/code`, { step: hiddenIn(html, 'step'), ticket, code });

/** Signs in with the password, and with a code on the page that asks for it. */
async function login(user: string, code?: string, typed = password): Promise<FormAnswer> {
  const asked = await sendForm(service.origin, signInPath, { email: `${user}@haus.example`, password: typed });
  return code === undefined ? asked : sendCode(asked, code);
}

/** The key that a page shows. */
const keyIn = ({ html }: FormAnswer): string => /<strong>([\w ]+)/.exec(html)?.[1]?.replaceAll(' ', '') ?? '';

const tokenIn = ({ cookies }: FormAnswer): string => cookies.get('jwtToken') ?? '';

/** The cookies of an answer, as a browser sends them back. */
const cookiesIn = ({ cookies }: FormAnswer): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

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

const asked = { code: 'Code eingeben', setup: 'Zweiten Faktor einrichten', wrong: 'Dieser Code stimmt nicht' } as const;

function expectNoSession({ location, cookies, html }: FormAnswer, reason: keyof typeof asked): void {
  expect([location, [...cookies.keys()]]).toEqual(['', []]);
  expect(html).not.toMatch(/eyJ/);
  expect(reason === 'wrong' ? problemIn(html) : /<h1>([^<]*)/.exec(html)?.[1]).toContain(asked[reason]);
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
    expect((await send('GET', '/admin/users/me', undefined, bearer(tokenIn(other)))).status).toBe(401);
    expect((await send('POST', '/admin/access-token', {}, { cookie: cookiesIn(other) })).status).toBe(401);
  });

  it('belongs to its user, and can be replaced by a recovery code if the key cannot be read', async () => {
    const foreign = await enrolled('redaktion-tabor', 'foreign');
    const { id, key, codes } = await enrolled('redaktion-tabor', 'moved');
    const factors = service.strapi.db.query(uidOf('second-factor'));
    const { sealedKey } = await factors.findOne({ where: { userId: foreign.id } });
    await factors.update({ where: { userId: id }, data: { sealedKey } });
    expectNoSession(await login('moved', codeOf(foreign.key)), 'wrong');
    expectNoSession(await login('moved', codeOf(key)), 'wrong');
    expect((await login('moved', codes[0])).location).toBe('/admin');
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
    expect((await send('POST', '/content/second-factor', body, bearer(token))).details.key).toMatch(/^\w{32}$/);
    const own = JSON.parse((await send('POST', '/content/second-factor/key', {}, bearer(token))).text);
    const wrong = { ticket: own.ticket, code: codeOf(own.key, 5) };
    expect((await send('POST', '/content/second-factor', wrong, bearer(token))).text).toContain(asked.wrong);
    vi.setSystemTime(Date.now() + 16 * 60_000);
    const late = { ticket: own.ticket, code: codeOf(own.key) };
    expect((await send('POST', '/content/second-factor', late, bearer(token))).details.key).toMatch(/^\w{32}$/);
    expect((await login('tickets')).location).toBe('/admin');
  });
});

describe('a login with a second factor', () => {
  it('opens nothing by the password alone, and a session with the code, once', async () => {
    const { key, id } = await enrolled('redaktion-tabor', 'codes');
    const before = await sessions(id);
    expectNoSession(await login('codes'), 'code');
    expectNoSession(await login('codes', '000000'), 'wrong');
    // The code of the set-up, then one of four steps later.
    expectNoSession(await login('codes', codeOf(key, -1)), 'wrong');
    expectNoSession(await login('codes', codeOf(key, 4)), 'wrong');
    expect(await sessions(id)).toBe(before);
    const code = codeOf(key);
    const both = await Promise.all([login('codes', code), login('codes', code)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([303, 400]));
    const [answer] = both.filter(({ status }) => status === 303);
    expect((await send('GET', '/admin/users/me', undefined, bearer(answer && tokenIn(answer)))).status).toBe(200);
    expectNoSession(await login('codes', code), 'wrong');
    const log = await recorded(id);
    expect(log.filter((action) => action === 'factor.failed')).toHaveLength(5);
    expect(log.slice(0, 5)).toEqual(['login', 'factor.setup', 'factor.asked', 'factor.asked', 'factor.failed']);
  });

  it('goes on by the refresh token', async () => {
    const { key } = await enrolled('redaktion-tabor', 'refresh');
    const opened = await login('refresh', codeOf(key));
    const renewed = await send('POST', '/admin/access-token', {}, { cookie: cookiesIn(opened) });
    expect(renewed.status).toBe(200);
    expect((await send('GET', '/admin/users/me', undefined, bearer(renewed.data.token))).status).toBe(200);
  });

  it('says nothing about the factor after a wrong password', async () => {
    await enrolled('redaktion-tabor', 'silent');
    const answer = await login('silent', undefined, 'falsch');
    expect([answer.status, problemIn(answer.html)]).toEqual([400, 'E-Mail oder Passwort stimmt nicht.']);
    expect(answer.html).not.toContain('name="code"');
  });

  it('takes each recovery code once', async () => {
    const { codes, id } = await enrolled('redaktion-tabor', 'recovery');
    const typed = (codes[3] ?? '').toUpperCase();
    expect((await login('recovery', typed)).location).toBe('/admin');
    expectNoSession(await login('recovery', typed), 'wrong');
    expect((await login('recovery', codes[4])).location).toBe('/admin');
    expect((await recorded(id)).filter((action) => action === 'factor.recovery')).toHaveLength(2);
  });

  it('rejects right codes, too, after five wrong ones', async () => {
    const { key, token } = await enrolled('redaktion-tabor', 'limit');
    const disable = (code: string) => send('POST', '/content/second-factor/disable', { code }, bearer(token));
    const wrong = await Promise.all(Array.from({ length: 5 }, () => disable('000000')));
    expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([403]));
    expect((await disable(codeOf(key))).status).toBe(429);
    const answer = await login('limit', codeOf(key));
    expect([answer.status, answer.cookies.size]).toEqual([429, 0]);
    expect(problemIn(answer.html)).toMatch(/^Zu viele falsche Codes\. Bitte warten Sie \d+ Sekunden\.$/);
    // The limit of one account is no limit for others.
    await enrolled('redaktion-tabor', 'beside');
    expectNoSession(await login('beside'), 'code');
  });
});

describe('the other ways to a session', () => {
  const typed = { password: 'Neues-Geheim-123', repeated: 'Neues-Geheim-123' };

  it('by a forgotten password needs the code, keeps the factor, and changes nothing without', async () => {
    const { key, id } = await enrolled('redaktion-tabor', 'forgotten');
    const account = await service.strapi.db.query('admin::user').findOne({ where: { id } });
    const form = { ...typed, token: resetToken(service.strapi, account) };
    const reset = (code: string) => sendForm(service.origin, newPasswordPath, { ...form, code });
    for (const code of ['', '000000']) expectNoSession(await reset(code), 'wrong');
    expectNoSession(await login('forgotten'), 'code');
    expect((await reset(codeOf(key))).location).toBe('/admin');
    expectNoSession(await login('forgotten', undefined, typed.password), 'code');
    expect((await reset(codeOf(key, 1))).html).toContain('Dieser Link gilt nicht mehr');
  });

  it('by an invitation needs the code of an account that has a factor', async () => {
    const { key, id } = await enrolled('redaktion-tabor', 'invited');
    const token = 'b'.repeat(40);
    await service.strapi.db.query('admin::user').update({ where: { id }, data: { registrationToken: token } });
    const form = { ...typed, token, firstname: 'Eva', lastname: 'Neu' };
    const accept = (code: string) => sendForm(service.origin, invitationPath, { ...form, code });
    expectNoSession(await accept(''), 'wrong');
    expect((await accept(codeOf(key))).location).toBe('/admin');
    expect((await accept(codeOf(key, 1))).html).toContain('Dieser Link gilt nicht mehr');
  });

  it('by the page of the code needs what a right password has opened, with the present password, soon', async () => {
    const { key, id } = await enrolled('redaktion-tabor', 'steps');
    const page = await login('steps');
    const late = /^\/admin\/anmelden\?grund=abgelaufen$/;
    expect((await sendCode({ ...page, html: page.html.replaceAll(/v1:\w+/g, 'v1:00') }, codeOf(key))).location).toMatch(
      late,
    );
    await service.strapi.service('admin::user')?.updateById(id, { password: 'Ganz-anderes-Wort-8' });
    expect((await sendCode(page, codeOf(key))).location).toMatch(late);
    const again = await login('steps', undefined, 'Ganz-anderes-Wort-8');
    vi.setSystemTime(Date.now() + 16 * 60_000);
    expect((await sendCode(again, codeOf(key))).location).toMatch(late);
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
    expect((await login('lost')).location).toBe('/admin');
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
    expect((await login('own')).location).toBe('/admin');
  });

  it('gets new recovery codes with a code, which replace the former', async () => {
    const { token, codes } = await enrolled('strapi-super-admin', 'renewed');
    const renew = (code?: string) => send('POST', '/content/second-factor/recovery-codes', { code }, bearer(token));
    expect((await renew()).status).toBe(403);
    const { data } = await renew(codes[0]);
    expect(data.recoveryCodes).toHaveLength(10);
    expectNoSession(await login('renewed', codes[1] ?? ''), 'wrong');
    expect((await login('renewed', data.recoveryCodes?.[1] ?? '')).location).toBe('/admin');
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
    openCookies = cookiesIn(await login('hr'));
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
    const page = await login('hr');
    expectNoSession(page, 'setup');
    const key = keyIn(page);
    const wrong = await sendCode(page, '000000');
    expectNoSession(wrong, 'wrong');
    // The app has read that key.
    expect(keyIn(wrong)).toBe(key);
    expectNoSession(await sendCode(page, codeOf(key), ''), 'setup');
    const done = await sendCode(page, codeOf(key, -1));
    const codes = [...done.html.matchAll(/<li>([\w-]+)/g)].map(([, code = '']) => code);
    expect([done.status, codes.length]).toEqual([200, 10]);
    expect((await send('GET', '/admin/users/me', undefined, bearer(tokenIn(done)))).status).toBe(200);
    // The key of the set-up is of no use again.
    expectNoSession(await sendCode(page, codeOf(key, -1)), 'wrong');
    expect((await login('hr', codeOf(key))).location).toBe('/admin');
    const disable = { code: codes[0] };
    expect((await send('POST', '/content/second-factor/disable', disable, bearer(tokenIn(done)))).status).toBe(403);
    expectNoSession(await login('hr'), 'code');
  });

  it('asks an invited administrator before there is a session', async () => {
    const roles = await service.strapi.db.query('admin::role').findMany({ where: { code: 'strapi-super-admin' } });
    const person = { firstname: 'Eva', lastname: 'Neu', email: 'neu@haus.example', roles: [roles[0].id] };
    const user = await service.strapi.service('admin::user')?.create(person);
    const form = { firstname: 'Eva', lastname: 'Neu', password, repeated: password };
    const page = await sendForm(service.origin, invitationPath, { ...form, token: user.registrationToken });
    expectNoSession(page, 'setup');
    const done = await sendCode(page, codeOf(keyIn(page)));
    expect(done.html.match(/<li>/g)).toHaveLength(10);
    expect(tokenIn(done)).not.toBe('');
  });

  it('asks neither editors nor users without a password, who sign in elsewhere', async () => {
    await adminToken(service, 'redaktion-tabor', 'editor');
    expect((await login('editor')).location).toBe('/admin');
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
    vi.stubEnv('CMS_SETUP_TOKEN', 'x'.repeat(40));
    const headers = { 'x-setup-token': 'x'.repeat(40) };
    const page = await sendForm(service.origin, firstAccountPath, { ...person, repeated: password }, headers);
    expectNoSession(page, 'setup');
    expect(tokenIn(await sendCode(page, codeOf(keyIn(page))))).not.toBe('');
  });
});
