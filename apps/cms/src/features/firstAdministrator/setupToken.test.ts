import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Service, startService, temporaryDirectory } from '../../testing/service.fixture.ts';

const directory = temporaryDirectory();
const token = 'token-of-the-test-with-32-characters';
let service: Service;

beforeAll(async () => {
  vi.stubEnv('CMS_SETUP_TOKEN', token);
  service = await startService(directory.path);
});

afterAll(async () => {
  await service.stop();
  vi.unstubAllEnvs();
  directory.remove();
});

const account = { firstname: 'Eva', lastname: 'Muster', email: 'eva@haus.example', password: 'Holunder-Treppe-7' };

function register(headers: Record<string, string> = {}, path = '/admin/register-admin') {
  return fetch(`${service.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(account),
  });
}

const open = (query: string) => fetch(`${service.origin}/admin/setup${query}`, { redirect: 'manual' });

const administrators = () => service.strapi.db.query('admin::user').count();

describe('the first administrator', () => {
  it.each([
    ['/admin/register-admin', {}],
    ['/admin/register-admin/', {}],
    ['/ADMIN/Register-Admin', {}],
    ['/admin/register-admin', { 'x-setup-token': `${token}x` }],
    ['/admin/register-admin', { cookie: 'setup-token=' }],
    ['/admin/register%2Dadmin', {}],
    ['//admin/register-admin', {}],
    ['/admin//register-admin', {}],
  ])('cannot be registered at %s with %j', async (path, headers) => {
    const { status } = await register(headers, path);
    expect([403, 404, 405]).toContain(status);
    expect(await administrators()).toBe(0);
  });

  it('gets a cookie only from the right link', async () => {
    for (const query of ['', '?token=', `?token=${token}x`, `?token[]=${token}`]) {
      const { status, headers } = await open(query);
      expect([status, headers.get('set-cookie')]).toEqual([403, null]);
    }
    const { status, headers } = await open(`?token=${token}`);
    expect([status, headers.get('location')]).toEqual([302, '/admin/auth/register-admin']);
    expect(headers.get('set-cookie')).toMatch(/; path=\/admin\/register-admin; samesite=strict; httponly$/i);
  });

  it('is registered with the cookie, once', async () => {
    const cookie = (await open(`?token=${token}`)).headers.get('set-cookie')?.split(';')[0] ?? '';
    expect((await register({ cookie })).status).toBe(200);
    expect(await administrators()).toBe(1);
    expect((await register({ cookie })).status).not.toBe(200);
    expect(await administrators()).toBe(1);
  });
});
