import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminClient, type AdminClient } from '../../testing/admin.fixture.ts';
import { photograph } from '../../testing/media.fixture.ts';
import { type Service, startService, temporaryDirectory } from '../../testing/service.fixture.ts';
import type { UndescribedPictures } from './undescribedPictures.ts';

const directory = temporaryDirectory();
let service: Service;
let tabor: AdminClient;
let bauma: AdminClient;
let author: AdminClient;

async function upload(client: AdminClient, name: string, alternativeText?: string): Promise<number> {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(await photograph(7))], { type: 'image/jpeg' }), name);
  if (alternativeText) form.append('fileInfo', JSON.stringify({ name, alternativeText }));
  const { status, text } = await client('POST', '/upload/files', form);
  expect(status).toBe(201);
  return (JSON.parse(text) as { id: number }).id;
}

async function undescribed(client: AdminClient): Promise<UndescribedPictures> {
  const { status, text } = await client('GET', '/content/pictures/undescribed');
  expect(status).toBe(200);
  return JSON.parse(text) as UndescribedPictures;
}

const namesOf = async (client: AdminClient): Promise<string[]> =>
  (await undescribed(client)).pictures.map(({ name }) => name);

const describePicture = async (client: AdminClient, id: number, alternativeText: string): Promise<number> =>
  (await client('PUT', `/content/pictures/${id}`, { alternativeText })).status;

beforeAll(async () => {
  service = await startService(directory.path);
  tabor = await adminClient(service, 'redaktion-tabor');
  bauma = await adminClient(service, 'redaktion-bauma');
  author = await adminClient(service, 'autor-tabor');
});

afterAll(async () => {
  await service.stop();
  directory.remove();
});

describe('the pictures without an alternative text', () => {
  it('are those of the organisation, until they have one or are decorative', async () => {
    const [garden, line] = [await upload(tabor, 'garten.jpg'), await upload(tabor, 'linie.jpg')];
    await upload(tabor, 'beschrieben.jpg', 'Ein Garten im Herbst');
    const [first] = (await undescribed(tabor)).pictures;
    expect(first).toMatchObject({
      id: line,
      name: 'linie.jpg',
      isOwn: true,
      url: expect.stringMatching(/^\/uploads\//),
    });
    expect(first?.ageMs).toBeLessThan(60_000);
    expect(await namesOf(tabor)).toEqual(['linie.jpg', 'garten.jpg']);
    expect(await namesOf(bauma)).toEqual([]);
    const group = await adminClient(service, 'redaktion-gruppe');
    expect(await undescribed(group)).toMatchObject({ total: 2, pictures: [{ isOwn: false }, { isOwn: false }] });

    expect(await describePicture(bauma, garden, 'Fremd')).toBe(403);
    expect(await describePicture(tabor, garden, 'Ein Garten')).toBe(200);
    expect(await describePicture(tabor, line, '')).toBe(200);
    expect(await undescribed(tabor)).toEqual({ pictures: [], total: 0 });
  });

  it('are for authors those that they have uploaded, which they describe once', async () => {
    await upload(tabor, 'der-redaktion.jpg');
    const own = await upload(author, 'vom-autor.jpg');
    expect(await namesOf(author)).toEqual(['vom-autor.jpg']);
    expect(await describePicture(author, own, 'Eine Katze')).toBe(200);
    const files = service.strapi.db.query('plugin::upload.file');
    expect(await files.findOne({ where: { id: own } })).toMatchObject({
      alternativeText: 'Eine Katze',
      decorative: false,
    });
    expect(await describePicture(author, own, 'Ein Hund')).toBe(403);
    expect(await namesOf(author)).toEqual([]);
    expect(await namesOf(tabor)).toEqual(['der-redaktion.jpg']);
  });

  it('are none for those who may not see the library', async () => {
    const personnel = await adminClient(service, 'personal-tabor');
    expect(await undescribed(personnel)).toEqual({ pictures: [], total: 0 });
    expect((await fetch(`${service.origin}/content/pictures/undescribed`)).status).toBe(401);
  });
});
