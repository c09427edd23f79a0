import type { TenantKey } from '@group/themes/registry';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { siteContext } from '../../site/siteContext.ts';
import type { StaffAuth } from '../../staff/staffAuth.server.ts';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { staffArguments, type StaffService, startStaffService } from '../../testing/staffService.fixture.ts';
import { loader as internalLoader } from '../internal/internal.route.tsx';
import { loader as beginLoader } from './directorySignIn.route.ts';
import { loader as endLoader } from './directorySignInEnd.route.ts';
import { loader as loginLoader } from './login.route.tsx';

let service: StaffService;
let staff: StaffAuth;

beforeEach(async () => {
  service = await startStaffService();
  ({ staff } = service);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

interface Visit {
  tenant?: TenantKey;
  language?: string;
  known?: boolean;
  cookie?: string;
  network?: string;
  from?: string;
}

const visit = (path: string, { tenant = 'tabor', language, known = true, ...request }: Visit = {}) =>
  staffArguments(staff, { ...requestedSiteFixture(tenant, language ? { language } : {}), known }, path, request);

const begin = (more?: Visit, path = '/auth/firmenkonto') => beginLoader(visit(path, more));
const end = (search: string, more?: Visit) => endLoader(visit(`/auth/firmenkonto/ende${search}`, more));
const locationOf = ({ headers }: Response): string | null => headers.get('location');

/** The `Cookie` header of a browser after a response. */
const cookieOf = ({ headers }: Response): string => headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** Begins a sign-in; the code with which the content service ends it, and the browser's cookie. */
async function begun(more?: Visit, path?: string) {
  const response = await begin(more, path);
  const code = new URL(locationOf(response) ?? '').searchParams.get('state') ?? '';
  return { code, cookie: cookieOf(response) };
}

const expired = '/auth?firmenkonto=abgelaufen';

describe('the beginning of a sign-in with the directory', () => {
  it('leads to the directory, and binds the return to this browser for ten minutes', async () => {
    const response = await begin();
    expect([response.status, locationOf(response)]).toEqual([
      302,
      expect.stringMatching(/^https:\/\/directory\.example\/auth\?state=/),
    ]);
    const [cookie = '', ...others] = response.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^__Host-sign-in=Fe26\.2\*\S+; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=600$/);
    const [start] = service.directory.begun.values();
    expect(start).toEqual({
      company: 'tabor',
      returnUrl: 'https://tabor.example/auth/firmenkonto/ende',
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      network: '192.0.2.1',
    });
  });

  it('returns to the language of the page', async () => {
    await begin({ tenant: 'rivabella', language: 'it' });
    const [start] = service.directory.begun.values();
    expect(start?.returnUrl).toMatch(/^https:\/\/[^/]+\/it\/auth\/firmenkonto\/ende$/);
  });

  it('says on the login page that the directory or the content service is down', async () => {
    service.directory.down = true;
    const response = await begin({}, '/auth/firmenkonto?weiter=/intern');
    expect(locationOf(response)).toBe('/auth?firmenkonto=anbieter&weiter=%2Fintern');
    expect(response.headers.getSetCookie()).toEqual([]);
    staff = { ...staff, access: { url: 'http://127.0.0.1:1', token: 'x' } };
    expect(locationOf(await begin({ tenant: 'rivabella', language: 'fr' }))).toBe('/fr/auth?firmenkonto=anbieter');
  });

  it('is rejected on an unknown host', async () => {
    expect(locationOf(await begin({ known: false }))).toBe('/auth?firmenkonto=anbieter');
    expect(service.directory.begun.size).toBe(0);
  });

  it.each(['cross-site', 'same-site'])(
    'is not triggered by other sites (%s), who would use up the limit',
    async (from) => {
      expect(locationOf(await begin({ from }))).toBe('/auth');
      expect(service.directory.begun.size).toBe(0);
      expect(locationOf(await begin({ from: 'same-origin' }))).toMatch(/^https:/);
    },
  );

  it('is limited by the content service, which it tells the network', async () => {
    service.limited.set('192.0.2.1', 40);
    expect(locationOf(await begin())).toBe('/auth?firmenkonto=zuViele');
    expect(locationOf(await begin({ network: '192.0.2.2' }))).toMatch(/^https:/);
  });
});

describe('the end of a sign-in with the directory', () => {
  it('opens the session that a local login opens', async () => {
    const { code, cookie } = await begun();
    const response = await end(`?code=${code}`, { cookie });
    expect([response.status, locationOf(response)]).toEqual([302, '/intern']);
    const [session = '', cleared = ''] = response.headers.getSetCookie();
    expect(session).toMatch(/^__Host-session=Fe26\.2\*\S+; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=28800$/);
    expect(cleared).toMatch(/^__Host-sign-in=; .*Max-Age=0$/);
    const args = visit('/intern', { cookie: cookieOf(response) });
    expect(await internalLoader(args)).toMatchObject({ contacts: [{ name: 'Kontakt von tabor' }] });
  });

  it.each([
    ['/jobs?seite=2', '/jobs?seite=2'],
    ['//evil.example', '/intern'],
    // The browser would download it and stay on the directory's page.
    ['/intern/dokumente/d1tabor00000000000000000', '/intern'],
  ])('returns to %s as %s', async (weiter, location) => {
    const { code, cookie } = await begun({}, `/auth/firmenkonto?weiter=${encodeURIComponent(weiter)}`);
    expect(locationOf(await end(`?code=${code}`, { cookie }))).toBe(location);
  });

  it('is rejected in a browser that has begun none, or another one', async () => {
    const [mine, theirs] = [await begun(), await begun()];
    const response = await end(`?code=${theirs.code}`);
    expect([locationOf(response), cookieOf(response)]).toEqual([expired, '__Host-sign-in=']);
    expect(locationOf(await end(`?code=${theirs.code}`, { cookie: mine.cookie }))).toBe(expired);
  });

  it('is rejected at another tenant', async () => {
    const { code, cookie } = await begun();
    expect(locationOf(await end(`?code=${code}`, { cookie, tenant: 'bauma' }))).toBe(expired);
    expect(service.directory.begun.has(code)).toBe(true);
  });

  it('is rejected after ten minutes, and the second time', async () => {
    const [late, twice] = [await begun(), await begun()];
    await end(`?code=${twice.code}`, { cookie: twice.cookie });
    expect(locationOf(await end(`?code=${twice.code}`, { cookie: twice.cookie }))).toBe(expired);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 12 * 60_000 });
    expect(locationOf(await end(`?code=${late.code}`, { cookie: late.cookie }))).toBe(expired);
  });

  it.each(['abgelaufen', 'abgebrochen', 'anbieter', 'gruppe'])('passes on the reason %s', async (reason) => {
    const { cookie } = await begun({}, '/auth/firmenkonto?weiter=/intern');
    const response = await end(`?grund=${reason}`, { cookie });
    expect(locationOf(response)).toBe(`/auth?firmenkonto=${reason}&weiter=%2Fintern`);
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-sign-in=; .*Max-Age=0$/)]);
    const { data } = Object(await loginLoader(visit(locationOf(response) ?? '')));
    expect(data).toMatchObject({ problem: reason, next: '/intern' });
  });

  it('shows no other reason than its own', async () => {
    const { cookie } = await begun();
    expect(locationOf(await end('?grund=<script>', { cookie }))).toBe(expired);
    const { data } = Object(await loginLoader(visit('/auth?firmenkonto=%3Cscript%3E')));
    expect(data).toMatchObject({ problem: undefined });
  });

  it('replaces a session that was open', async () => {
    const first = await begun();
    const session = cookieOf(await end(`?code=${first.code}`, { cookie: first.cookie }));
    const before = service.sessions.size;
    const second = await begun();
    await end(`?code=${second.code}`, { cookie: `${session}; ${second.cookie}` });
    expect(service.sessions.size).toBe(before);
  });

  it('says that the content service is down', async () => {
    const { code, cookie } = await begun();
    staff = { ...staff, access: { url: 'http://127.0.0.1:1', token: 'x' } };
    expect(locationOf(await end(`?code=${code}`, { cookie }))).toBe('/auth?firmenkonto=anbieter');
  });
});

describe('the login page', () => {
  it.each([
    ['offers the directory if the content service has one', { enabled: true }, true],
    ['does not without one', { enabled: false }, false],
    ['does not while the content service is down', undefined, false],
  ])('%s', async (_what, answer, hasDirectory) => {
    const args = visit('/auth');
    const site = requestedSiteFixture('tabor');
    const read: typeof site.read = async (query) => {
      if (!answer || query.request(site.scope).path !== 'staff/directory') return site.read(query);
      return query.parse(answer, () => {});
    };
    args.context.set(siteContext, { ...site, read });
    const { data } = Object(await loginLoader(args));
    expect(data).toMatchObject({ hasDirectory });
  });
});
