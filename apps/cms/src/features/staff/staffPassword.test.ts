import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminClient, adminForAll } from '../../testing/admin.fixture.ts';
import { auditLines, organisations } from '../../testing/entries.fixture.ts';
import { mailServer, plainText } from '../../testing/mailServer.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';
import { call as send, session } from '../../testing/staff.fixture.ts';

const service = runningService();
const { mails } = mailServer();
const password = 'Holunder-Treppe-7';
const companyOf = organisations(service, 'tabor', 'bauma', 'rivabella');
const administrator = adminForAll(service, 'strapi-super-admin');

const linkIn = (source = ''): URL => new URL(/https?:\/\/\S+token=\S+/.exec(plainText(source))?.[0] ?? '');

async function call(path: string, body?: object) {
  const answer = await send(service, path, '', body);
  return { status: answer.status, wait: Number(answer.headers.get('retry-after')), body: await answer.json() };
}

const logIn = async (username: string, typed: string, company: string) =>
  (await call('login', { username, password: typed, company })).status;

const forget = (name: string, more: object = {}) =>
  call('password/forgotten', { name, company: 'tabor', language: '', network: '', ...more });

const renew = (token: string, company: string, typed = password) =>
  call('password', { token, company, password: typed, network: '' });

/** The link of the only mail that comes. */
async function mailedLink(): Promise<URL> {
  await vi.waitFor(() => expect(mails).toHaveLength(1), { timeout: 10_000 });
  return linkIn(mails[0]?.source);
}

/** The employee of this name, as the page of the employees has them. */
async function listed(name: string) {
  const { accounts } = bodyOf(await administrator('GET', '/content/staff'));
  return accounts.find(({ username }: { username: string }) => username === name);
}

const tokenOf = (link: URL): string => link.searchParams.get('token') ?? '';

async function addUser(username: string, belongs: readonly string[], more: object = {}): Promise<void> {
  const of = belongs.map(companyOf);
  const user = { username, email: `${username}@haus.example`, password, provider: 'local', confirmed: true };
  await service.strapi
    .plugin('users-permissions')
    .service('user')
    .add({ ...user, companies: of, ...more });
}

beforeAll(async () => {
  vi.stubEnv('SITE_ORIGINS', 'tabor=http://tabor.localhost:3000,rivabella=http://rivabella.localhost:3001');
  await addUser('anna', ['tabor']);
  await addUser('bea', ['rivabella', 'bauma']);
  await addUser('gesperrt', ['tabor'], { blocked: true });
  await addUser('unbestaetigt', ['tabor'], { confirmed: false });
});

beforeEach(() => {
  mails.length = 0;
});

