import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminClient, type AdminClient, entryPath } from '../../testing/admin.fixture.ts';
import { sendForm } from '../../testing/signIn.fixture.ts';
import { login } from '../../testing/staff.fixture.ts';
import { resetToken } from '../signInPage/accounts.ts';
import { signInPath } from './paths.ts';
import { runningService } from '../../testing/runningService.fixture.ts';

const service = runningService();
const setupToken = 'a-setup-token-of-this-test-and-of-nothing-else';
const users = entryPath('x').replace('content.x', 'users-permissions.user');
let administrator: AdminClient;
let company = '';

beforeAll(async () => {
  vi.stubEnv('CMS_SETUP_TOKEN', setupToken);
  const data: Record<string, unknown> = { key: 'tabor', name: 'Tabor' };
  company = (await service.strapi.documents('plugin::content.company').create({ data })).documentId;
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

/** With the kinds of characters that Strapi's own forms require. */
const good = 'Kuchen Regen Lampe 4';
const other = 'Vogel Suppe Tinte 9';

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

  it('is checked in the own profile', async () => {
    const { token } = await sendPassword(signInPath, { email: person.email }, other);
    const authorization = `Bearer ${token}`;
    const change: Setting = async (password) => {
      const headers = { 'content-type': 'application/json', authorization };
      const body = JSON.stringify({ ...person, currentPassword: other, password });
      const response = await fetch(`${service.origin}/admin/users/me`, { method: 'PUT', headers, body });
      return { status: response.status, text: await response.text() };
    };
    expect(await answers(change, guessable, good)).toEqual(checked);
  });

  it('is checked where an administrator sets it', async () => {
    const { id } = await service.strapi.db.query('admin::user').findOne(userWhere);
    const set: Setting = (password) => administrator('PUT', `/admin/users/${id}`, { ...person, password });
    expect(await answers(set, guessable, other)).toEqual(checked);
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
    const access = { url: service.origin, token: service.token };
    const credentials = { username: member.username, password: words, company: 'tabor' };
    expect(await login(access, credentials)).not.toBeNull();
  });

  it('is checked where it is changed', async () => {
    const path = `${users}/${documentId}`;
    const change: Setting = (password) => administrator('PUT', path, { ...member, password });
    expect(await answers(change, guessable, 'tinte suppe zug nagel')).toEqual(checked);
    expect((await administrator('PUT', path, { blocked: true })).status).toBe(200);
  });
});
