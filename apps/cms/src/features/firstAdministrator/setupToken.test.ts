import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runningService } from '../../testing/runningService.fixture.ts';
import { problemIn, sendForm } from '../../testing/signIn.fixture.ts';

const service = runningService();
const token = 'token-of-the-test-with-32-characters';

beforeAll(() => {
  vi.stubEnv('CMS_SETUP_TOKEN', token);
});

afterAll(() => {
  vi.unstubAllEnvs();
});

const account = { firstname: 'Eva', lastname: 'Muster', email: 'eva@haus.example', password: 'Holunder-Treppe-7' };

const path = '/admin/anmelden/erstes-konto';

const register = (headers: Record<string, string> = {}, to = path) =>
  sendForm(service.origin, to, { ...account, repeated: account.password }, headers);

const open = (query: string) =>
  fetch(`${service.origin}/admin/setup${query}`, { headers: { accept: 'application/json' }, redirect: 'manual' });

const administrators = () => service.strapi.db.query('admin::user').count();

describe('the first administrator', () => {
  it.each<[string, Record<string, string>]>([
    [path, {}],
    [path.toUpperCase(), {}],
    [`${path}/`, { 'x-setup-token': `${token}x` }],
    [path, { cookie: 'setup-token=' }],
    ...['register-admin', 'register-admin/', 'Register-Admin', 'register%2Dadmin', '/register-admin'].map(
      (end): [string, Record<string, string>] => [`/admin/${end}`, { 'x-setup-token': token }],
    ),
  ])('cannot be registered at %s with %j', async (to, headers) => {
    const { status, cookies } = await register(headers, to);
    expect([303, 400, 404, 405]).toContain(status);
    expect([cookies.size, await administrators()]).toEqual([0, 0]);
  });

  it('gets a cookie only from the right link', async () => {
    for (const query of ['', '?token=', `?token=${token}x`, `?token[]=${token}`]) {
      expect((await open(query)).headers.get('set-cookie')).toBeNull();
    }
    const { status, headers } = await open(`?token=${token}`);
    expect([status, headers.get('location')]).toEqual([303, path]);
    expect(headers.get('set-cookie')).toMatch(/; path=\/admin\/anmelden\/erstes-konto; samesite=strict; httponly$/i);
  });

  it('is registered with the cookie, once', async () => {
    const cookie = (await open(`?token=${token}`)).headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(problemIn((await register({ cookie, origin: 'https://elsewhere.example' })).html)).toBe('');
    expect(await administrators()).toBe(0);
    const registered = await register({ cookie });
    expect([registered.status, registered.location, registered.cookies.has('jwtToken')]).toEqual([303, '/admin', true]);
    expect(await administrators()).toBe(1);
    expect((await register({ cookie })).location).toBe('/admin/anmelden');
    expect(await administrators()).toBe(1);
  });
});
