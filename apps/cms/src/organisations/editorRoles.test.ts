import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService, temporaryDirectory } from '../testing/service.fixture.ts';

const directory = temporaryDirectory();
const pages = '/content-manager/collection-types/plugin::content.page';
const password = 'Holunder-Treppe-7';
let service: Service;
let token = '';
let company = '';
let page = '';

async function login(code: string): Promise<string> {
  const { strapi } = service;
  const role = await strapi.db.query('admin::role').findOne({ where: { code } });
  const email = `${code}@haus.example`;
  const account = { firstname: 'Eva', lastname: code, email, password, isActive: true, roles: [role.id] };
  if (!(await strapi.db.query('admin::user').findOne({ where: { email } })))
    await strapi.service('admin::user')?.create(account);
  const response = await fetch(`${service.origin}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await response.json()) as { data: { token: string } }).data.token;
}

async function request(path: string, method = 'GET', body?: Record<string, unknown>): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return (await fetch(service.origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })).status;
}

const permissionsFor = (action: string, subject: string, code = 'strapi-editor') =>
  service.strapi.db.query('admin::permission').findMany({
    where: {
      role: { code },
      subject: `plugin::content.${subject}`,
      action: `plugin::content-manager.explorer.${action}`,
    },
  });

beforeAll(async () => {
  process.env.CONTENT_PREVIEW_SECRET = 'a-secret-of-at-least-32-characters';
  service = await startService(directory.path);
  const { strapi } = service;
  const rivabella: Record<string, unknown> = { key: 'rivabella', name: 'Rivabella' };
  company = (await strapi.documents('plugin::content.company').create({ data: rivabella })).documentId;
  const data: Record<string, unknown> = { title: 'Garten', path: '/s/garten', company };
  page = (await strapi.documents('plugin::content.page').create({ locale: 'de-CH', data })).documentId;
  token = await login('strapi-editor');
});

afterAll(async () => {
  await service.stop();
  directory.remove();
  delete process.env.CONTENT_PREVIEW_SECRET;
});

describe('the editor role in a new database', () => {
  it.each(['de-CH', 'it-CH', 'fr-CH', 'en'])('can write, read and publish in %s', async (locale) => {
    const path = `${pages}/${page}`;
    const change = { title: `Garten ${locale}`, company: { connect: [{ documentId: company }] } };
    expect(await request(`${path}?locale=${locale}`, 'PUT', change)).toBe(200);
    expect(await request(`${path}?locale=${locale}`)).toBe(200);
    expect(await request(`/content/preview/page/${page}?locale=${locale}`)).toBe(200);
    expect(await request(`${path}/actions/publish?locale=${locale}`, 'POST', {})).toBe(200);
  });

  it('can delete', async () => {
    expect(await request(`${pages}/${page}?locale=en`, 'DELETE')).toBe(200);
  });

  it('can edit and publish the configuration of a website, but neither unpublish nor delete it', async () => {
    const path = '/content-manager/single-types/plugin::content.konfiguration-tabor';
    expect(await request(`${path}?locale=de-CH`, 'PUT', { Name: 'Tabor', mainColor: '#123456' })).toBe(200);
    expect(await request(`${path}?locale=de-CH`, 'DELETE')).toBe(403);
    expect(await request(`${path}/actions/publish?locale=de-CH`, 'POST', {})).toBe(200);
    expect(await request(`${path}/actions/unpublish?locale=de-CH`, 'POST', {})).toBe(400);
    expect(await permissionsFor('update', 'konfiguration-tabor', 'strapi-author')).toEqual([]);
  });

  it('differs from the author role, which deletes only its own entries and cannot publish', async () => {
    expect(await permissionsFor('delete', 'page', 'strapi-author')).toMatchObject([
      { conditions: ['admin::is-creator'] },
    ]);
    expect(await permissionsFor('publish', 'page', 'strapi-author')).toEqual([]);
  });
});

describe('an editor role with changed permissions', () => {
  it('keeps them after a restart', async () => {
    const rights = service.strapi.db.query('admin::permission');
    const [read] = await permissionsFor('read', 'page');
    await rights.update({ where: { id: read.id }, data: { properties: { ...read.properties, locales: ['de-CH'] } } });
    for (const { id } of await permissionsFor('publish', 'page')) await rights.delete({ where: { id } });
    await service.stop();
    service = await startService(directory.path);
    token = await login('strapi-editor');
    expect(await request(`/content/preview/page/${page}?locale=it-CH`)).toBe(404);
    expect(await request(`/content/preview/page/${page}?locale=de-CH`)).toBe(200);
    expect(await request(`${pages}/${page}/actions/publish?locale=de-CH`, 'POST', {})).toBe(403);
    expect(await permissionsFor('publish', 'page')).toEqual([]);
    expect(await permissionsFor('publish', 'job')).toHaveLength(1);
  });
});
