import { tenants, type TenantKey } from '@group/themes/registry';
import { firstEditor } from '../support/editor.ts';
import { expect, test } from '../support/test.ts';
import { askWith, openSession, sendLogin } from '../support/login.ts';
import { OwnPrograms } from '../support/ownPrograms.ts';
import { addInternal, addStaff, type StaffMember } from '../support/staff.ts';
import { runningStack } from '../testEnvironment/environment.ts';
import type { Server } from '../testEnvironment/stack.ts';

// Applications and messages are looked at, organisation by organisation, in apps/cms/src/features/submissions/personnel.test.ts.

/** A staff member of an organisation and the internal content that only its staff may see. */
interface Own {
  key: TenantKey;
  member: StaffMember;
  /** Unique words in its news and document. */
  secret: string;
  /** Cookie of an open session. */
  cookie: string;
  /** Addresses of its internal documents. */
  documents: string[];
}

const given: readonly TenantKey[] = ['digallo', 'tabor'];
/** With THOROUGH=1 all, otherwise some: those of the holding's staff member, one of another app, and one more. */
const tried = new Set<TenantKey>([...given, 'rivabella', 'bauma']);
const keys = tenants.map(({ key }) => key).filter((key) => process.env.THOROUGH || tried.has(key));
const all = new Map<TenantKey, Own>();
const own = new OwnPrograms();
let sites: Server[] = [];
let holding: StaffMember;

// Separate sites, as the failed logins would use up the rate limit of later specs.
const portOf = (key: TenantKey): number => sites[key === 'rivabella' ? 1 : 0]?.port ?? 0;
const prefixOf = (key: TenantKey): string => (key === 'rivabella' ? '/de' : '');
const ask = (key: TenantKey, cookie: string, path: string) =>
  askWith(prefixOf(key) + path, { tenant: key, port: portOf(key), cookie });

const [login, noDocument] = ['/auth', '/intern/dokumente'];

/** The path to which a session is redirected, without language. */
async function redirected(key: TenantKey, cookie: string, path: string) {
  const { status, headers, body } = await ask(key, cookie, path);
  const to = status === 302 ? headers.location?.slice(prefixOf(key).length).replace(/\?.*/, '') : status;
  return { to, body };
}

/** The internal page of an organisation for a session, and the documents on it. */
async function internalPage(key: TenantKey, cookie: string) {
  const { status, body } = await ask(key, cookie, '/intern');
  const documents = [...body.matchAll(/href="[^"]*(\/intern\/dokumente\/[a-z\d]{24})"/g)].map(([, path = '']) => path);
  return { status, body, documents };
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  sites = await Promise.all([own.site(), own.site({ app: 'rivabella' })]);
  const editor = await firstEditor(runningStack().contentUrl);
  holding = await addStaff(editor, given);
  const made = keys.map(async (key): Promise<Own> => {
    const secret = `Nur für ${key}: ${crypto.randomUUID()}`;
    await addInternal(editor, key, secret, { title: secret, fileName: `${key}.pdf`, content: `%PDF-1.4 ${secret}` });
    const member = await addStaff(editor, [key]);
    const cookie = await openSession(member, { tenant: key, port: portOf(key) });
    const { documents } = await internalPage(key, cookie);
    return { key, member, secret, cookie, documents };
  });
  for (const part of await Promise.all(made)) all.set(part.key, part);
});
test.afterAll(() => own.disposeAsync());

const others = (key: TenantKey): Own[] => [...all.values()].filter((each) => each.key !== key);
const secretsIn = (text: string): TenantKey[] =>
  [...all.values()].filter(({ secret }) => text.includes(secret)).map(({ key }) => key);

test('staff see the internal content of their own organisation', async () => {
  expect(all.size).toBe(keys.length);
  for (const { key, cookie, documents } of all.values()) {
    const { status, body } = await internalPage(key, cookie);
    expect([status, secretsIn(body)]).toEqual([200, [key]]);
    // From the example content, this spec and earlier specs.
    expect(documents.length).toBeGreaterThanOrEqual(2);
    const contents = await Promise.all(documents.map(async (path) => (await ask(key, cookie, path)).body));
    expect(contents.flatMap(secretsIn)).toEqual([key]);
  }
});

test("a session gives no access to another organisation's pages or documents", async () => {
  test.setTimeout(120_000);
  let asked = 0;
  for (const { key, cookie, documents } of all.values()) {
    for (const other of others(key)) {
      const there = ['/intern', ...other.documents, ...documents.slice(-1)];
      const here = other.documents;
      const answers = await Promise.all([
        ...there.map((path) => redirected(other.key, cookie, path)),
        ...here.map((path) => redirected(key, cookie, path)),
      ]);
      asked += answers.length;
      const where = `${key} at ${other.key}`;
      // At the other organisation, the session is unknown and redirected to the login; here, the document does not exist.
      const ends = answers.map(({ to }) => to);
      expect(ends, where).toEqual([...there.map(() => login), ...here.map(() => noDocument)]);
      for (const { body } of answers) expect(secretsIn(body), where).toEqual([]);
    }
  }
  expect(asked).toBeGreaterThanOrEqual(keys.length * (keys.length - 1) * 6);
});

test('staff cannot log in at another organisation', async () => {
  for (const [position, { member }] of [...all.values()].entries()) {
    const tenant = keys[(position + 1) % keys.length] ?? 'digallo';
    const { username, password } = member;
    const { status, set } = await sendLogin({ username, password }, { tenant, port: portOf(tenant) });
    expect([status, set], `${keys[position]} at ${tenant}`).toEqual([401, '']);
  }
});

test('staff of the holding see the documents assigned to them, each at its own address', async () => {
  for (const tenant of given) {
    const cookie = await openSession(holding, { tenant, port: portOf(tenant) });
    const { status, body, documents } = await internalPage(tenant, cookie);
    expect([status, secretsIn(body), documents]).toEqual([200, [tenant], all.get(tenant)?.documents]);
    expect((await ask(tenant, cookie, noDocument)).status).toBe(404);
    for (const other of others(tenant)) {
      expect((await internalPage(other.key, cookie)).status).toBe(302);
      const foreign = await Promise.all(other.documents.map((path) => redirected(tenant, cookie, path)));
      expect(new Set(foreign.map(({ to }) => to))).toEqual(new Set([noDocument]));
    }
  }
  for (const { key } of others('digallo')
    .filter((each) => !given.includes(each.key))
    .slice(0, 3)) {
    const { username, password } = holding;
    expect((await sendLogin({ username, password }, { tenant: key, port: portOf(key) })).status, key).toBe(401);
  }
});
