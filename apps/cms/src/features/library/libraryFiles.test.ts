import { describe, expect, it } from 'vitest';
import { adminClient, type AdminClient, adminForAll } from '../../testing/admin.fixture.ts';
import { stored } from '../../testing/entries.fixture.ts';
import { photograph } from '../../testing/media.fixture.ts';
import { runningService } from '../../testing/runningService.fixture.ts';
import type { FileSection } from './libraryFiles.ts';

const service = runningService();
const tabor = adminForAll(service, 'redaktion-tabor');
const bauma = adminForAll(service, 'redaktion-bauma');
const group = adminForAll(service, 'redaktion-gruppe');
const author = adminForAll(service, 'autor-tabor');

/** @param query names the entry */
async function upload(client: AdminClient, name: string, alternativeText?: string, query = ''): Promise<number> {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(await photograph(7))], { type: 'image/jpeg' }), name);
  form.append('fileInfo', JSON.stringify({ name, alternativeText, focalPoint: { x: 20, y: 90 } }));
  const { status, text } = await client('POST', `/upload/files${query}`, form);
  expect(status).toBe(201);
  return (JSON.parse(text) as { id: number }).id;
}

async function sectionsFor(client: AdminClient, query = ''): Promise<FileSection[]> {
  const { status, text } = await client('GET', `/content/files?${query}`);
  expect(status).toBe(200);
  return JSON.parse(text) as FileSection[];
}

/** Titles of the sections with the names of their files. */
const namesFor = async (client: AdminClient, query = ''): Promise<[string, string[]][]> =>
  (await sectionsFor(client, query)).map(({ title, files }) => [title, files.map(({ name }) => name)]);

const describePicture = async (client: AdminClient, id: number, alternativeText: string): Promise<number> =>
  (await client('PUT', `/content/pictures/${id}`, { alternativeText })).status;

describe('the files for a field', () => {
  it('are those of the organisation, then those that all share', async () => {
    await upload(tabor, 'garten.jpg', 'Übersicht: Ein Garten im Herbst');
    await upload(bauma, 'bank.jpg');
    await upload(group, 'gruppe.jpg');
    const own = ['Tabor', ['garten.jpg']];
    for (const editor of [tabor, await adminClient(service, 'redaktion-tabor', 'personal-bauma')])
      expect(await namesFor(editor)).toEqual([own, ['Für alle Betriebe', ['gruppe.jpg']]]);
    expect(await sectionsFor(tabor, 'limit=1')).toMatchObject([
      { total: 1, files: [{ alternativeText: 'Übersicht: Ein Garten im Herbst', focalPoint: { x: 20, y: 90 } }] },
      { total: 1 },
    ]);
    for (const word of ['herbst', 'übersicht', 'ÜBERSICHT'])
      expect(await namesFor(tabor, `search=${encodeURIComponent(word)}`)).toEqual([own]);
    for (const word of ['garten_', '%', '(garten)'])
      expect(await namesFor(tabor, `search=${encodeURIComponent(word)}`)).toEqual([]);
    expect(await namesFor(tabor, 'kind=files')).toEqual([]);
  });

  it('begin for the group with those of the organisation to which the entry belongs', async () => {
    const entry = 'type=plugin::content.konfiguration-tabor';
    expect(await namesFor(group, entry)).toEqual([
      ['Tabor', ['garten.jpg']],
      ['Für alle Betriebe', ['gruppe.jpg']],
      ['Von anderen Betrieben', ['bank.jpg']],
    ]);
    // Whose entry a user names shows them nothing more.
    expect(await namesFor(bauma, entry)).toEqual([
      ['Für alle Betriebe', ['gruppe.jpg']],
      ['Von anderen Betrieben', ['bank.jpg']],
    ]);
  });

  it('can be those without an alternative text alone, until they have one or are decorative', async () => {
    const [cat, line] = [await upload(tabor, 'katze.jpg'), await upload(tabor, 'linie.jpg')];
    const undescribed = async () => (await namesFor(tabor, 'undescribed=true'))[0];
    expect(await undescribed()).toEqual(['Tabor', ['linie.jpg', 'katze.jpg']]);
    expect(await describePicture(bauma, cat, 'Fremd')).toBe(403);
    expect(await describePicture(tabor, cat, 'Eine Katze')).toBe(200);
    expect(await describePicture(tabor, line, '')).toBe(200);
    expect(await undescribed()).toEqual(['Für alle Betriebe', ['gruppe.jpg']]);
  });

  it('are described by authors once, if they have uploaded them', async () => {
    const foreign = await upload(tabor, 'der-redaktion.jpg');
    const own = await upload(author, 'vom-autor.jpg');
    expect(await describePicture(author, foreign, 'Eine Katze')).toBe(403);
    expect(await describePicture(author, own, 'Eine Katze')).toBe(200);
    const files = service.strapi.db.query('plugin::upload.file');
    expect(await files.findOne({ where: { id: own } })).toMatchObject({
      alternativeText: 'Eine Katze',
      decorative: false,
    });
    expect(await describePicture(author, own, 'Ein Hund')).toBe(403);
  });

  it('belong to the organisation of the entry for which they are uploaded, if the editor writes for it', async () => {
    const both = await adminClient(service, 'redaktion-tabor', 'redaktion-bauma');
    const documentId = await stored(service, 'company', { key: 'bauma', name: 'Bauma' });
    const ownerOf = async (type: string, id = ''): Promise<unknown> => {
      const file = await upload(both, 'foto.jpg', 'Ein Foto', `?type=plugin::content.${type}&id=${id}`);
      return (await service.strapi.db.query('plugin::upload.file').findOne({ where: { id: file } })).tenant;
    };
    expect(await ownerOf('konfiguration-tabor')).toBe('tabor');
    expect(await ownerOf('konfiguration-bauma')).toBe('bauma');
    expect(await ownerOf('company', documentId)).toBe('bauma');
    expect(await ownerOf('konfiguration-geeren')).toBeOneOf(['tabor', 'bauma']);
    const file = await upload(both, 'blatt.jpg', 'Ein Blatt', '?type=plugin::content.konfiguration-bauma');
    expect(await describePicture(bauma, file, 'Ein rotes Blatt')).toBe(200);
  });

  it('are none for those who may not see the library', async () => {
    expect(await sectionsFor(await adminClient(service, 'personal-tabor'))).toEqual([]);
    expect((await fetch(`${service.origin}/content/files`)).status).toBe(401);
    expect((await tabor('GET', '/content/files?limit=1e9')).status).toBe(400);
  });
});