describe('a forgotten password', () => {
  it('is replaced by a link to the own website, which works once and ends former sessions', async () => {
    const { body: opened } = await call('login', { username: 'anna', password, company: 'tabor' });
    await forget('anna@haus.example');
    const link = await mailedLink();
    expect(link.origin + link.pathname).toBe('http://tabor.localhost:3000/auth/passwort');
    expect(mails[0]?.to).toEqual(['anna@haus.example']);
    expect(await call('password/link', { token: tokenOf(link), company: 'tabor' })).toMatchObject({
      status: 200,
      body: { user: { name: 'anna' } },
    });
    expect((await renew(tokenOf(link), 'tabor', 'team-tabor')).body).toEqual({ problem: 'short' });
    expect((await renew(tokenOf(link), 'tabor', 'passwort1234')).body).toEqual({ problem: 'guessable' });
    const renewed = await renew(tokenOf(link), 'tabor', 'Wolke-Besen-Kurve-3');
    expect(renewed).toMatchObject({ status: 200, body: { session: expect.any(String), user: { name: 'anna' } } });
    const recorded = (await auditLines(service)).filter((line) => line.endsWith(' /api/staff/password'));
    expect(recorded).toEqual([
      expect.stringMatching(/^staff \d+ anna: rights\.change /),
      expect.stringMatching(/^staff \d+ anna: login /),
    ]);
    expect(await logIn('anna', password, 'tabor')).toBe(401);
    expect(await logIn('anna', 'Wolke-Besen-Kurve-3', 'tabor')).toBe(200);
    expect(await session(service, opened.session, 'tabor')).toBeNull();
    expect((await renew(tokenOf(link), 'tabor')).status).toBe(401);
    expect((await call('password/link', { token: tokenOf(link), company: 'tabor' })).status).toBe(401);
  });

  it('leads people of other houses to their own website, in the language in which they asked', async () => {
    await forget('bea', { language: 'it' });
    const link = await mailedLink();
    expect(link.origin + link.pathname).toBe('http://rivabella.localhost:3001/it/auth/passwort');
    expect(plainText(mails[0]?.source)).toContain('Con questo link imposta una nuova password.');
    // Worth nothing elsewhere, also where she may sign in, and not after a change.
    expect((await renew(tokenOf(link), 'bauma')).status).toBe(401);
    expect((await renew(tokenOf(link).replace(/.$/, '~'), 'rivabella')).status).toBe(401);
  });

  it('is answered alike for all, and mailed to accounts alone that may sign in', async () => {
    const names = ['niemand', 'gesperrt', 'unbestaetigt', 'gesperrt@haus.example', '', 'anna'];
    const answers = [];
    for (const name of names) answers.push(await forget(name));
    expect(answers).toEqual(answers.map(() => ({ status: 200, wait: 0, body: { mails: true } })));
    expect((await mailedLink()).pathname).toBe('/auth/passwort');
    expect(mails[0]?.to).toEqual(['anna@haus.example']);
  });

  it('is limited for known and unknown names alike, and per account in silence', async () => {
    await addUser('viel', ['tabor']);
    const statuses = async (name: string) => {
      const found = [];
      for (let attempt = 0; attempt < 6; attempt += 1) found.push((await forget(name)).status);
      return found;
    };
    const limited = [200, 200, 200, 200, 200, 429];
    expect([await statuses('viel'), await statuses('fehlt')]).toEqual([limited, limited]);
    // The other name of the account does not tell that it is one.
    expect(await forget('viel@haus.example')).toEqual({ status: 200, wait: 0, body: { mails: true } });
    await vi.waitFor(() => expect(mails).toHaveLength(5), { timeout: 10_000 });
  });

  it('is not mailed without a mail server, which the website is told', async () => {
    expect((await call('password')).body).toEqual({ mails: true });
    vi.stubEnv('SMTP_HOST', '');
    expect((await call('password')).body).toEqual({ mails: false });
    expect((await forget('bea@haus.example')).body).toEqual({ mails: false });
    vi.stubEnv('SMTP_HOST', '127.0.0.1');
  });
});

const bodyOf = ({ text: body }: { text: string }) => JSON.parse(body);

const idOf = async (key: string): Promise<number> => (await service.rows('company').findOne({ where: { key } })).id;

