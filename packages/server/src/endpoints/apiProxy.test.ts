import { ContentUnavailable, type Gateway } from '@group/content-client/gateway/gateway';
import { standardTenants, multilingualTenants } from '@group/themes/registry';
import { createHostTable } from '@group/themes/resolveTenant';
import { describe, expect, it } from 'vitest';
import { apiProxy } from './apiProxy.ts';

/** Answers with the question, so that a test sees what would be asked. */
const echo: Gateway = {
  access: { url: 'http://content.example', token: 'planted-token' },
  async read(scope, query) {
    return query.parse({ scope, request: query.request(scope) }, () => {});
  },
  drop() {},
  onDrop() {},
  isDegraded: () => false,
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

describe('the content that a browser may ask for', () => {
  it('is the configuration of the tenant whose host was opened', async () => {
    const answer = await ask('/konfiguration-tabor?populate=deep&locale=');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ scope: { tenant: 'tabor', locale: '' } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
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
  ])('is nothing at %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('takes no %s', async (method) => {
    expect((await ask('/konfiguration-tabor', { method })).status).toBe(404);
  });

  it('comes in the locales that the tenant has', async () => {
    const rivabella = { host: 'rivabella.localhost', tenants: multilingualTenants };
    expect((await ask('/konfiguration-rivabella?locale=fr-CH', rivabella)).status).toBe(200);
    expect((await ask('/konfiguration-rivabella?locale=es', rivabella)).status).toBe(404);
  });

  it('passes on no query of the browser, and no token', async () => {
    const answer = await ask('/konfiguration-tabor?populate=users&filters[x]=1');
    const body = await answer.text();
    expect(JSON.parse(body)).toMatchObject({ request: { search: { populate: 'deep', locale: '' } } });
    expect(body + JSON.stringify([...answer.headers])).not.toContain('planted-token');
  });

  it('says when to come back while the content service is down', async () => {
    const answer = await ask('/konfiguration-tabor', { gateway: down });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  });
});
