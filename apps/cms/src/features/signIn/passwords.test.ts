import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminClient, type AdminClient, entryPath } from '../../testing/admin.fixture.ts';
import { stored } from '../../testing/entries.fixture.ts';
import { cookieHeader, type FormAnswer, problemIn, sendForm } from '../../testing/signIn.fixture.ts';
import { login } from '../../testing/staff.fixture.ts';
import { resetToken } from '../signInPage/accounts.ts';
import { ownPasswordPath, signInPath } from './paths.ts';
import { runningService } from '../../testing/runningService.fixture.ts';

const service = runningService();
const setupToken = 'a-setup-token-of-this-test-and-of-nothing-else';
const users = entryPath('x').replace('content.x', 'users-permissions.user');
let administrator: AdminClient;
let company = '';

beforeAll(async () => {
  vi.stubEnv('CMS_SETUP_TOKEN', setupToken);
  company = await stored(service, 'company', { key: 'tabor', name: 'Tabor' });
});

afterAll(() => {
  vi.unstubAllEnvs();
});

/** Sends a form of the sign-in with a new password; the session's token, if it opens one. */
async function sendPassword(path: string, form: Record<string, string>, password: string) {
  const headers = { 'x-setup-token': setupToken };
  const answer = await sendForm(service.origin, path, { ...form, password, repeated: password }, headers);
  // A page that leads on is no problem.
  return {
    status: answer.status === 303 ? 200 : answer.status,
    text: answer.html,
    token: answer.cookies.get('jwtToken') ?? '',
  };
}

const problems = {
  short: 'Das Passwort braucht mindestens 12 Zeichen.',
  guessable: 'Dieses Passwort ist leicht zu erraten.',
  long: 'Das Passwort ist zu lang:',
} as const;

/** Passwords that no account may have, and why. */
const bad: readonly (readonly [string, keyof typeof problems])[] = [
  ['123456', 'short'],
  ['geheim', 'short'],
  ['team-tabor', 'short'],
  ['Password1', 'short'],
  ['Kuchen-Zug1', 'short'],
  ['Password1234', 'guessable'],
  ['Passwort2026!', 'guessable'],
  ['Willkommen1234', 'guessable'],
  ['Aa1Aa1Aa1Aa1', 'guessable'],
  [`Kuchen 4 ${'ä'.repeat(40)}`, 'long'],
];

/** Without the kinds of characters that Strapi's own forms require. */
const good = 'kuchen regen lampe zug';
const other = 'vogel suppe tinte nagel';

type Setting = (password: string) => Promise<{ status: number; text: string }>;

/** What is said of each of these passwords. */
async function answers(set: Setting, ...passwords: string[]): Promise<string[]> {
  const said: string[] = [];
  for (const password of passwords) {
    const { status, text } = await set(password);
    const [problem = text] = Object.entries(problems).find(([, sentence]) => text.includes(sentence)) ?? [];
    said.push(status < 300 ? 'accepted' : `${status} ${problem}`);
  }
  return said;
}

const guessable = 'Passwort2026!';
/** What is said of a guessable password, then of a good one. */
const checked = ['400 guessable', 'accepted'];

const person = { firstname: 'Rosa', lastname: 'Muster', email: 'rosa.muster@haus.example' };
const userWhere = { where: { email: person.email } };

async function isOpen(session: FormAnswer): Promise<boolean> {
  const headers = { cookie: cookieHeader(session.cookies) };
  return (await fetch(`${service.origin}/admin/access-token`, { method: 'POST', headers })).ok;
}

/** Sends the form with which a user changes the own password. */
const sendOwn = (form: Record<string, string>, headers: Record<string, string> = {}): Promise<FormAnswer> =>
  sendForm(service.origin, ownPasswordPath, form, headers);

// All tries come from one address.
beforeEach(() => service.strapi.db.getConnection('sign_in_counters').delete());

