import type { TenantKey } from '@group/themes/registry';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loader as documentLoader } from '../internal/document.route.ts';
import { action as internalAction, loader as internalLoader } from '../internal/internal.route.tsx';
import { action, loader as loginLoader } from './login.route.tsx';
import type { StaffAuth } from '../../staff/staffAuth.server.ts';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import {
  documentId,
  outcomeOf,
  staffArguments,
  type StaffService,
  startStaffService,
} from '../../testing/staffService.fixture.ts';

let service: StaffService;
let staff: StaffAuth;

beforeEach(async () => {
  service = await startStaffService();
  ({ staff } = service);
});

interface Visit {
  tenant?: TenantKey;
  language?: string;
  path?: string;
  cookie?: string;
  id?: string;
  form?: Readonly<Record<string, string>>;
  network?: string;
}

function visit({ tenant = 'tabor', language, path = '/intern', id, ...request }: Visit) {
  const site = requestedSiteFixture(tenant, language ? { language } : {});
  return staffArguments(staff, site, path, { ...request, params: id ? { id } : {} });
}

async function logIn(username = 'anna', password = 'richtig-1', more: Visit = {}) {
  const { form, ...rest } = more;
  const tried = visit({ path: '/auth', ...rest, form: { username, password, ...form } });
  const result = await outcomeOf(action(tried));
  const [set = ''] = result.headers.getSetCookie();
  return { ...result, set, cookie: set.split(';')[0] ?? '' };
}

const toLogin = { status: 302, location: '/auth?weiter=/intern' };
async function intern(more: Visit) {
  const { status, headers, data } = await outcomeOf(internalLoader(visit(more)));
  return { status, location: headers.get('location'), data };
}

describe('login', () => {
  it('sets a cookie that only the site can read, and redirects', async () => {
    const { status, headers, set } = await logIn();
    expect([status, headers.get('location')]).toEqual([303, '/intern']);
    expect(set).toMatch(/^__Host-session=Fe26\.2\*\S+; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=28800$/);
    expect(set).not.toContain([...service.sessions.keys()].at(-1));
    expect(service.requests.every(({ authorization }) => authorization === 'Bearer service-token')).toBe(true);
    expect(JSON.stringify(service.requests)).not.toContain('richtig');
  });

  it.each([
    ['/jobs', '/jobs'],
    ['//evil.example', '/intern'],
  ])('redirects to the return path %j as %s', async (weiter, location) => {
    expect((await logIn('anna', 'richtig-1', { form: { weiter } })).headers.get('location')).toBe(location);
  });

  it.each([
    ['anna', 'falsch'],
    ['niemand', 'richtig-1'],
    ['beat', 'richtig-2'],
    ['anna', ''],
    ['', 'x'],
    ['anna', 'x'.repeat(300)],
    ['anna', 'x'.repeat(9_000)],
  ])('rejects %s with %s alike, and keeps only the name', async (username, password) => {
    const { status, data, cookie } = await logIn(username, password);
    const shownName = password.length > 8_000 ? '' : username;
    expect([status, data, cookie]).toEqual([401, { problem: 'wrong', username: shownName }, '']);
  });

  it('tells the content service the network, and what it gave the browser after an earlier login', async () => {
    const { headers } = await logIn('anna', 'richtig-1', { network: '2001:db8:1:2::' });
    expect(service.clients.at(-1)).toEqual({ network: '2001:db8:1:2::', device: undefined });
    const [, device = ''] = headers.getSetCookie();
    expect(device).toBe('__Host-device=v1:anna; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=34560000');
    await logIn('anna', 'falsch', { cookie: device.split(';')[0] ?? '' });
    expect(service.clients.at(-1)).toEqual({ network: '192.0.2.1', device: 'v1:anna' });
  });

  it('sets no cookie after a failure', async () => {
    expect((await logIn('anna', 'falsch')).headers.getSetCookie()).toEqual([]);
  });

  it('passes on the content service’s limit', async () => {
    service.limited.set('anna', 1_234);
    const { status, headers, data } = await logIn();
    expect([status, headers.get('retry-after'), data]).toEqual([429, '1234', { problem: 'tooMany', username: 'anna' }]);
  });

  it('reports that login is unavailable while the content service is down', async () => {
    staff = { ...staff, access: { url: 'http://127.0.0.1:1', token: 'x' } };
    expect((await logIn()).status).toBe(503);
  });

  it('greets a signed-in user', async () => {
    const { cookie } = await logIn();
    expect((await outcomeOf(loginLoader(visit({ path: '/auth', cookie })))).data).toMatchObject({ name: 'Frau anna' });
    service.blocked.add('anna');
    const { data, headers } = await outcomeOf(loginLoader(visit({ path: '/auth', cookie })));
    expect([data, headers.get('set-cookie')?.includes('Max-Age=0')]).toEqual([
      { next: undefined, name: undefined, hasDirectory: false, problem: undefined },
      true,
    ]);
  });
});

