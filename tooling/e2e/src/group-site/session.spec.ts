import { type Editor, firstEditor } from '../support/editor.ts';
import { expect, test, siteOf } from '../support/test.ts';
import { askWith, logIn, openSession, sendLogin, sessionCookie } from '../support/login.ts';
import { addStaff, blockStaff, type StaffMember } from '../support/staff.ts';

let editor: Editor;
let member: StaffMember;

test.beforeAll(async () => {
  editor = await firstEditor();
  member = await addStaff(editor, ['tabor']);
});

const tenant = 'tabor';
const ask = (cookie: string, path = '/intern') => askWith(path, { tenant, cookie });
const open = (of: StaffMember, cookie = '') => openSession(of, { tenant, cookie });
const credentials = ({ username, password }: StaffMember) => ({ username, password });
const closed = { status: 302, headers: { location: '/auth?weiter=/intern', 'cache-control': 'no-store' } };

test('a session cookie is bound to its site and browser, and never cached', { tag: '@https' }, async ({ page }) => {
  // The login never redirects to another site.
  await page.goto(siteOf('tabor', `/auth?weiter=${encodeURIComponent('https://evil.example')}`));
  await logIn(page, member);
  await expect(page).toHaveURL(siteOf('tabor', '/intern'));
  const kept = await sessionCookie(page);
  // Without a leading dot in the domain, only this host gets it.
  expect(kept).toMatchObject({
    name: '__Host-session',
    value: expect.stringMatching(/.{100}/),
    domain: 'tabor.localhost',
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
  });
  expect(Math.abs((kept?.expires ?? 0) - Date.now() / 1000 - 8 * 3600)).toBeLessThan(60);

  const cookie = `__Host-session=${kept?.value}`;
  for (const path of ['/intern', '/auth']) {
    const { status, headers } = await ask(cookie, path);
    expect([status, headers['cache-control'], headers['x-robots-tag']], path).toEqual([200, 'no-store', 'noindex']);
  }
  // Public pages do not reveal the session either.
  expect((await ask(cookie, '/')).headers['cache-control']).toMatch(/private|no-store/);
  expect((await ask('', '/')).body).not.toContain(member.username);
});

test('a session ends at logout, at the next login, and when its user is blocked', async () => {
  const first = await open(member);
  expect((await ask(first)).status).toBe(200);
  const second = await open(member, first);
  expect(second).not.toBe(first);
  expect(await ask(first)).toMatchObject(closed);
  expect((await ask(second)).status).toBe(200);

  const { status, headers, set } = await sendLogin({ intent: 'logout' }, { tenant, cookie: second });
  expect([status, headers.location]).toEqual([303, '/auth']);
  expect(set).toMatch(/^__Host-session=; .*; Max-Age=0$/);
  expect(await ask(second)).toMatchObject(closed);

  const other = await addStaff(editor, ['tabor']);
  const third = await open(other);
  expect((await ask(third)).status).toBe(200);
  await blockStaff(editor, other);
  expect(await ask(third)).toMatchObject(closed);
  expect((await sendLogin(credentials(other), { tenant })).status).toBe(401);
});
