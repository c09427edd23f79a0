import {
  createPreviewToken,
  previewTokenHeader,
  verifyPreviewToken,
} from '@group/content-client/contract/previewToken';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { adminToken } from '../../testing/admin.fixture.ts';
import { organisations, stored } from '../../testing/entries.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';
import { send } from '../../testing/service.fixture.ts';

const secret = 'a-secret-of-at-least-32-characters';
const service = runningService();

type Data = Record<string, unknown>;
type Uid = 'article' | 'job' | 'page' | 'konfiguration-tabor';

const make = (name: Uid, data: Data, status?: 'published'): Promise<string> =>
  stored(service, name, data, { locale: 'de-CH', ...(status && { status }) });

const companyOf = organisations(service, 'tabor', 'geeren', 'digallo');
let elsewhere = '';
let own = '';

beforeAll(async () => {
  vi.stubEnv('CONTENT_PREVIEW_SECRET', secret);
  vi.stubEnv('SITE_ORIGINS', 'tabor=http://tabor.localhost:3000');
});

const tokenOf = (tenant: string, lasts = 60_000, key = secret): string =>
  createPreviewToken(key, { tenant, path: '/', until: Date.now() + lasts });

/** The titles that a website receives when it requests drafts. */
async function titles(plural: string, token: string, search = ''): Promise<string[]> {
  const path = `/api/${plural}?status=draft&locale=${search}`;
  const { body } = await service.get(path, { [previewTokenHeader]: token });
  const { data } = body as { data: { attributes: { title: string } }[] };
  return data.map(({ attributes }) => attributes.title).toSorted();
}

const article = (title: string, key: string, more: Data = {}): Data => ({
  title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  company: companyOf(key),
  date: '2026-11-01',
  teaser: 'Kurz.',
  ...more,
});

describe('drafts', () => {
  const future = '2126-01-01T00:00:00.000Z';

  beforeAll(async () => {
    const changed = await make('article', article('Alt', 'tabor'), 'published');
    await service.entries('article').update({ documentId: changed, locale: 'de-CH', data: { title: 'Neu' } });
    await make('article', article('Nie veröffentlicht', 'tabor'));
    await make('article', article('Kommt noch', 'tabor', { publishFrom: future }), 'published');
    elsewhere = await make('article', article('Anderswo', 'geeren'));
    own = await make('article', article('Von der Holding', 'digallo'));
  });

  it('are returned for a token, of its organisation only', async () => {
    expect(await titles('articles', tokenOf('tabor'))).toEqual(['Kommt noch', 'Neu', 'Nie veröffentlicht']);
    expect(await titles('articles', tokenOf('geeren'))).toEqual(['Anderswo']);
  });

  it.each([
    ['missing', ''],
    ['expired', tokenOf('tabor', -1)],
    ['signed with another secret', tokenOf('tabor', 60_000, 'another')],
    ['malformed', 'a.b'],
  ])('are not returned for a token that is %s', async (_, token) => {
    expect(await titles('articles', token)).toEqual(['Alt']);
  });

  it('outside their publication period are returned when requested by id', async () => {
    const past = { publishFrom: '2020-01-01T00:00:00.000Z', publishUntil: '2021-01-01T00:00:00.000Z' };
    const id = await make('article', article('Vorbei', 'geeren', past));
    expect(await titles('articles', tokenOf('geeren'), `&filters[documentId]=${id}`)).toEqual(['Vorbei']);
    expect(await titles('articles', tokenOf('geeren'))).not.toContain('Vorbei');
  });
});

const nav = (name: string): Data => ({ Name: 'Tabor', Nav: [{ name, link: '/' }] });

async function readFrame(token: string): Promise<string> {
  const path = '/api/konfiguration-tabor?populate=deep&locale=&status=draft';
  return JSON.stringify((await service.get(path, { [previewTokenHeader]: token })).body);
}