describe('internal area', () => {
  it('redirects to the login without a session', async () => {
    expect(await intern({})).toMatchObject(toLogin);
    const italian = await intern({ tenant: 'rivabella', language: 'it' });
    expect(italian.location).toBe('/it/auth?weiter=/it/intern');
  });

  it('answers 503 while the content service is down', async () => {
    const { cookie } = await logIn();
    staff = { ...staff, access: { url: 'http://127.0.0.1:1', token: 'x' } };
    expect((await intern({ cookie })).status).toBe(503);
  });

  it('rejects a session after eight hours', async () => {
    const { cookie } = await logIn();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (8 * 60 + 2) * 60_000 });
    expect(await intern({ cookie })).toMatchObject(toLogin);
  });

  it('rejects a tampered cookie, whichever part was changed', async () => {
    const { cookie } = await logIn();
    const start = cookie.indexOf('*');
    for (let at = start; at < cookie.length; at += 7) {
      const changed = cookie.slice(0, at) + (cookie[at] === 'A' ? 'B' : 'A') + cookie.slice(at + 1);
      expect(await intern({ cookie: changed })).toMatchObject(toLogin);
    }
    staff = { ...staff, secret: 'another secret of at least 32 letters' };
    expect(await intern({ cookie })).toMatchObject(toLogin);
  });
});

const stated = async (form: Readonly<Record<string, string>>, more: Visit = {}) => {
  const before = service.statements.length;
  const { status, headers } = await outcomeOf(internalAction(visit({ form, ...more })));
  return { status, location: headers.get('location'), statements: service.statements.slice(before) };
};

describe('what is free', () => {
  it('is stated by those who may', async () => {
    const { cookie } = await logIn();
    expect((await intern({ cookie })).data).toMatchObject({ houses: [{ slug: 'tabor-haus-am-hang' }] });
    const house = 'tabor-haus-am-hang';
    expect(await stated({ house, offer: 'dayPlace', state: 'free' }, { cookie })).toEqual({
      status: 303,
      location: '/intern#plaetze-tabor-haus-am-hang',
      statements: [{ house, change: { offer: 'dayPlace', state: 'free' } }],
    });
    const { statements } = await stated({ house, offer: 'apartment', state: 'keine' }, { cookie });
    expect(statements).toEqual([{ house, change: { offer: 'apartment', state: null } }]);
    expect((await stated({ house }, { cookie })).statements).toEqual([{ house }]);
    expect(await stated({ house })).toEqual({ status: 302, location: toLogin.location, statements: [] });
  });

  it.each<Record<string, string>>([
    {},
    { house: 'a', offer: 'garage', state: 'free' },
    { house: 'a', offer: 'dayPlace', state: 'full' },
  ])('is not stated by the form %j', async (form) => {
    const { cookie } = await logIn();
    expect(await stated(form, { cookie })).toMatchObject({ status: 400, statements: [] });
  });

  it('is not shown as stated where the content service does not say so', async () => {
    const { cookie } = await logIn();
    staff = { ...staff, access: { url: 'http://127.0.0.1:1', token: 'x' } };
    expect((await stated({ house: 'tabor-haus-am-hang' }, { cookie })).status).toBe(503);
  });
});

describe('internal document', () => {
  it.each([
    ['tabor', undefined, ''],
    ['rivabella', 'it', '/it'],
  ] as const)('of %s is the redirect target after login', async (tenant, language, prefix) => {
    const path = `${prefix}/intern/dokumente/${documentId}`;
    const place = { tenant, ...(language && { language }) };
    const redirected = await outcomeOf(documentLoader(visit({ ...place, path, id: documentId })));
    expect([redirected.status, redirected.headers.get('location')]).toEqual([302, `${prefix}/auth?weiter=${path}`]);
    const weiter = new URLSearchParams(redirected.headers.get('location')?.split('?')[1]).get('weiter') ?? '';
    const { status, headers } = await logIn('holding', 'richtig-3', { ...place, form: { weiter } });
    expect([status, headers.get('location'), headers.get('x-remix-reload-document')]).toEqual([303, path, 'true']);
  });

  it.each(['../internal', '//evil.example', 'x&weiter=//evil.example', ''])('rejects the id %j', async (id) => {
    expect((await outcomeOf(documentLoader(visit({ id })))).headers.get('location')).toBe(toLogin.location);
    const { cookie } = await logIn();
    const { status, headers } = await outcomeOf(documentLoader(visit({ id, cookie })));
    expect([status, headers.get('location')]).toEqual([302, '/intern/dokumente']);
  });

  it.each([
    ['tabor', undefined, ''],
    ['rivabella', 'it', '/it'],
  ] as const)('that is gone leads to the error screen of %s', async (tenant, language, prefix) => {
    const place = { tenant, ...(language && { language }) };
    const { cookie } = await logIn('holding', 'richtig-3', place);
    const gone = visit({ ...place, id: 'd9gone000000000000000000', cookie });
    const { status, headers } = await outcomeOf(documentLoader(gone));
    expect([status, headers.get('location')]).toEqual([302, `${prefix}/intern/dokumente`]);
  });

  it('is a page while the content service is down', async () => {
    const { cookie } = await logIn();
    staff = { ...staff, access: { url: 'http://127.0.0.1:1', token: 'x' } };
    const answer = await documentLoader(visit({ cookie, id: documentId }));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('<h1>');
  });

  it('is streamed', async () => {
    const { cookie } = await logIn();
    const answer = await documentLoader(visit({ cookie, id: documentId }));
    expect(await answer.text()).toBe('geheim tabor');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': 'attachment; filename="Plan.pdf"',
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    });
  });
});