describe('a password of the admin', () => {
  it('is checked with the first administrator', async () => {
    const admin = { ...person, email: 'a@b.example' };
    const register: Setting = (password) => sendPassword(`${signInPath}/erstes-konto`, admin, password);
    const said = await answers(register, ...bad.map(([password]) => password), good);
    expect(said).toEqual([...bad.map(([, problem]) => `400 ${problem}`), 'accepted']);
    administrator = await adminClient(service, 'strapi-super-admin');
  });

  it('is checked with an invitation, which stays valid until then', async () => {
    const roles = await service.strapi.db.query('admin::role').findMany({ where: { code: 'redaktion-tabor' } });
    const invited = await administrator('POST', '/admin/users', { ...person, roles: [roles[0].id] });
    const { registrationToken } = JSON.parse(invited.text).data;
    const { email: _, ...name } = person;
    const form = { ...name, token: registrationToken };
    const register: Setting = (password) => sendPassword(`${signInPath}/einladung`, form, password);
    expect(await answers(register, guessable, good)).toEqual(checked);
    expect((await sendPassword(signInPath, { email: person.email }, good)).token).not.toBe('');
  });

  it('is checked with a reset', async () => {
    const account = await service.strapi.db.query('admin::user').findOne(userWhere);
    const form = { token: resetToken(service.strapi, account) };
    const reset: Setting = (password) => sendPassword(`${signInPath}/passwort`, form, password);
    expect(await answers(reset, guessable, other)).toEqual(checked);
    // The link is used up.
    expect((await reset(good)).text).toContain('Dieser Link gilt nicht mehr');
  });

  it('is not set by a link that was mailed to a former address', async () => {
    const account = await service.strapi.db.query('admin::user').findOne(userWhere);
    const token = resetToken(service.strapi, { ...account, email: 'former@haus.example' });
    const answer = await sendPassword(`${signInPath}/passwort`, { token }, good);
    expect(answer.text).toContain('Dieser Link gilt nicht mehr');
  });

  it('is checked where a user changes it, who proves the former one', async () => {
    const signIn = () => sendForm(service.origin, signInPath, { email: person.email, password: other });
    const [here, elsewhere] = [await signIn(), await signIn()];
    const cookie = cookieHeader(here.cookies);
    const form = { current: other, password: good, repeated: good };
    expect((await sendOwn(form)).location).toContain(`${signInPath}?redirectTo=`);
    expect(problemIn((await sendOwn({ ...form, current: good }, { cookie })).html)).toContain('bisherige Passwort');
    expect(problemIn((await sendOwn({ ...form, repeated: other }, { cookie })).html)).toContain('nicht gleich');
    const change: Setting = async (password) => {
      const { status, html } = await sendOwn({ current: other, password, repeated: password }, { cookie });
      return { status, text: html };
    };
    expect(await answers(change, guessable, good)).toEqual(checked);
    expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([true, false]);
  });

  it('is checked where an administrator sets it, which ends the sessions of the user', async () => {
    const { id } = await service.strapi.db.query('admin::user').findOne(userWhere);
    const session = await sendForm(service.origin, signInPath, { email: person.email, password: good });
    expect(await isOpen(session)).toBe(true);
    const set: Setting = (password) => administrator('PUT', `/content/accounts/${id}`, { password });
    expect(await answers(set, guessable, other)).toEqual(checked);
    expect(await isOpen(session)).toBe(false);
    expect((await sendPassword(signInPath, { email: person.email }, other)).token).not.toBe('');
  });

  it('is not taken by the endpoints of Strapi', async () => {
    const { id } = await service.strapi.db.query('admin::user').findOne(userWhere);
    for (const path of [`/admin/users/${id}`, '/admin/users/me', '/Admin/Users/me/']) {
      const { status, text } = await administrator('PUT', path, { password: 'Kuchen Regen Lampe 4' });
      expect([status, text]).toEqual([400, expect.stringContaining(ownPasswordPath)]);
    }
    expect((await administrator('PUT', `/admin/users/${id}`, { firstname: 'Rosina' })).status).toBe(200);
  });
});

describe('a password of staff', () => {
  const member = { username: 'rosa.muster', email: 'rosa@personal.example', confirmed: true, blocked: false };
  const words = 'kuchen regen lampe vogel';
  let documentId = '';

  it('is checked where an administrator creates the account, without rules for kinds of characters', async () => {
    const companies = { connect: [{ id: 0, documentId: company }] };
    const { documentId: roleId } = await service.strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ where: {} });
    const role = { connect: [{ id: 0, documentId: roleId }] };
    const create: Setting = async (password) => {
      const answer = await administrator('POST', users, { ...member, companies, role, password });
      if (answer.status === 201) ({ documentId } = JSON.parse(answer.text));
      return answer;
    };
    expect(await answers(create, guessable, words)).toEqual(checked);
    const credentials = { username: member.username, password: words, company: 'tabor' };
    expect(await login(service, credentials)).not.toBeNull();
  });

  it('is checked where it is changed', async () => {
    const path = `${users}/${documentId}`;
    const change: Setting = (password) => administrator('PUT', path, { ...member, password });
    expect(await answers(change, guessable, 'tinte suppe zug nagel')).toEqual(checked);
    expect((await administrator('PUT', path, { blocked: true })).status).toBe(200);
  });
});