describe('the draft of a frame', () => {
  beforeAll(async () => {
    const documentId = await make('konfiguration-tabor', nav('Bisher'), 'published');
    await service.entries('konfiguration-tabor').update({ documentId, locale: 'de-CH', data: nav('Künftig') });
  });

  it('is returned for a token of its organisation only', async () => {
    expect(await readFrame(tokenOf('tabor'))).toContain('Künftig');
    for (const token of [tokenOf('geeren'), tokenOf('digallo'), tokenOf('tabor', -1), '']) {
      expect(await readFrame(token)).toContain('Bisher');
    }
  });
});

describe('the link to a draft', () => {
  let editor = '';

  async function linkTo(type: string, id: string, token = editor, more = '') {
    const path = `/content/preview/${type}/${id}?locale=de-CH${more}`;
    const answer = await send(service.origin + path, token, 'GET');
    return { status: answer.status, url: answer.ok ? ((await answer.json()) as { url: string }).url : '' };
  }

  beforeAll(async () => {
    editor = await adminToken(service, 'strapi-super-admin');
  });

  it('opens its page on the website of its organisation, for an hour', async () => {
    const job = { title: 'Koch', company: companyOf('tabor'), kind: 'vacancy', area: 'hotel', workplace: 'Hier' };
    const id = await make('job', job);
    const { status, url } = await linkTo('job', id);
    const { origin, pathname } = new URL(url);
    expect([status, origin, pathname.startsWith('/vorschau/')]).toEqual([200, 'http://tabor.localhost:3000', true]);
    const token = verifyPreviewToken(secret, pathname.slice('/vorschau/'.length));
    expect(token).toMatchObject({ tenant: 'tabor', path: `/jobs/offene-stellen/${id}` });
    expect((token?.until ?? 0) - Date.now()).toBeLessThanOrEqual(60 * 60 * 1000);
    expect(token).not.toHaveProperty('frame');
    const beside = new URL((await linkTo('job', id, editor, '&frame=true')).url).pathname;
    const framed = verifyPreviewToken(secret, beside.slice('/vorschau/'.length));
    expect(framed).toMatchObject({ tenant: 'tabor', frame: service.origin });
  });

  it.each([
    ['of all organisations for its editors', 'redaktion-gruppe', ['Anderswo']],
    ['of the holding alone for its authors', 'autor-digallo', []],
    ['of the holding alone for authors who receive all applications', ['autor-digallo', 'personal-gruppe'], []],
  ])('on the website of the whole group opens drafts %s', async (_, codes, others) => {
    const { url } = await linkTo('article', own, await adminToken(service, codes));
    const token = new URL(url).pathname.slice('/vorschau/'.length);
    const found = (await titles('articles', token)).filter((title) => ['Anderswo', 'Von der Holding'].includes(title));
    expect(found).toEqual([...others, 'Von der Holding']);
    expect(await titles('articles', token, `&filters[documentId]=${elsewhere}`)).toEqual(others);
  });

  it('opens the home page for the frame of a website', async () => {
    const frame = await service.entries('konfiguration-tabor').findFirst();
    const { status, url } = await linkTo('konfiguration-tabor', frame?.documentId ?? '');
    const token = verifyPreviewToken(secret, new URL(url).pathname.slice('/vorschau/'.length));
    expect([status, token?.tenant, token?.path]).toEqual([200, 'tabor', '/']);
  });

  it('is rejected for users without access to the entry, and for entries without a page', async () => {
    const id = await make('page', { title: 'Seite', path: '/s/seite', company: companyOf('geeren') });
    expect((await linkTo('page', id)).url).toMatch('https://geeren.example/vorschau/');
    expect((await linkTo('page', id, await adminToken(service, 'personal-tabor'))).status).toBe(404);
    expect((await linkTo('page', id, service.token)).status).toBe(401);
    expect((await linkTo('redirect', id)).status).toBe(404);
    expect((await linkTo('page', 'x'.repeat(24))).status).toBe(404);
  });
});
