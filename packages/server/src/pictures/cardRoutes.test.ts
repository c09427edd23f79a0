import { ContentUnavailable, type Gateway } from '@group/content-client/gateway/gateway';
import { wireHousesFixture } from '@group/content-client/house/house.fixture';
import { tenants } from '@group/themes/registry';
import { createHostTable } from '@group/themes/resolveTenant';
import { describe, expect, it } from 'vitest';
import { cardRoutes } from './cardRoutes.ts';
import type { CardRequest, PictureRequest } from './pictureRequest.ts';
import { PicturesBusy } from './pictureStore.ts';

const pages = [
  { path: '/', title: 'Tabor', blocks: [] },
  { path: '/wohnen', title: 'Wohnen', blocks: [] },
];

/** Answers by path of the content service; pages in German only. */
const read: Gateway['read'] = async ({ tenant, locale }, query) => {
  const { path, search } = query.request({ tenant, locale });
  const german = locale === '' || locale === 'de-CH';
  const found = pages.filter((page) => !search['filters[path]'] || page.path === search['filters[path]']);
  const answers: Record<string, unknown> = {
    pages: { data: german ? found.map((attributes) => ({ id: attributes.path, attributes })) : [] },
    houses: german ? wireHousesFixture : { data: [] },
    jobs: { data: [] },
  };
  if (path.startsWith('konfiguration-'))
    return query.parse({ data: { id: 1, attributes: { Name: 'Tabor', metaTitle: 'Wohnen im Alter' } } }, () => {});
  return query.parse(answers[path], () => {});
};

async function ask(path: string, host = 'tabor.localhost', reads = read) {
  const requests: (PictureRequest | CardRequest)[] = [];
  const get = async (request: PictureRequest | CardRequest) => {
    requests.push(request);
    return Buffer.from('jpeg');
  };
  const response = await cardRoutes(createHostTable(tenants), reads, { get }).request(path, { headers: { host } });
  const [request] = requests;
  return { response, title: request && 'card' in request ? request.card.title : undefined, request };
}

const down = () => Promise.reject(new ContentUnavailable('down'));
const busyQueue = () => Promise.reject(new PicturesBusy('full'));

describe('cardRoutes', () => {
  it('draws the title of a page and the name of the house in the colours of the tenant', async () => {
    const { response, request } = await ask('/cards/wohnen.jpg');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(request).toMatchObject({ format: 'jpg', card: { title: 'Wohnen', ink: expect.stringMatching(/^#/) } });
  });

  it('shows the photo of a house', async () => {
    const { request, title } = await ask('/cards/unsere-haeuser/haupthaus-am-see.jpg');
    expect([title, request?.name]).toEqual(['Haupthaus am See', 'haupthaus_ab12.jpg']);
  });

  it('draws German texts where there is no translation', async () => {
    expect((await ask('/cards/it/wohnen.jpg', 'rivabella.localhost')).title).toBe('Wohnen');
  });

  // A title from the request would put any words onto a picture of the house.
  it.each([
    '/cards/index.jpg',
    '/cards/gratis-geld.jpg',
    '/cards/jobs/offene-stellen/abc.jpg',
    '/cards/jobs/offene-stellen/..%2fx.jpg',
    '/cards/%3Cspan%3E.jpg',
  ])('draws the site’s own title for %s', async (path) => {
    expect((await ask(path)).title).toBe('Wohnen im Alter');
  });

  it('answers 404 for other formats', async () => {
    expect((await ask('/cards/wohnen.png')).response.status).toBe(404);
  });

  it('asks to come back while content or places in the queue are missing', async () => {
    expect((await ask('/cards/wohnen.jpg', 'tabor.localhost', down)).response.status).toBe(503);
    const routes = cardRoutes(createHostTable(tenants), read, { get: busyQueue });
    const busy = await routes.request('/cards/wohnen.jpg', { headers: { host: 'tabor.localhost' } });
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5']);
  });
});