describe('the page of the employees', () => {
  it('invites a person by mail, who sets the password and is confirmed by that', async () => {
    const person = {
      username: 'Nina Neu',
      email: 'Nina@haus.example',
      companies: [await idOf('rivabella'), await idOf('tabor')],
    };
    const invited = await administrator('POST', '/content/staff', person);
    expect([invited.status, bodyOf(invited).mailed]).toEqual([200, true]);
    const link = await mailedLink();
    expect(bodyOf(invited)).toMatchObject({ kind: 'invitation', link: link.href });
    const [house] = link.host.split('.');
    const again = await administrator('POST', `/content/staff/${bodyOf(invited).id}/link`);
    const renewedLink = new URL(bodyOf(again).link);
    expect((await renew(tokenOf(link), house ?? '')).status).toBe(401);
    expect((await renew(tokenOf(renewedLink), house ?? '')).status).toBe(200);
    expect(await logIn('nina@haus.example', password, 'tabor')).toBe(200);
    const reset = await administrator('POST', `/content/staff/${bodyOf(invited).id}/link`);
    expect(bodyOf(reset)).toMatchObject({ kind: 'reset', mailed: true });
    const { accounts } = bodyOf(await administrator('GET', '/content/staff'));
    expect(accounts).toContainEqual(
      expect.objectContaining({ username: 'Nina Neu', email: 'nina@haus.example', state: 'active' }),
    );
    const names: string[] = accounts.map(({ username }: { username: string }) => username);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'de-CH')));
  });

  it('invites again at another address, once it is corrected', async () => {
    const person = { username: 'Olga', email: 'olgga@haus.example', companies: [await idOf('tabor')] };
    const invited = bodyOf(await administrator('POST', '/content/staff', person));
    const path = `/content/staff/${invited.id}`;
    expect((await administrator('PUT', path, { username: 'Olga Muster' })).status).toBe(204);
    const corrected = await administrator('PUT', path, { email: 'olga@haus.example' });
    expect([corrected.status, bodyOf(corrected).kind]).toEqual([200, 'invitation']);
    await vi.waitFor(() => expect(mails.at(-1)?.to).toEqual(['olga@haus.example']), { timeout: 10_000 });
    expect(linkIn(mails.at(-1)?.source).href).toBe(bodyOf(corrected).link);
    expect((await renew(tokenOf(new URL(invited.link)), 'tabor')).status).toBe(401);
    expect((await renew(tokenOf(new URL(bodyOf(corrected).link)), 'tabor')).status).toBe(200);
  });

  it('ends links that were mailed to a former address', async () => {
    await addUser('cleo', ['tabor']);
    await forget('cleo');
    // One of the test before may still arrive.
    await vi.waitFor(() => expect(mails.at(-1)?.to).toEqual(['cleo@haus.example']), { timeout: 10_000 });
    const link = linkIn(mails.at(-1)?.source);
    const { id } = await listed('cleo');
    expect((await administrator('PUT', `/content/staff/${id}`, { email: 'cleo.neu@haus.example' })).status).toBe(204);
    expect((await renew(tokenOf(link), 'tabor')).status).toBe(401);
  });

  it('changes houses, ends sessions of who is blocked, and deletes', async () => {
    const { id } = await listed('bea');
    const path = `/content/staff/${id}`;
    const values = { companies: [await idOf('tabor')] };
    expect((await administrator('PUT', path, values)).status).toBe(204);
    expect([await logIn('bea', password, 'tabor'), await logIn('bea', password, 'bauma')]).toEqual([200, 401]);
    expect((await administrator('PUT', path, { isActive: false })).status).toBe(204);
    expect(await logIn('bea', password, 'tabor')).toBe(401);
    expect((await administrator('POST', `${path}/link`)).text).toContain('Dieses Konto ist gesperrt.');
    expect((await administrator('DELETE', path)).status).toBe(204);
    expect((await administrator('PUT', path, values)).text).toContain('Dieses Konto gibt es nicht mehr.');
  });

  it.each([
    [{ username: 'ab' }, 'drei Zeichen'],
    [{ email: 'keine' }, 'E-Mail-Adresse'],
    [{ companies: [] }, 'mindestens ein Haus'],
    [{ username: 'anna@haus.example' }, 'schon ein Konto'],
    [{ username: 'ANNA' }, 'schon ein Konto'],
  ])('rejects %j with a sentence', async (wrong, sentence) => {
    const person = { username: 'probe', email: 'probe@haus.example', companies: [await idOf('tabor')], ...wrong };
    const { status, text: answer } = await administrator('POST', '/content/staff', person);
    expect([status, answer]).toEqual([400, expect.stringContaining(sentence)]);
  });

  it('is for administrators alone', async () => {
    const editor = await adminClient(service, 'redaktion-gruppe');
    for (const [method, path] of [
      ['GET', '/content/staff'],
      ['POST', '/content/staff'],
      ['POST', '/content/staff/1/link'],
      ['GET', '/content/accounts'],
      ['POST', '/content/accounts/1/invitation'],
    ] as const) {
      expect([method, path, (await editor(method, path)).status]).toEqual([method, path, 403]);
    }
  });
});
