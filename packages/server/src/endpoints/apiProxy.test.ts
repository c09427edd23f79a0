import { ContentUnavailable, type Gateway } from '@group/content-client/gateway/gateway';
import { standardTenants, multilingualTenants } from '@group/themes/registry';
import { createHostTable } from '@group/themes/resolveTenant';
import { describe, expect, it } from 'vitest';
import { apiProxy } from './apiProxy.ts';

/** Responds with the query, so that tests can inspect it. */
const echo: Gateway = {
  access: { url: 'http://content.example', token: 'planted-token' },
  async read(scope, query) {
    return query.parse({ scope, request: query.request(scope) }, () => {});
  },
  drop() {},
  onDrop() {},
  isDegraded: () => false,
  isUnauthorized: () => false,
  async close() {},
};

const down: Gateway = {
  ...echo,
  read() {
    return Promise.reject(new ContentUnavailable('down'));
  },
};

function ask(
  path: string,
  { host = 'tabor.localhost', gateway = echo, method = 'GET', tenants = standardTenants } = {},
) {
  return apiProxy(gateway, createHostTable(tenants)).request(path, { headers: { host }, method });
}

describe('apiProxy', () => {
  it('serves the configuration of the tenant of the host', async () => {
    const response = await ask('/konfiguration-tabor?populate=deep&locale=');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ scope: { tenant: 'tabor', locale: '' } });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    '/konfiguration-geeren',
    '/konfiguration-tabor/',
    '/konfiguration-tabor?locale=it-CH',
    '/konfiguration-tabor?locale=../users',
    '/users',
    '/applications',
    '/jobs?populate=*',
    '/upload/files',
    '/%6bonfiguration-geeren',
  ])('answers 404 to %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('answers 404 to %s', async (method) => {
    expect((await ask('/konfiguration-tabor', { method })).status).toBe(404);
  });

  it('serves only the locales of the tenant', async () => {
    const rivabella = { host: 'rivabella.localhost', tenants: multilingualTenants };
    expect((await ask('/konfiguration-rivabella?locale=fr-CH', rivabella)).status).toBe(200);
    expect((await ask('/konfiguration-rivabella?locale=es', rivabella)).status).toBe(404);
  });

  it('neither forwards query parameters nor reveals the token', async () => {
    const response = await ask('/konfiguration-tabor?populate=users&filters[x]=1');
    const body = await response.text();
    expect(JSON.parse(body)).toMatchObject({ request: { search: { populate: 'deep', locale: '' } } });
    expect(body + JSON.stringify([...response.headers])).not.toContain('planted-token');
  });

  it('answers 503 with Retry-After while the content service is down', async () => {
    const response = await ask('/konfiguration-tabor', { gateway: down });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });
});
