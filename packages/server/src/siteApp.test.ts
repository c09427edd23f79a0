import { standardTenants, tenants } from '@group/themes/registry';
import { createHostTable } from '@group/themes/resolveTenant';
import type { ServerBuild } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { createRenderQueue } from './http/renderQueue.ts';
import { createSiteApp, type SiteAppOptions } from './siteApp.ts';

describe('createSiteApp', () => {
  const loader = vi.fn<() => null>(() => null);
  const page = { id: 'page', path: '*', module: { default: () => null, loader, action: loader } };
  const entry = { module: { default: () => new Response('page') } };
  const build = {
    entry,
    routes: { page },
    assets: { routes: {}, entry: { module: '', imports: [] }, url: '', version: '1' },
    basename: '/',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
  const options = {
    build,
    services: { gateway: { access: { url: 'http://content.example' } }, hosts: createHostTable(standardTenants) },
    tenants: new Map(),
    health: {},
    renders: createRenderQueue(),
  } as unknown as SiteAppOptions;
  const app = createSiteApp(options);

  it.each([
    ['GET', '/jobs', 200],
    ['GET', '/jobs.data', 404],
    ['GET', '/_root.data', 404],
    ['POST', '/jobs.data', 404],
  ])('answers %s %s with %i', async (method, path, status) => {
    loader.mockClear();
    const url = `http://tabor.localhost${path}`;
    const response = await app.request(url, { method, headers: { host: 'tabor.localhost' } }, {});
    expect([response.status, loader.mock.calls.length]).toEqual([status, status === 200 ? 1 : 0]);
  });

  it.each([
    ['tabor', '/kontakt', '/it/kontakt'],
    ['rivabella', '/:lang/kontakt', '/kontakt'],
  ])('takes what is sent to %s for %s at the former address %s', async (tenant, pattern, path) => {
    const action = vi.fn<({ request }: { request: Request }) => Promise<Response>>(
      async ({ request }) => new Response(await request.text()),
    );
    const form = { id: 'form', path: pattern.slice(1), module: { action } };
    const others = { id: 'others', path: '*', module: { default: () => null } };
    const hosts = createHostTable(tenants);
    const services = { ...options.services, hosts };
    const ofForm = { ...build, routes: { form, others } } as unknown as ServerBuild;
    const { request } = createSiteApp({ ...options, build: ofForm, services });
    const headers = { host: `${tenant}.localhost`, 'content-type': 'text/plain' };
    const post = (to: string) =>
      request(`http://${tenant}.localhost${to}`, { method: 'POST', body: 'Grüezi', headers }, {});
    const response = await post(path);
    expect([response.status, await response.text()]).toEqual([200, 'Grüezi']);
    expect((await post('/es/gibt/es/nicht')).status).toBe(405);
  });

  it('leads password managers to the form that changes a password', async () => {
    const { status, headers } = await app.request('http://tabor.localhost/.well-known/change-password', {}, {});
    expect([status, headers.get('location')]).toEqual([302, '/auth/vergessen']);
  });

  it.each(['/assets/of-the-next-version.js', '/pictures/320/none.jpg', '/jobs.data'])(
    'forbids caches to store that there is no %s',
    async (path) => {
      const { status, headers } = await app.request(`http://tabor.localhost${path}`, {}, {});
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    },
  );
});
