import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { adminToken, signedIn } from '../../../testing/admin.fixture.ts';
import { auditLines } from '../../../testing/entries.fixture.ts';
import { runningService } from '../../../testing/runningService.fixture.ts';
import { cookieHeader, type FormAnswer, hiddenIn, problemIn, sendForm } from '../../../testing/signIn.fixture.ts';
import { firstAccountPath, newPasswordPath, resetToken } from '../../signInPage/accounts.ts';
import { invitationPath, secondFactorPath, signInPath } from '../paths.ts';

const service = runningService();
const password = 'Holunder-Treppe-7';

async function send(method: string, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(service.origin + path, { method, headers, redirect: 'manual' });
  return { status: response.status, html: await response.text(), location: response.headers.get('location') };
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
const keyIn = ({ html }: Pick<FormAnswer, 'html'>): string =>
  /<strong>([\w ]+)/.exec(html)?.[1]?.replaceAll(' ', '') ?? '';

/** The recovery codes that a page shows. */
const codesIn = ({ html }: FormAnswer): string[] => [...html.matchAll(/<li>([\w-]+)/g)].map(([, code = '']) => code);

const tokenIn = ({ cookies }: FormAnswer): string => cookies.get('jwtToken') ?? '';

/** The cookies of an answer, as a browser sends them back. */
const cookiesIn = ({ cookies }: FormAnswer): string => cookieHeader(cookies);

/** The status of a request by the admin. */
const asAdmin = async (of: FormAnswer | undefined): Promise<number> =>
  (await send('GET', '/admin/users/me', bearer(of && tokenIn(of)))).status;

const renewed = (of: FormAnswer) => send('POST', '/admin/access-token', { cookie: cookiesIn(of) });

/** The page of the second factor of the user with a session. */
const factorPage = (session: FormAnswer) => send('GET', secondFactorPath, { cookie: cookiesIn(session) });

/** Sends a form of that page. */
const sendFactor = (session: FormAnswer, form: Record<string, string>): Promise<FormAnswer> =>
  sendForm(service.origin, secondFactorPath, form, { cookie: cookiesIn(session) });

/** Who has sessions, and how many. */
const sessions = (userId: number): Promise<number> =>
  service.strapi.db.query('admin::session').count({ where: { userId: String(userId), status: 'active' } });

const idOf = async (user: string): Promise<number> =>
  (await service.strapi.db.query('admin::user').findOne({ where: { email: `${user}@haus.example` } })).id;

/** Creates a user with a second factor. */
async function enrolled(role: string, user: string) {
  const session = await signedIn(service, role, user);
  const page = await factorPage(session);
  const key = keyIn(page);
  // The code of the last step, so that those of this and the next one are left for the test.
  const done = await sendFactor(session, {
    current: password,
    ticket: hiddenIn(page.html, 'ticket'),
    code: codeOf(key, -1),
  });
  expect(codesIn(done)).toHaveLength(10);
  return { session, key, id: await idOf(user), codes: codesIn(done) };
}

const asked = { code: 'Code eingeben', setup: 'Zweiten Faktor einrichten', wrong: 'Dieser Code stimmt nicht' } as const;

function expectNoSession({ location, cookies, html }: FormAnswer, reason: keyof typeof asked): void {
  expect([location, [...cookies.keys()]]).toEqual(['', []]);
  expect(html).not.toMatch(/eyJ/);
  expect(reason === 'wrong' ? problemIn(html) : /<h1>([^<]*)/.exec(html)?.[1]).toContain(asked[reason]);
}

/** What the audit log has about a user's second factor. */
async function recorded(id: number): Promise<string[]> {
  const own = (await auditLines(service)).filter((line) => line.startsWith(`admin ${id} `));
  return own.map((line) => /: (\S+)/.exec(line)?.[1] ?? '');
}

beforeAll(() => {
  // Time stands still, or a code would pass into the next step within a test.
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterAll(() => {
  vi.useRealTimers();
});

describe('a second factor', () => {
  it('is stored encrypted, with hashes of its recovery codes', async () => {
    const { key, codes, id } = await enrolled('redaktion-tabor', 'stored');
    const rows = JSON.stringify([
      await service.rows('second-factor').findMany(),
      await service.rows('recovery-code').findMany(),
    ]);
    for (const secret of [key, ...codes]) expect(rows).not.toContain(secret);
    expect(await recorded(id)).toEqual(['login', 'factor.setup']);
  });

  it('ends the sessions that a password alone had opened, except the one of the set-up', async () => {
    const first = await signedIn(service, 'redaktion-tabor', 'sessions');
    const other = await login('sessions');
    const page = await factorPage(first);
    const form = { current: password, ticket: hiddenIn(page.html, 'ticket'), code: codeOf(keyIn(page)) };
    const done = await sendFactor(first, form);
    expect([done.status, await asAdmin(first), await asAdmin(other)]).toEqual([200, 200, 401]);
    expect((await renewed(other)).status).toBe(401);
  });

  it('belongs to its user, and can be replaced by a recovery code if the key cannot be read', async () => {
    const foreign = await enrolled('redaktion-tabor', 'foreign');
    const { id, key, codes } = await enrolled('redaktion-tabor', 'moved');
    const factors = service.rows('second-factor');
    const { sealedKey } = await factors.findOne({ where: { userId: foreign.id } });
    await factors.update({ where: { userId: id }, data: { sealedKey } });
    expectNoSession(await login('moved', codeOf(foreign.key)), 'wrong');
    expectNoSession(await login('moved', codeOf(key)), 'wrong');
    expect((await login('moved', codes[0])).location).toBe('/admin');
  });

  it('needs a key that the service made for this user, and a code of it', async () => {
    const session = await signedIn(service, 'redaktion-tabor', 'tickets');
    const foreign = await factorPage(await signedIn(service, 'redaktion-tabor', 'foe'));
    const form = ({ html }: { html: string }, steps = 0) => ({
      current: password,
      ticket: hiddenIn(html, 'ticket'),
      code: codeOf(keyIn({ html }), steps),
    });
    const refused = await sendFactor(session, form(foreign));
    expect(problemIn(refused.html)).toMatch(/^Das hat zu lange gedauert/);
    const wrong = await sendFactor(session, form(refused, 5));
    expect([problemIn(wrong.html), keyIn(wrong)]).toEqual([expect.stringContaining(asked.wrong), keyIn(refused)]);
    vi.setSystemTime(Date.now() + 16 * 60_000);
    const late = await sendFactor(session, form(wrong));
    expect(problemIn(late.html)).toMatch(/^Das hat zu lange gedauert/);
    expect(keyIn(late)).not.toBe(keyIn(wrong));
    expect((await login('tickets')).location).toBe('/admin');
  });

  it('needs the password of its user, too, which is guessed no faster than elsewhere', async () => {
    const session = await signedIn(service, 'redaktion-tabor', 'borrowed');
    const page = await factorPage(session);
    const form = { ticket: hiddenIn(page.html, 'ticket'), code: codeOf(keyIn(page)) };
    const refused = await sendFactor(session, form);
    expect([refused.status, problemIn(refused.html)]).toEqual([400, 'Das Passwort stimmt nicht.']);
    expect(keyIn(refused)).toBe(keyIn(page));
    for (let n = 0; n < 9; n++) await sendFactor(session, { ...form, current: 'Falsch-12345678' });
    expect((await sendFactor(session, { ...form, current: password })).status).toBe(429);
    vi.setSystemTime(Date.now() + 11_000);
    const later = { ...form, current: password, code: codeOf(keyIn(page)) };
    expect(codesIn(await sendFactor(session, later))).toHaveLength(10);
  });

  it('is set up by a user with a session only, on a page of the service', async () => {
    const path = '/admin/anmelden?redirectTo=%2Fanmelden%2Fzweiter-faktor';
    expect((await send('GET', secondFactorPath)).location).toBe(path);
    const session = await signedIn(service, 'redaktion-tabor', 'blocked');
    const form = { ticket: hiddenIn((await factorPage(session)).html, 'ticket') };
    const foreign = { cookie: cookiesIn(session), origin: 'https://elsewhere.example' };
    expect((await sendForm(service.origin, secondFactorPath, form, foreign)).status).toBe(403);
    const where = { id: await idOf('blocked') };
    await service.strapi.db.query('admin::user').update({ where, data: { isActive: false } });
    expect((await sendFactor(session, form)).location).toBe(path);
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
    expect(await asAdmin(answer)).toBe(200);
    expectNoSession(await login('codes', code), 'wrong');
    const log = await recorded(id);
    expect(log.filter((action) => action === 'factor.failed')).toHaveLength(5);
    expect(log.slice(0, 5)).toEqual(['login', 'factor.setup', 'factor.asked', 'factor.asked', 'factor.failed']);
  });

  it('goes on by the refresh token', async () => {
    const { key } = await enrolled('redaktion-tabor', 'refresh');
    const opened = await login('refresh', codeOf(key));
    const { status, html } = await renewed(opened);
    expect(status).toBe(200);
    expect((await send('GET', '/admin/users/me', bearer(JSON.parse(html).data.token))).status).toBe(200);
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
    const { key, session } = await enrolled('redaktion-tabor', 'limit');
    // In a browser that the account does not know, as a known one is counted apart.
    const cookies = new Map([...session.cookies].filter(([name]) => name !== 'device'));
    const disable = (code: string) => sendFactor({ ...session, cookies }, { action: 'disable', code });
    const wrong = await Promise.all(Array.from({ length: 5 }, () => disable('000000')));
    expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([400]));
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
    expect(await recorded(id)).not.toContain('rights.change');
    expect((await reset(codeOf(key))).location).toBe('/admin');
    expect(await recorded(id)).toContain('rights.change');
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
    const { id, session } = await enrolled('redaktion-tabor', 'lost');
    const administrator = await signedIn(service, 'strapi-super-admin', 'chief');
    const editor = await signedIn(service, 'redaktion-tabor', 'curious');
    const reset = { reset: String(id) };
    expect((await sendFactor(editor, reset)).status).toBe(400);
    expect(await asAdmin(session)).toBe(200);
    expect((await factorPage(administrator)).html).toContain('<summary>Eva lost, lost@haus.example</summary>');
    expect((await factorPage(editor)).html).not.toContain('<summary>');
    expect((await sendFactor(administrator, reset)).location).toBe(secondFactorPath);
    expect(await asAdmin(session)).toBe(401);
    expect((await login('lost')).location).toBe('/admin');
    expect(await recorded(await idOf('chief'))).toContain('factor.reset');
  });

  it('switches the own one off with a code only', async () => {
    const { session, key, id } = await enrolled('strapi-super-admin', 'own');
    // The Enter key presses the first button.
    expect((await factorPage(session)).html.match(/<button[^>]*>([^<]*)/)?.[1]).toBe('Neue Wiederherstellungscodes');
    const disable = (code: string) => sendFactor(session, { action: 'disable', code });
    for (const refused of [
      await sendFactor(session, { reset: String(id) }),
      await disable(''),
      await disable('000000'),
    ]) {
      expect(refused.status).toBe(400);
    }
    expectNoSession(await login('own'), 'code');
    expect((await disable(codeOf(key))).location).toBe(secondFactorPath);
    expect((await login('own')).location).toBe('/admin');
  });

  it('gets new recovery codes with a code, which replace the former', async () => {
    const { session, codes } = await enrolled('strapi-super-admin', 'renewed');
    expect((await sendFactor(session, { code: '' })).status).toBe(400);
    const [, second = ''] = codesIn(await sendFactor(session, { code: codes[0] ?? '' }));
    expectNoSession(await login('renewed', codes[1] ?? ''), 'wrong');
    expect((await login('renewed', second)).location).toBe('/admin');
    expect((await factorPage(session)).html).toContain('Es bleiben 9 Wiederherstellungscodes.');
  });

  it('takes the factor along when a user is deleted', async () => {
    const { id } = await enrolled('redaktion-tabor', 'deleted');
    const administrator = await adminToken(service, 'strapi-super-admin', 'deleter');
    expect((await send('DELETE', `/admin/users/${id}`, bearer(administrator))).status).toBe(200);
    const where = { userId: id };
    expect(await service.rows('second-factor').count({ where })).toBe(0);
    expect(await service.rows('recovery-code').count({ where })).toBe(0);
  });
});

describe('if the variable requires the factor', () => {
  let open: FormAnswer;

  beforeAll(async () => {
    open = await signedIn(service, 'personal-tabor', 'hr');
    vi.stubEnv('CMS_REQUIRE_SECOND_FACTOR', 'true');
  });
  afterAll(() => vi.unstubAllEnvs());

  it('ends open sessions of HR and administrators without one', async () => {
    const path = '/content-manager/collection-types/plugin::content.application';
    expect((await send('GET', path, bearer(tokenIn(open)))).status).toBe(401);
    expect([await asAdmin(open), (await renewed(open)).status]).toEqual([401, 401]);
    expect(await sessions(await idOf('hr'))).toBe(0);
  });

  it('ends them on the page of the second factor, too', async () => {
    vi.stubEnv('CMS_REQUIRE_SECOND_FACTOR', '');
    const session = await login('hr');
    vi.stubEnv('CMS_REQUIRE_SECOND_FACTOR', 'true');
    expect((await factorPage(session)).location).toMatch(/^\/admin\/anmelden\?redirectTo=/);
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
    const codes = codesIn(done);
    expect([done.status, codes.length, await asAdmin(done)]).toEqual([200, 10, 200]);
    // The key of the set-up is of no use again.
    expectNoSession(await sendCode(page, codeOf(key, -1)), 'wrong');
    expect((await login('hr', codeOf(key))).location).toBe('/admin');
    expect((await sendFactor(done, { action: 'disable', code: codes[0] ?? '' })).status).toBe(400);
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
    expect(codesIn(done)).toHaveLength(10);
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
    const me = await send('GET', '/admin/users/me', bearer('token' in access ? access.token : ''));
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
