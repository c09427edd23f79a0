import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService, temporaryDirectory } from '../testing/service.fixture.ts';

const directory = temporaryDirectory();
const pages = '/content-manager/collection-types/plugin::content.page';
const password = 'Geheim-12345678';
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
  const answer = await fetch(`${service.origin}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

async function ask(path: string, method = 'GET', body?: Record<string, unknown>): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return (await fetch(service.origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })).status;
}

const rightsTo = (action: string, subject: string, code = 'strapi-editor') =>
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

describe('an editor of a new database', () => {
  it.each(['de-CH', 'it-CH', 'fr-CH', 'en'])('writes, looks at and publishes in %s', async (locale) => {
    const path = `${pages}/${page}`;
    const change = { title: `Garten ${locale}`, company: { connect: [{ documentId: company }] } };
    expect(await ask(`${path}?locale=${locale}`, 'PUT', change)).toBe(200);
    expect(await ask(`${path}?locale=${locale}`)).toBe(200);
    expect(await ask(`/content/preview/page/${page}?locale=${locale}`)).toBe(200);
    expect(await ask(`${path}/actions/publish?locale=${locale}`, 'POST', {})).toBe(200);
  });

  it('deletes', async () => {
    expect(await ask(`${pages}/${page}?locale=en`, 'DELETE')).toBe(200);
  });

  it('changes and publishes the frame of a website, and cannot delete it', async () => {
    const path = '/content-manager/single-types/plugin::content.konfiguration-tabor';
    expect(await ask(`${path}?locale=de-CH`, 'PUT', { Name: 'Tabor', mainColor: '#123456' })).toBe(200);
    expect(await ask(`${path}?locale=de-CH`, 'DELETE')).toBe(403);
    expect(await rightsTo('publish', 'konfiguration-tabor')).toHaveLength(1);
  });

  it('has an author beside it, who deletes what is their own, and publishes nothing', async () => {
    expect(await rightsTo('delete', 'page', 'strapi-author')).toMatchObject([{ conditions: ['admin::is-creator'] }]);
    expect(await rightsTo('publish', 'page', 'strapi-author')).toEqual([]);
  });
});

describe('an editor whose rights were changed', () => {
  it('keeps them over a start', async () => {
    const rights = service.strapi.db.query('admin::permission');
    const [read] = await rightsTo('read', 'page');
    await rights.update({ where: { id: read.id }, data: { properties: { ...read.properties, locales: ['de-CH'] } } });
    for (const { id } of await rightsTo('publish', 'page')) await rights.delete({ where: { id } });
    await service.stop();
    service = await startService(directory.path);
    token = await login('strapi-editor');
    expect(await ask(`/content/preview/page/${page}?locale=it-CH`)).toBe(404);
    expect(await ask(`/content/preview/page/${page}?locale=de-CH`)).toBe(200);
    expect(await ask(`${pages}/${page}/actions/publish?locale=de-CH`, 'POST', {})).toBe(403);
    expect(await rightsTo('publish', 'page')).toEqual([]);
    expect(await rightsTo('publish', 'job')).toHaveLength(1);
  });
});
